/** What the teller shows of the lines of Halls of Hegra: how much there is to see, in which panel, with which odds. */

import type { Line } from "../../lib/protocol";
import { say } from "./words";
import type { Keyframe, Weight } from "../../teller/keyframe";
import { percent } from "./panels/odds";
import { PLACES, type PhonePlace } from "./places";

/** Lines that are more or less than something that happens; by their key, or by its beginning. */
const WEIGHTS: Record<string, Weight> = {
  "morning.": "quiet",
  readied: "quiet",
  tired: "quiet",
  placed: "quiet",
  taken_back: "quiet",
  relieved: "quiet",
  posted: "quiet",
  "day.begins": "pass",
  action: "quiet",
  "card.chosen": "quiet",
  "route.opened": "quiet",
  "run.sent": "quiet",
  "run.moved": "quiet",
  "run.loaded": "quiet",
  "run.stopped": "quiet",
  "run.home": "quiet",
  "run.unseen": "chance",
  "run.seen": "chance",
  "event.drawn": "chance",
  "recruits.drawn": "chance",
  "recruits.doubt": "chance",
  "coup.doubt": "chance",
  "coup.left": "chance",
  "patrol.added": "chance",
  "hit.drawn": "chance",
  "attack.rolled": "chance",
  "attack.hits": "result",
  "attack.unopposed": "result",
  injured: "chance",
  died: "result",
  "walls.hit": "chance",
  "walls.missed": "chance",
  "artillery.rolled": "chance",
  "snow.found": "chance",
  "evening.drawn": "chance",
  "evening.level": "result",
  "surrender.": "result",
  "game.over": "result",
};
const IN_ATTACK = ["attack.", "infantry.added", "position.hit"];
const FROM_THE_BAG = ["recruits.", "coup.left", "coup.doubt"];

/** By the beginnings of keys. */
const SEEN_AT: Record<PhonePlace, string[]> = {
  trails: ["run.", "patrol.", "weather", "cargo.", "suspicion.", "route."],
  halls: ["supplies.", "snow.", "damaged", "repaired", "jammed", "unjammed", "artillery.fired", "artillery.rolled"],
  infirmary: [
    "injured",
    "infirmary.",
    "died",
    "lost",
    "tired",
    "readied",
    "morning.",
    "morale.",
    "evening.",
    "recruits.joined",
  ],
  walls: ["walls.", "infantry.", "attack.", "position.", "defence.", "air.", "artillery.marker", "fear.", "doubt."],
};

export function keyframe(line: Line): Keyframe {
  const [chapter] = line.key.split(".");
  return {
    weight: WEIGHTS[line.key] ?? WEIGHTS[`${chapter}.`] ?? "plain",
    panel: panelOf(line.key),
    pictures: picturesOf(line),
    places: placesOf(line.key),
    chance: chanceOf(line),
  };
}

function panelOf(key: string): string | undefined {
  if (IN_ATTACK.some((start) => key.startsWith(start))) return "attack";
  return FROM_THE_BAG.some((start) => key.startsWith(start)) ? "bags" : undefined;
}

/** Tiles of the Hit bag and Doubt discs; the disc of a Defender stands before the line already. */
function picturesOf(line: Line): string[] {
  if (line.key === "hit.drawn") return line.values?.tiles as string[];
  return line.key.endsWith(".doubt") ? ["doubt"] : [];
}

/** The place of a phone's board where it can be seen. */
function placesOf(key: string): PhonePlace[] {
  return PLACES.filter((place) => SEEN_AT[place].some((start) => key.startsWith(start)));
}

/** How likely what was thrown for was, where one number decides. */
function chanceOf(line: Line): string | undefined {
  const values = line.values ?? {};
  const ofSix = (ways: number): number => percent(ways / 6);
  switch (line.key) {
    case "walls.hit":
    case "walls.missed": {
      const needed = Number(partOf(line, "part.needed")?.needed);
      const added = Number(values.total) - Number(values.die);
      return say("teller-shot", { needed, added, percent: ofSix(7 - needed + added) });
    }
    case "artillery.rolled":
      return say("teller-needed", { needed: values.criteria, percent: ofSix(7 - Number(values.criteria)) });
    case "run.unseen":
    case "run.seen": {
      const needed = Number(values.suspicion) + 1;
      return say("teller-needed", { needed, percent: ofSix(7 - needed) });
    }
    default:
      return undefined;
  }
}

const partOf = (line: Line, key: string): Record<string, unknown> | undefined =>
  line.details?.find((detail) => detail.key === key)?.values;
