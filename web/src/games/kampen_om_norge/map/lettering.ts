/** Which names can be written at this size of the map, so that none covers another. */

import { labelBox, stackBox, type Place } from "./atlas";
import { overlap, type Box } from "../../../board/geometry";

export interface Named {
  place: Place;
  name: string;
  /** Names of higher rank are written first. */
  rank: number;
  occupied: boolean;
}

/** The areas whose names are written when a unit of a piece is `pieces` units of the map. */
export function legible(names: Named[], pieces: number): Set<string> {
  const written = new Set<string>();
  const onMap = ({ place }: Named, box: Box): Box => ({
    x: place.town[0] + box.x * pieces,
    y: place.town[1] + box.y * pieces,
    width: box.width * pieces,
    height: box.height * pieces,
  });
  const taken = names
    .filter(({ occupied }) => occupied)
    .map((named) => ({ id: named.place.id, box: onMap(named, stackBox([0, 0])) }));
  for (const named of [...names].sort((one, other) => other.rank - one.rank)) {
    const box = onMap(named, labelBox(named.place, named.name));
    const covers = taken.some(({ id, box: other }) => id !== named.place.id && overlap(box, other) > 4 * pieces);
    if (covers && pieces > 1) continue;
    written.add(named.place.id);
    taken.push({ id: named.place.id, box });
  }
  return written;
}
