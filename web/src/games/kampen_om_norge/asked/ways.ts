/** The shortest ways from one area to another over the printed map. */

import type { KampenPrint } from "../table";

/** The areas of a shortest way, both ends included; null if there is none. */
export function shortestWay(printed: KampenPrint, from: string, to: string, byWater: boolean): string[] | null {
  const before = new Map<string, string>([[from, ""]]);
  const waiting = [from];
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (at === to) return backFrom(to, before);
    for (const [next, way] of Object.entries(printed.areas[at]!.neighbours)) {
      if (before.has(next) || printed.areas[next]?.in_play !== true || (way === "water" && !byWater)) continue;
      before.set(next, at);
      waiting.push(next);
    }
  }
  return null;
}

function backFrom(to: string, before: Map<string, string>): string[] {
  const way = [to];
  for (let at = before.get(to); at !== undefined && at !== ""; at = before.get(at)) way.unshift(at);
  return way;
}

/** How many times a way crosses water. */
export function crossings(printed: KampenPrint, way: string[]): number {
  return way.slice(1).filter((area, place) => printed.areas[way[place]!]!.neighbours[area] === "water").length;
}
