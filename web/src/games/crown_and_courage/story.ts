/** The story of a flight in numbers, and the lines that decided it. */

import type { LogLine } from "../../table/model/log.svelte";
import type { TableModel } from "../../table/model/table.svelte";
import type { Story } from "../game_client";
import type { CrownView } from "./table";
import { say } from "./words";

const TURNING = [
  "occupation.taken",
  "bombing.destroyed",
  "battle.won",
  "battle.lost",
  "escape.fled",
  "escape.gold_lost",
  "pressure.added",
  "willpower.lost",
  "demand.declined",
  "demand.ignored",
];

export function storyOf(model: TableModel): Story {
  const view = model.view as CrownView;
  const count = (...keys: string[]): number => model.lines.filter(({ line }) => keys.includes(line.key)).length;
  const lost = Object.values(view.map.towns).filter((state) => state !== "free").length;
  const rows: Story["rows"] = [
    { label: say("crown-story-days"), values: [view.day] },
    { label: say("crown-story-turns"), values: [view.turn] },
    { label: say("crown-story-gold"), values: [view.cards.evacuated.length] },
    { label: say("crown-story-willpower"), values: [view.willpower] },
    { label: say("crown-story-pressure"), values: [view.pressure.king] },
    { label: say("crown-story-towns"), values: [lost] },
    { label: say("crown-story-won"), values: [count("battle.won")] },
    { label: say("crown-story-lost"), values: [count("battle.lost")] },
    { label: say("crown-story-fled"), values: [count("escape.fled")] },
  ];
  return { sides: [], rows, turns: turnsOf(model.lines) };
}

function turnsOf(lines: LogLine[]): Story["turns"] {
  const turns: Story["turns"] = [];
  let heading = "";
  for (const each of lines) {
    const { key, values } = each.line;
    if (key === "turn.begins") heading = say("crown-turn", { day: values?.day, turn: values?.turn });
    if (!TURNING.includes(key)) continue;
    const last = turns[turns.length - 1];
    if (last?.heading === heading) last.lines.push(each);
    else turns.push({ heading, lines: [each] });
  }
  return turns;
}
