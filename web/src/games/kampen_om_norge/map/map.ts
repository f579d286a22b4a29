/** The map as tools/map draws it: its shape is told in tools/map/README.md. It is fetched apart from the code, once. */

import type { Line, Point, Shape } from "../../../board/geometry";
import address from "./map.json?url";

export type { Line, Point, Shape };

export interface Lettering {
  text: string;
  at: Point;
  turn?: number;
  size?: number;
}

export type SignKind = "victory_city" | "mobilization_point" | "air_field";
export type Anchor = "start" | "middle" | "end";

export interface MapArea {
  /** Drawn here for its neighbours' sake; it lives on the other sheet. */
  ghost: boolean;
  shape: Shape;
  /** The area in a calm line, without its fjords and islets. */
  outline: Line[];
  town: Point;
  label: { at: Point; anchor: Anchor };
  pieces: Point[];
  signs: Partial<Record<SignKind, Point>>;
}

export interface Way {
  between: [string, string];
  kind: "land" | "fjord" | "lake";
  look: "road" | "rail" | "trail" | "crossing";
  line: Line;
  /** Where a stack that attacks over this border stands. */
  middle: Point;
  crossing?: Line;
}

export interface SheetMap {
  id: "south" | "north";
  name: string;
  width: number;
  height: number;
  cartouche: [number, number, number, number] | null;
  areas: Record<string, MapArea>;
  impassable: Record<string, { shape: Shape; label: Lettering }>;
  scenery: Record<string, Shape>;
  contours: Line[];
  peaks: [number, number, number][];
  coast: Line[];
  lakes: Line[];
  frontier: Line[];
  borders: { between: [string, string]; lines: Line[] }[];
  ways: Way[];
  exits: { from: string; to: string; line: Line }[];
  zones: Record<string, { shape: Shape; label: Lettering }>;
  limits: { between: [string, string]; lines: Line[] }[];
  ranges: Record<string, { shape: Shape; lines: Line[] }>;
  waters: Lettering[];
  graticule: Line[];
}

export interface BoardMap {
  sheets: [SheetMap, SheetMap];
  overview: { width: number; height: number; land: Shape; towns: Record<string, Point> };
}

let fetched: Promise<BoardMap> | null = null;

/** The map; a fetch that failed is tried again when somebody asks again. */
export function loadMap(): Promise<BoardMap> {
  fetched ??= fetchMap().catch((mistake: unknown) => {
    fetched = null;
    throw mistake;
  });
  return fetched;
}

async function fetchMap(): Promise<BoardMap> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the map: status ${answer.status}`);
  return (await answer.json()) as BoardMap;
}
