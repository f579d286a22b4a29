/** The sea zones as places of the map: where each lies, who has ships there, and whose they are. */

import type { Clicks } from "../../../table/model/clicks.svelte";
import { shapePath, linesPath } from "../../../board/geometry";
import type { Atlas } from "../map/atlas";
import type { Point } from "../map/map";
import { say } from "../words";
import { FACTIONS, type Faction, type KampenPrint, type KampenView } from "../table";

export interface ZonePlace {
  id: string;
  sheet: string;
  /** Where its numeral stands on the table. */
  at: Point;
  /** Its shape, in the units of its sheet. */
  path: string;
  /** Its limits at sea, without the coast. */
  limits: string;
  /** Drawn here for its neighbours' sake; its ships lie on the other sheet. */
  ghost: boolean;
}

export interface Fleet {
  faction: Faction;
  cards: number;
  /** Those of them that lie face up. */
  open: string[];
  /** Those that only their owner knows. */
  own: string[];
}

export const ZONES = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"] as const;

/** The sheet on which the ships of a zone lie that is drawn on both. */
const HOME: Record<string, string> = { VI: "north", VIII: "south" };

export function zonePlaces(atlas: Atlas): ZonePlace[] {
  return atlas.sheets.flatMap(({ map, left }) =>
    Object.entries(map.zones).map(([id, { shape, label }]) => ({
      id,
      sheet: map.id,
      at: [left + label.at[0], label.at[1]] as Point,
      path: shapePath(shape),
      limits: linesPath(map.limits.filter(({ between }) => between.includes(id)).flatMap(({ lines }) => lines)),
      ghost: (HOME[id] ?? map.id) !== map.id,
    })),
  );
}

/** The stacks in a zone, each with what a seat may know of it: the Allies' first. */
export function fleetsIn(id: string, view: KampenView, printed: KampenPrint): Fleet[] {
  const here = view.sea?.zones[id];
  if (here === undefined) return [];
  const isOf = (faction: Faction) => (ship: string) => printed.ships[ship]?.faction === faction;
  return FACTIONS.toReversed()
    .filter((faction) => (here[faction] ?? 0) > 0)
    .map((faction) => {
      const open = here.open.filter(isOf(faction));
      const known = (view.fleet?.ships[id] ?? []).filter(isOf(faction));
      return { faction, cards: here[faction]!, open, own: known.filter((ship) => !open.includes(ship)) };
    });
}

export const shipName = (id: string, printed: KampenPrint): string => printed.names.ship?.[id] ?? id;

/** The class as it stands on the card, without what it means in another language. */
export const classOf = (id: string, printed: KampenPrint): string =>
  (printed.names.ship_class?.[printed.ships[id]?.ship_class ?? ""] ?? "").replace(/ \(.*\)$/, "");

/** The ships of a zone that a question may mean: in naval movement those that have not moved. */
export function freshOf(ships: string[], { phase, fleet }: KampenView): string[] {
  return phase === "naval movement" ? ships.filter((ship) => !fleet?.moved.includes(ship)) : ships;
}

/** The ship that is offered for this one: of equal ships in a zone only the first is. */
export function offeredShip(id: string, among: string[], printed: KampenPrint, clicks: Clicks): string | null {
  if (clicks.may("ship", id)) return id;
  if (!among.includes(id)) return null;
  const { ship_class } = printed.ships[id]!;
  const twin = among.find((other) => printed.ships[other]?.ship_class === ship_class && clicks.may("ship", other));
  return clicks.isChosen("ship", id) ? null : (twin ?? null);
}

/** Who controls a zone: a faction, "contested" where both sides have ships, or "". */
export function holdOf(id: string, view: KampenView): string {
  const here = view.sea?.zones[id];
  if (here === undefined) return "";
  const both = (here.germany ?? 0) > 0 && (here.norway ?? 0) + (here.allies ?? 0) > 0;
  return here.controller || (both ? "contested" : "");
}

/** The zones on whose coast a faction may place new battalions now, as far as everybody can see. */
export function troopsBySea(faction: "germany" | "allies", view: KampenView, printed: KampenPrint): string[] {
  const here = (zone: string) => view.sea?.zones[zone];
  const hasAllies = (zone: string): boolean => (here(zone)?.allies ?? 0) > 0;
  const coasts = ZONES.filter((zone) => (printed.zones[zone]?.coast.length ?? 0) > 0);
  return coasts.filter((zone, place) => {
    const isGerman = here(zone)?.controller === "germany";
    if (faction === "allies") return printed.zones[zone]!.allied && !isGerman;
    return !printed.zones[zone]!.allied || isGerman || !coasts.slice(0, place + 1).some(hasAllies);
  });
}

/** Zones in short: neighbours as I–III. */
export function zonesInShort(zones: string[]): string {
  const runs: string[][] = [];
  for (const zone of zones) {
    const last = runs.at(-1);
    if (last !== undefined && ZONES.indexOf(zone as never) === ZONES.indexOf(last.at(-1) as never) + 1) last.push(zone);
    else runs.push([zone]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(", "))).join(", ");
}

/** A stack as it is read aloud. */
export function fleetInWords({ faction, cards, open, own }: Fleet, printed: KampenPrint): string {
  const names = [...open, ...own].map((ship) => shipName(ship, printed)).join(", ");
  return say("sea-fleet", { faction, count: cards, names: names || "none" });
}

/** A zone as it is read aloud. */
export function zoneInWords(id: string, view: KampenView, printed: KampenPrint): string {
  const fleets = fleetsIn(id, view, printed).map((fleet) => fleetInWords(fleet, printed));
  const hold = holdOf(id, view) || "nobody";
  return say("sea-zone", { zone: id, fleets: fleets.join("; ") || "none", hold });
}
