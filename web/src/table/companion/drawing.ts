/** Telling what was drawn from a real deck or bag: things alike are one choice, with how many are left. */

import type { Face } from "../../games/game_client";
import { holds, wordsOf } from "../../rules/reading";

export interface Group extends Face {
  /** Any of those alike; it does not matter which is told. */
  id: string;
  left: number;
}

/** What can have been drawn, in the order of the names. */
export function groupsOf(among: string[], face: (id: string) => Face): Group[] {
  const groups = new Map<string, Group>();
  for (const id of among) {
    const seen = face(id);
    const known = groups.get(seen.key);
    if (known) known.left += 1;
    else groups.set(seen.key, { ...seen, id, left: 1 });
  }
  return [...groups.values()].sort((one, other) =>
    `${one.name} ${one.about}`.localeCompare(`${other.name} ${other.about}`, undefined, { numeric: true }),
  );
}

export function matching(groups: Group[], typed: string): Group[] {
  const words = wordsOf(typed);
  return groups.filter(({ id, name, about }) => holds([id, name, about], words));
}
