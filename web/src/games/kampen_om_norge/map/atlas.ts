/** Both sheets laid side by side: where everything lies on the table, with the paths of all shapes made once. */

import {
  boxAround,
  coarser,
  distance,
  isInside,
  linePath,
  linesPath,
  overlap,
  pointsAlong,
  shapeBox,
  shapePath,
  type Box,
} from "../../../board/geometry";
import type { Anchor, BoardMap, MapArea, Point, SheetMap, SignKind, Way } from "./map";
import { PIECE } from "./shapes";

export const NAME_SIZE = 13.5;
export const CITY_SIZE = 15;
const SIGN = 7;
const SHORE = 3.5;
/** How far from the town those wait who come from the sea or the air. */
const OFFSHORE = 54;

/** An area on the table. Names, signs and stacks beside its town are seen from the town. */
export interface Place {
  id: string;
  sheet: SheetMap["id"];
  town: Point;
  /** The shape's path, in the units of its sheet. */
  path: string;
  /** A calm line around it, without fjords and islets. */
  outline: string;
  box: Box;
  isCity: boolean;
  label: { at: Point; anchor: Anchor };
  signs: [SignKind, Point][];
  /** Where a second and a third stack may stand. */
  beside: Point[];
}

/** The way over a border, from the attacker's town to the defender's. */
export interface Approach {
  start: Point;
  /** Where the attackers stand: on the border, or on the water. */
  stand: Point;
  end: Point;
  water: boolean;
  /** Points of the way from start to end: places to stand if the border itself is too close to a town. */
  line: Point[];
}

export interface Drawing {
  map: SheetMap;
  /** Where the sheet's left edge lies on the table. */
  left: number;
  coast: string;
  /** The coast with fewer points, for the lines on the water around it. */
  shore: string;
  /** All land of the sheet, for the light on the water around it. */
  land: string;
  abroad: string;
  snow: string;
  contours: string;
  lakes: string;
  frontier: string;
  borders: string;
  limits: string;
  graticule: string;
  ways: { look: Way["look"]; path: string }[];
  crossings: string;
  exits: { path: string; to: string; at: Point }[];
}

const ABROAD = ["sweden", "denmark", "finland"];

export class Atlas {
  readonly width: number;
  readonly height: number;
  readonly sheets: Drawing[];
  readonly places = new Map<string, Place>();
  /** Areas that are drawn a second time, on the sheet of their neighbours. */
  readonly ghosts = new Map<string, Place>();
  readonly overview: BoardMap["overview"];
  #offshore = new Map<string, Point>();

  constructor(map: BoardMap) {
    this.overview = map.overview;
    let left = 0;
    this.sheets = map.sheets.map((sheet) => {
      const drawing = drawn(sheet, left);
      for (const [id, area] of Object.entries(sheet.areas)) {
        (area.ghost ? this.ghosts : this.places).set(id, placed(id, area, sheet, left));
      }
      left += sheet.width;
      return drawing;
    });
    this.width = left;
    this.height = Math.max(...map.sheets.map((sheet) => sheet.height));
  }

  place(id: string): Place {
    const place = this.places.get(id);
    if (place === undefined) throw new Error(`no such area on the map: ${id}`);
    return place;
  }

  /** How attackers come to an area: over a border, from the sea or from the air. */
  approach(from: string, to: string): Approach {
    for (const sheet of this.sheets) {
      const way = sheet.map.ways.find(({ between }) => between.includes(from) && between.includes(to));
      if (way !== undefined) return over(way, from, to, sheet);
    }
    const end = this.place(to).town;
    if (this.places.has(from)) {
      const start = this.place(from).town;
      return { start, stand: [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2], end, water: false, line: [] };
    }
    const start = from === "air" ? aloft(end) : this.#seaward(to);
    return { start, stand: start, end, water: false, line: [] };
  }

  /** A point on the water off an area's coast. */
  #seaward(id: string): Point {
    const known = this.#offshore.get(id);
    if (known !== undefined) return known;
    const place = this.place(id);
    const { map, left } = this.sheets.find((sheet) => sheet.map.id === place.sheet)!;
    const near = boxAround([[place.town[0] - left, place.town[1]]], 2 * OFFSHORE);
    const land = landOf(map).filter((shape) => overlap(shapeBox(shape), near) > 0);
    let best = aloft(place.town);
    let most = -1;
    for (let degrees = 0; degrees < 360; degrees += 15) {
      for (const far of [OFFSHORE, OFFSHORE * 1.4]) {
        const turn = (degrees * Math.PI) / 180;
        const at: Point = [place.town[0] - left + far * Math.cos(turn), place.town[1] + far * Math.sin(turn)];
        if (at[0] < PIECE || at[1] < PIECE || at[0] > map.width - PIECE || at[1] > map.height - PIECE) continue;
        const dry = land.filter((shape) => around(at).some((point) => isInside(shape, point))).length;
        const others = Object.values(map.areas).map((area) => distance(area.town, at));
        const room = Math.min(...others, 60) - dry * 100 - far * 0.2;
        if (room > most || most === -1) [best, most] = [[at[0] + left, at[1]], room];
      }
    }
    this.#offshore.set(id, best);
    return best;
  }

  /** Where the aircraft of some bases reach: the paths of the shapes and of the lines where they end, by sheet. */
  ranges(bases: string[]): { left: number; shapes: string[]; lines: string }[] {
    return this.sheets.map(({ map, left }) => {
      const known = bases.flatMap((base) => map.ranges[base] ?? []);
      return {
        left,
        shapes: known.map((range) => shapePath(range.shape)),
        lines: known.map((range) => linesPath(range.lines)).join(""),
      };
    });
  }
}

function drawn(map: SheetMap, left: number): Drawing {
  const impassable = Object.entries(map.impassable);
  const scenery = Object.entries(map.scenery);
  const shapes = [...impassable.map(([id, { shape }]) => [id, shape] as const), ...scenery];
  const isAbroad = (id: string): boolean => ABROAD.includes(id);
  const byLand = map.ways.filter((way) => way.look !== "crossing");
  return {
    map,
    left,
    coast: linesPath(map.coast),
    shore: linesPath(map.coast.map((line) => coarser(line, SHORE)).filter((line) => line.length > 6)),
    land: landOf(map).map(shapePath).join(""),
    abroad: shapes
      .filter(([id]) => isAbroad(id))
      .map(([, shape]) => shapePath(shape))
      .join(""),
    snow: shapes
      .filter(([id]) => !isAbroad(id))
      .map(([, shape]) => shapePath(shape))
      .join(""),
    contours: linesPath(map.contours, true),
    lakes: linesPath(map.lakes, true),
    frontier: linesPath(map.frontier),
    borders: map.borders.map(({ lines }) => linesPath(lines)).join(""),
    limits: map.limits.map(({ lines }) => linesPath(lines)).join(""),
    graticule: linesPath(map.graticule),
    ways: byLand.map(({ look, line }) => ({ look, path: linePath(line) })),
    crossings: map.ways.map(({ crossing }) => linePath(crossing ?? [])).join(""),
    exits: map.exits.map(({ to, line }) => ({
      to,
      path: linePath(line),
      at: [line[line.length - 2]!, line[line.length - 1]!],
    })),
  };
}

function landOf(map: SheetMap): MapArea["shape"][] {
  return [
    ...Object.values(map.areas).map((area) => area.shape),
    ...Object.values(map.impassable).map(({ shape }) => shape),
    ...Object.values(map.scenery),
  ];
}

function placed(id: string, area: MapArea, sheet: SheetMap, left: number): Place {
  const [x, y] = area.town;
  const fromTown = (point: Point): Point => [point[0] - x, point[1] - y];
  const label = fromTown(area.label.at);
  // A little more air between a stack and a name beside it.
  if (Math.abs(label[1]) < 16) label[0] += { start: 3, middle: 0, end: -3 }[area.label.anchor];
  const box = shapeBox(area.shape);
  return {
    id,
    sheet: sheet.id,
    town: [x + left, y],
    path: shapePath(area.shape),
    outline: linesPath(area.outline, true),
    box: { ...box, x: box.x + left },
    isCity: area.signs.victory_city !== undefined,
    label: { at: label, anchor: area.label.anchor },
    signs: (Object.entries(area.signs) as [SignKind, Point][]).map(([kind, at]) => [kind, fromTown(at)]),
    beside: area.pieces.slice(1).map(fromTown),
  };
}

function over(way: Way, from: string, to: string, sheet: Drawing): Approach {
  const at = ([x, y]: Point): Point => [x + sheet.left, y];
  return {
    start: at(sheet.map.areas[from]!.town),
    stand: at(way.middle),
    end: at(sheet.map.areas[to]!.town),
    water: way.kind !== "land",
    line: pointsAlong(way.line, 4).map(at),
  };
}

function aloft(town: Point): Point {
  return [town[0] + OFFSHORE * 0.6, town[1] - OFFSHORE * 0.8];
}

function around([x, y]: Point): Point[] {
  return [
    [x, y],
    [x + PIECE, y],
    [x - PIECE, y],
    [x, y + PIECE],
    [x, y - PIECE],
  ];
}

/** About how wide a name is written. */
export function nameWidth(name: string, isCity: boolean): number {
  return name.length * (isCity ? CITY_SIZE * 0.56 : NAME_SIZE * 0.5);
}

/** The box of a place's name, seen from its town. */
export function labelBox(place: Place, name: string): Box {
  const width = nameWidth(name, place.isCity);
  const height = place.isCity ? CITY_SIZE : NAME_SIZE;
  const [x, y] = place.label.at;
  const back = { start: 0, middle: width / 2, end: width }[place.label.anchor];
  return { x: x - back, y: y - height * 0.8, width, height };
}

/** Where an area's ghost is named on the sheet of its neighbours, in two lines beside the town. */
export const GHOST_LABEL = { x: 20, lines: [1, 14] } as const;

export function ghostLabelBox(name: string): Box {
  const [first, last] = GHOST_LABEL.lines;
  return {
    x: GHOST_LABEL.x,
    y: first - NAME_SIZE * 0.8,
    width: nameWidth(name, false),
    height: last - first + NAME_SIZE,
  };
}

export function signBox([x, y]: Point): Box {
  return boxAround([[x, y]], SIGN);
}

export function stackBox([x, y]: Point, height = 6): Box {
  return { x: x - PIECE, y: y - PIECE - height, width: 2 * PIECE, height: 2 * PIECE + height };
}
