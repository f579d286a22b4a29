/** The story of a game in numbers: what was lost, and how each day ended. */

import type { Story } from "../../game_client";
import type { LogLine } from "../../../table/model/log.svelte";
import type { TableModel } from "../../../table/model/table.svelte";
import { say } from "../words";
import { sum, type HegraView } from "../table";

export interface DayEnd {
  day: number;
  /** Morale in the evening, or now if the day is not over; and the store. */
  morale: number;
  evening?: number;
  supplies: number;
  wounded: number;
  dead: number;
  fallen: number;
}

const START = { morale: 0, supplies: 1 };

/** Day by day, as the log tells it. */
export function daysOf(lines: LogLine[]): DayEnd[] {
  const days: DayEnd[] = [];
  let morale = START.morale;
  let supplies = START.supplies;
  for (const { line } of lines) {
    const values = line.values ?? {};
    if (line.key === "turn.begins") {
      days.push({ day: Number(values.day), morale, supplies, wounded: 0, dead: 0, fallen: 0 });
    }
    const today = days[days.length - 1];
    if (today === undefined) continue;
    if (line.key === "morale.up" || line.key === "morale.down" || line.key === "morning.morale_spent") {
      morale = Number(values.level);
    } else if (line.key === "evening.level" || line.key === "evening.calm") {
      // What counts is the level of the evening: afterwards the marker goes back to its start.
      today.evening = Number(values.level);
      morale = START.morale;
    } else if (line.key.startsWith("supplies.") && values.left !== undefined) supplies = Number(values.left);
    else if (line.key === "morning.supply_spent") supplies = Number(values.left);
    else if (line.key === "injured") today.wounded += 1;
    else if (line.key === "died") today.dead += 1;
    else if (line.key === "infantry.removed") today.fallen += 1;
    else if (line.key === "artillery.sector") today.fallen += Number(values.count);
    today.morale = today.evening ?? morale;
    today.supplies = supplies;
  }
  return days;
}

const TURNING = ["surrender.up", "surrender.down", "died", "coup", "retreat", "last_stand", "run.caught", "snow.found"];

export function storyOf(model: TableModel): Story {
  const view = model.view as HegraView;
  const lines = model.lines;
  const count = (...keys: string[]): number => lines.filter(({ line }) => keys.includes(line.key)).length;
  const fallen = daysOf(lines).reduce((total, day) => total + day.fallen, 0);
  const rows: Story["rows"] = [
    { label: say("hegra-story-day"), values: [view.day] },
    {
      label: say("hegra-story-healthy"),
      values: [say("hegra-story-needed", { now: view.healthy, of: view.required })],
    },
    { label: say("hegra-story-morgue"), values: [sum(view.defenders.morgue)] },
    { label: say("hegra-story-wounded"), values: [count("injured")] },
    { label: say("hegra-story-caught"), values: [count("run.caught", "lost")] },
    { label: say("hegra-story-fallen"), values: [fallen] },
    { label: say("hegra-story-delivered"), values: [count("run.delivered")] },
  ];
  return { sides: [], rows, turns: turnsOf(lines) };
}

function turnsOf(lines: LogLine[]): Story["turns"] {
  const turns: Story["turns"] = [];
  let heading = "";
  for (const each of lines) {
    if (each.line.key === "turn.begins") heading = say("hegra-turn", { day: each.line.values?.day });
    if (!TURNING.includes(each.line.key)) continue;
    const last = turns[turns.length - 1];
    if (last?.heading === heading) last.lines.push(each);
    else turns.push({ heading, lines: [each] });
  }
  return turns;
}
