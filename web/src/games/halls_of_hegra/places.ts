/** The four places of the phone, and where each thing of the table stands. */

export const PLACES = ["trails", "halls", "infirmary", "walls"] as const;
export type PhonePlace = (typeof PLACES)[number];

const WALLS = [
  "position",
  "position_a",
  "position_b",
  "position_c",
  "reckless_defence",
  "field_telephone",
  "negotiate",
  "open_supply_route",
];
const INFIRMARY = ["treat_patient", "medicine_cabinet", "ready", "rest", "tired", "morgue"];

const BY_KIND: Record<string, PhonePlace> = {
  area: "infirmary",
  patient: "infirmary",
  enemy: "trails",
  run: "trails",
  place: "trails",
  depot: "trails",
  infantry: "walls",
  stack: "walls",
};

export function placeOf(kind: string, id: string): PhonePlace {
  const found = BY_KIND[kind];
  if (found !== undefined) return found;
  if (kind === "target") return id.startsWith("row@") ? "trails" : "walls";
  const where = kind === "disc" ? id.split("@")[0]! : id;
  if (where === "recruitment") return "trails";
  if (WALLS.includes(where) || where === "machine_gun") return "walls";
  return INFIRMARY.includes(where) ? "infirmary" : "halls";
}
