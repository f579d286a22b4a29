/** The map for the advanced game: the same land with more water around it, and the sea zones as places.
 *
 * The south sheet gets a strip of sea in the west and the Skagerrak in the south, the north sheet the sea above
 * Finnmark. Limits of zones are calm lines at sea; what lies under the land only keeps neighbours together. */

import type { BoardMap, Line, Point, Shape, SheetMap } from "../map/map";

/** How much sea a sheet gets at its edges. */
interface Margin {
  west: number;
  north: number;
  south: number;
}

type Limits = Record<string, Point[]>;

const SOUTH: Margin = { west: 114, north: 0, south: 70 };
const NORTH: Margin = { west: 0, north: 70, south: 0 };

/** The limits at sea by the two zones that they part. */
const SOUTHERN = smoothed({
  "V VIII": points("219,-12 164,57 127,114 96,164 74,208"),
  "IV VIII": points("74,208 70,328 72,463"),
  "III VIII": points("72,463 63,546 72,610 101,660 136,686 175,702"),
  "II VIII": points("175,702 208,719 236,750"),
  "IV V": points("74,208 115,200 164,201"),
  "III IV": points("72,463 131,459 205,452"),
  "II III": points("175,702 225,678 271,636"),
  "I II": points("472,529 509,634 560,750"),
  "V VI": points("385,-12 409,9 427,26"),
});
const NORTHERN = smoothed({
  "VII VIII": points("152,-12 149,21 147,111 131,192 94,238 62,277 44,325 34,376"),
  "VI VIII": points("34,376 28,502 22,606 6,668 -12,690"),
  "VI VII": points("34,376 94,366 168,355"),
});

/** The zones as rings of limits, a minus turning one round, with what closes them far out or under the land. */
const SOUTHERN_ZONES: Record<string, string[]> = {
  VIII: ["-12,-12", "V VIII", "IV VIII", "III VIII", "II VIII", "-12,750"],
  V: ["V VIII", "IV V", "328,219 470,131", "-V VI"],
  IV: ["IV VIII", "III IV", "350,437 328,219", "-IV V"],
  III: ["III VIII", "II III", "361,481 350,437", "-III IV"],
  II: ["II VIII", "560,750", "-I II", "361,481", "-II III"],
  I: ["I II", "765,750 765,459 514,393"],
  VI: ["V VI", "492,66 612,-12"],
};
const NORTHERN_ZONES: Record<string, string[]> = {
  VIII: ["-12,-12", "VII VIII", "VI VIII"],
  VII: ["VII VIII", "VI VII", "301,364 464,300 464,-12"],
  VI: ["VI VIII", "-12,750 200,750 301,364", "-VI VII"],
};

/** Where the numerals stand; a small one belongs to a zone that only shows a corner here. */
const SOUTHERN_NAMES: Record<string, Point> = {
  VIII: [35, 238],
  V: [190, 46],
  IV: [108, 238],
  III: [93, 490],
  II: [338, 692],
  I: [545, 600],
  VI: [440, 14],
};
const NORTHERN_NAMES: Record<string, Point> = { VIII: [38, 254], VII: [232, 40], VI: [72, 398] };
/** The seas have their names where no ships lie. */
const WATERS: Record<string, Point> = { Nordsjøen: [28, 620], Norskehavet: [64, 214] };
/** Denmark goes on to the lower edge. */
const DENMARK = points(
  "506,750 510,706 519,684 540,664 566,648 584,630 581,648 585,664 601,690 606,718 626,736 630,750",
);
const MORE = 20;
const CORNER = 16;
const NUMERAL = 30;

export function seaChart(map: BoardMap): BoardMap {
  const [south, north] = map.sheets;
  return {
    ...map,
    sheets: [
      charted(south, SOUTH, SOUTHERN, SOUTHERN_ZONES, SOUTHERN_NAMES),
      charted(north, NORTH, NORTHERN, NORTHERN_ZONES, NORTHERN_NAMES),
    ],
  };
}

function charted(
  sheet: SheetMap,
  margin: Margin,
  limits: Limits,
  zones: Record<string, string[]>,
  names: Record<string, Point>,
): SheetMap {
  const wide = widened(sheet, margin);
  const { denmark, sweden } = wide.impassable;
  const abroad: SheetMap["impassable"] = {};
  if (denmark) abroad.denmark = { shape: [[DENMARK.flat()]], label: { ...denmark.label, at: [566, 712] } };
  // The cartouche grows upwards.
  if (sweden && sheet.cartouche) {
    const [x, y] = sweden.label.at;
    abroad.sweden = { ...sweden, label: { ...sweden.label, at: [x, y - MORE] } };
  }
  return {
    ...wide,
    impassable: { ...wide.impassable, ...abroad },
    waters: wide.waters.map((water) => ({ ...water, at: WATERS[water.text] ?? water.at })),
    zones: Object.fromEntries(
      Object.entries(zones).map(([id, ring]) => {
        const size = wide.id === "south" && id === "VI" ? CORNER : NUMERAL;
        return [id, { shape: [[ringOf(ring, limits).flat()]], label: { text: id, at: names[id]!, size } }];
      }),
    ),
    limits: Object.entries(limits).map(([between, line]) => ({
      between: between.split(" ") as [string, string],
      lines: [line.flat()],
    })),
  };
}

/** The sheet with its margins: everything moves, and what ended at an edge goes on to the new one. */
function widened(sheet: SheetMap, margin: Margin): SheetMap {
  const { west, north, south } = margin;
  const moved = <Lines extends Line | Line[] | Shape>(lines: Lines): Lines =>
    (typeof lines[0] === "number"
      ? (lines as Line).map((each, place) => each + (place % 2 === 0 ? west : north))
      : (lines as Line[]).map((line) => moved(line))) as Lines;
  const stretched = <Lines extends Line | Line[] | Shape>(lines: Lines): Lines =>
    (typeof lines[0] === "number"
      ? (lines as Line).map((each, place) => {
          if (place % 2 === 0) return each <= 0 ? each : each + west;
          return each <= 0 ? each : each + north + (each >= sheet.height ? south : 0);
        })
      : (lines as Line[]).map((line) => stretched(line))) as Lines;
  const at = ([x, y]: Point): Point => [x + west, y + north];
  const each = <Thing>(things: Record<string, Thing>, change: (thing: Thing) => Thing): Record<string, Thing> =>
    Object.fromEntries(Object.entries(things).map(([id, thing]) => [id, change(thing)]));
  return {
    ...sheet,
    width: sheet.width + west,
    height: sheet.height + north + south,
    cartouche: sheet.cartouche && cartoucheAtSea(sheet.cartouche, margin),
    areas: each(sheet.areas, (area) => ({
      ...area,
      shape: moved(area.shape),
      outline: moved(area.outline),
      town: at(area.town),
      label: { ...area.label, at: at(area.label.at) },
      pieces: area.pieces.map(at),
      signs: each(area.signs as Record<string, Point>, at),
    })),
    impassable: each(sheet.impassable, ({ shape, label }) => ({
      shape: stretched(shape),
      label: { ...label, at: at(label.at) },
    })),
    scenery: each(sheet.scenery, stretched),
    contours: moved(sheet.contours),
    peaks: sheet.peaks.map(([x, y, size]) => [x + west, y + north, size]),
    coast: moved(sheet.coast),
    lakes: moved(sheet.lakes),
    frontier: moved(sheet.frontier),
    borders: sheet.borders.map((border) => ({ ...border, lines: moved(border.lines) })),
    ways: sheet.ways.map((way) => ({
      ...way,
      line: moved(way.line),
      middle: at(way.middle),
      ...(way.crossing ? { crossing: moved(way.crossing) } : {}),
    })),
    exits: sheet.exits.map((exit) => ({ ...exit, line: moved(exit.line) })),
    ranges: each(sheet.ranges, ({ shape, lines }) => ({ shape: stretched(shape), lines: stretched(lines) })),
    waters: sheet.waters.map((water) => ({ ...water, at: at(water.at) })),
    graticule: stretched(sheet.graticule),
  };
}

/** Troops that come by sea need a line more; the lower edge stays where it was. */
function cartoucheAtSea([x, y, width, height]: NonNullable<SheetMap["cartouche"]>, { west, north }: Margin) {
  return [x + west, y + north - MORE, width, height + MORE] as NonNullable<SheetMap["cartouche"]>;
}

function points(text: string): Point[] {
  return text.split(" ").map((each) => each.split(",").map(Number) as Point);
}

function ringOf(parts: string[], limits: Limits): Point[] {
  return parts.flatMap((part) => {
    if (part.startsWith("-") && limits[part.slice(1)] !== undefined) return limits[part.slice(1)]!.toReversed();
    return limits[part] ?? points(part);
  });
}

/** Calm curves through the points of each line. */
function smoothed(lines: Limits): Limits {
  const STEPS = 8;
  return Object.fromEntries(
    Object.entries(lines).map(([id, line]) => {
      const through = [line[0]!, ...line, line[line.length - 1]!];
      const curve = line.slice(1).flatMap((_, place) => {
        const [before, from, to, after] = through.slice(place, place + 4) as [Point, Point, Point, Point];
        return Array.from({ length: STEPS }, (_, step) => between(before, from, to, after, step / STEPS));
      });
      return [id, [...curve, line[line.length - 1]!]];
    }),
  );
}

/** A point of the Catmull-Rom curve from one point to the next. */
function between(before: Point, from: Point, to: Point, after: Point, part: number): Point {
  const along = (axis: 0 | 1): number => {
    const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]];
    const curve = 2 * a - 5 * b + 4 * c - d;
    return 0.5 * (2 * b + (c - a) * part + curve * part ** 2 + (3 * b - a - 3 * c + d) * part ** 3);
  };
  const rounded = (value: number): number => Math.round(value * 10) / 10;
  return [rounded(along(0)), rounded(along(1))];
}
