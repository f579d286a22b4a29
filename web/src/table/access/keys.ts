/** All keys of a table, for the sheet that lists them. What each does is the message `access-key-<id>`. */

export interface KeyGroup {
  /** The message `access-keys-<id>`. */
  id: string;
  keys: { id: string; press: string[] }[];
}

const ARROWS = ["←", "→", "↑", "↓"];

export const KEYS: KeyGroup[] = [
  {
    id: "going",
    keys: [
      { id: "parts", press: ["Tab"] },
      { id: "arrows", press: ARROWS },
      { id: "all", press: ["Shift", ...ARROWS] },
      { id: "pages", press: ["Page Up", "Page Down"] },
      { id: "click", press: ["Enter"] },
      { id: "back", press: ["Esc"] },
    ],
  },
  {
    id: "jumping",
    keys: [
      { id: "question", press: ["q"] },
      { id: "board", press: ["b"] },
      { id: "hand", press: ["c"] },
      { id: "panel", press: ["p"] },
      { id: "log", press: ["l"] },
      { id: "fold", press: ["f"] },
      { id: "menu", press: ["m"] },
    ],
  },
  {
    id: "doing",
    keys: [
      { id: "answer", press: ["1", "…", "9"] },
      { id: "undo", press: ["u"] },
      { id: "next", press: ["Space"] },
      { id: "skip", press: ["s"] },
      { id: "repeat", press: ["r"] },
      { id: "point", press: ["x"] },
    ],
  },
  {
    id: "asking",
    keys: [
      { id: "query", press: ["/"] },
      { id: "words", press: ["o"] },
      { id: "why", press: ["w"] },
      { id: "number", press: ["i"] },
      { id: "hint", press: ["h"] },
      { id: "help", press: ["?", "F1"] },
    ],
  },
  { id: "map", keys: [{ id: "zoom", press: ["+", "−", "0"] }] },
];
