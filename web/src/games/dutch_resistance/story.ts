/** The story of a group in numbers, and the lines that decided it. */

import type { LogLine } from "../../table/model/log.svelte";
import type { TableModel } from "../../table/model/table.svelte";
import type { Story } from "../game_client";
import { isArrest, isArrested } from "./ending/rounds";
import type { DutchView } from "./table";
import { say } from "./words";

/** What brings the goal nearer, and what is lost. */
const TURNING = ["recruited", "hidden", "task.done", "installed", "delivered", "raided", "caught", "search.nothing"];

export function storyOf(model: TableModel): Story {
  const view = model.view as DutchView;
  const count = (...keys: string[]): number => model.lines.filter(({ line }) => keys.includes(line.key)).length;
  const rows: Story["rows"] = [
    { label: say("dutch-story-rounds"), values: [view.round] },
    { label: say("dutch-story-goal"), values: [`${view.goal.done} / ${view.goal.wanted}`] },
    { label: say("dutch-story-caught"), values: [view.caught + view.characters.filter(isArrested).length] },
    { label: say("dutch-story-morale"), values: [view.morale] },
    { label: say("dutch-story-raids"), values: [count("raided")] },
    { label: say("dutch-story-halts"), values: [count("halt")] },
    { label: say("dutch-story-tokens"), values: [count("token")] },
    { label: say("dutch-story-gifts"), values: [count("exchanged", "given")] },
  ];
  return { sides: [], rows, turns: roundsOf(model.lines) };
}

function roundsOf(lines: LogLine[]): Story["turns"] {
  const turns: Story["turns"] = [];
  let heading = "";
  for (const each of lines) {
    const { key, values } = each.line;
    if (key === "round") heading = say("dutch-round", { round: values?.round });
    if (!TURNING.includes(key) && !isArrest(each.line)) continue;
    const last = turns[turns.length - 1];
    if (last?.heading === heading) last.lines.push(each);
    else turns.push({ heading, lines: [each] });
  }
  return turns;
}
