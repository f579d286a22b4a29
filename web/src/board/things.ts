/** The things of a table as the elements of the page name them.
 *
 * A game draws its table and only says what is what: `data-spot` with all the names of a thing that can be clicked,
 * `data-ground` with those of the ground that a thing stands on, drawn elsewhere and clicked for it, `data-answer` with
 * the answer that a thing stands for, `data-carry` with the piece that is carried from it, `data-about` with the names of
 * a thing that is only looked at, `data-step` of a button. A number that can be asked about has `data-number`; a thing
 * that is none, but whose numbers have parts, `data-parts`. A button says in `data-tip` what it does, one that may be
 * grey has `data-explain` with the key of the sentence that says why. */

import type { Clicks } from "../table/model/clicks.svelte";
import type { Offer, Thing } from "../lib/protocol";

export interface Found {
  element: Element;
  /** The thing by all its names: questions call the same thing by different ones. */
  things: Thing[];
  /** What its numbers belong to, if the element itself is a number. */
  number: Thing | null;
  /** The key of the sentence that says why a button is grey, or "". */
  explain: string;
  /** What a button does, in words, or "". */
  tip: string;
}

/** A line of the log as a thing: its numbers are its parts, which the reader has already. The id is its place. */
export const LINE = "line";

const NAMED = [
  "[data-spot]:not([data-spot=''])",
  "[data-ground]",
  "[data-step]",
  "[data-number]",
  "[data-about]",
  "[data-explain]",
  "[data-tip]",
].join(", ");

/** Something that lies under a hand: its names, and the answer that it stands for. */
export interface Layer {
  things: Thing[];
  answer: string[] | null;
}

/** The name of a thing as elements bear it: "area:oslo". */
export const nameOf = ([kind, id]: Thing): string => `${kind}:${id}`;

const CLICKED = "[data-spot], [data-ground], [data-answer]";

/** A thing from its name: "area:oslo". What looks like a number is one, as in steps. */
export function thingOf(name: string): Thing {
  const [kind, ...rest] = name.split(":");
  const id = rest.join(":");
  return kind === "number" && /^-?\d+$/.test(id) ? [kind, Number(id)] : [kind!, id];
}

const thingsOf = (names: string | undefined): Thing[] => names?.split(" ").filter(Boolean).map(thingOf) ?? [];

/** What can be clicked under a hand, the innermost first: a disc, the room it stands in. */
export function layersAt(target: EventTarget | null): Layer[] {
  const layers: Layer[] = [];
  let at = target instanceof Element ? target.closest<HTMLElement | SVGElement>(CLICKED) : null;
  for (; at !== null; at = at.parentElement?.closest<HTMLElement | SVGElement>(CLICKED) ?? null) {
    const { spot, ground, answer } = at.dataset;
    layers.push({ things: [...thingsOf(spot), ...thingsOf(ground)], answer: answer?.split(" ") ?? null });
  }
  return layers;
}

/** The piece that is carried from where a hand takes hold. */
export function pieceAt(target: EventTarget | null): Thing | null {
  const element = target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-carry]") : null;
  return element?.dataset.carry === undefined ? null : thingOf(element.dataset.carry);
}

/** The thing that an element of the page belongs to; null if it is none. */
export function thingAt(target: EventTarget | null): Found | null {
  const element = target instanceof Element ? target.closest(NAMED) : null;
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return null;
  const { spot, ground, step, number, parts, about, explain, tip } = element.dataset;
  const things = [spot, ground, step, about].flatMap(thingsOf);
  const numbered = number ?? parts;
  return {
    element,
    things,
    number: numbered === undefined ? null : thingOf(numbered),
    explain: explain ?? "",
    tip: tip ?? "",
  };
}

/** The elements that show a thing. */
export function elementsOf(thing: Thing, within: ParentNode = document): Element[] {
  const [kind, id] = thing;
  const name = CSS.escape(nameOf(thing));
  const ways = [`[data-spot~=${name}]`, `[data-step=${name}]`, `[data-${kind}=${CSS.escape(String(id))}]`];
  return [...within.querySelectorAll(ways.join(", "))];
}

/** The name of a thing that is meant now: one of a kind that the next click asks for, else its first. */
export function meantThing(things: Thing[], clicks: Clicks): Thing | null {
  const kinds = new Set(clicks.nextSteps.map((step) => step[0]));
  return things.find(([kind]) => kinds.has(kind)) ?? things[0] ?? null;
}

/** All names of what was found, the one that is meant first. A number goes by its thing; lines speak for themselves. */
export function namesOf({ things, number }: Found, meant: Thing | null): Thing[] {
  const names = number === null || number[0] === LINE ? things : [number, ...things];
  if (meant === null || meant[0] === LINE) return names;
  return [meant, ...names.filter(([kind, id]) => kind !== meant[0] || id !== meant[1])];
}

/** The clicks that were made, and this thing after them; up to it, if it was clicked already. */
export function pathTo(thing: Thing, clicks: Clicks): Thing[] {
  const chosen = clicks.chosen.map(([kind, id]): Thing => [kind, id]);
  const at = chosen.findIndex(([kind, id]) => kind === thing[0] && id === thing[1]);
  return at >= 0 ? chosen.slice(0, at + 1) : [...chosen, thing];
}

/** The offer that a click on this thing would lead to, with as many pieces as can go; null if none. */
export function plannedOffer(thing: Thing, clicks: Clicks): Offer | null {
  const offers = clicks.next.get(`${thing[0]}:${thing[1]}`) ?? [];
  if (clicks.chosen.length === 0) return null;
  const size = (offer: Offer): number => Math.max(0, ...(offer.steps ?? []).map((step) => Number(step[1]) || 0));
  return offers.reduce<Offer | null>((best, each) => (best === null || size(each) > size(best) ? each : best), null);
}
