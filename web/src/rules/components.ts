/** Finding one's way in the component book: what a value says, where it comes from, and what a search leaves. */

import type { ComponentBook, ComponentSection, ComponentText, ComponentValue, Saying } from "../lib/protocol";
import type { Say } from "../lib/words";
import { holds, wordsOf } from "./reading";

export type Source = ComponentValue["source"];
export const SOURCES: readonly Source[] = ["rulebook", "public", "reconstructed", "owner"];

/** A value, or a name, in the words of its game. */
export function told(value: unknown, say: Say): string {
  if (Array.isArray(value))
    return value.length === 0 ? say("component-none") : listed(value.map((part) => told(part, say)));
  if (typeof value === "boolean") return say(value ? "component-yes" : "component-no");
  if (typeof value !== "object" || value === null) return String(value ?? "");
  const { key, values } = value as Saying;
  const spoken = Object.entries(values).map(([name, part]) => [
    name,
    typeof part === "number" ? part : told(part, say),
  ]);
  return say(`component-${key}`, Object.fromEntries(spoken));
}

/** Words with commas between them; sentences keep only the last full stop. */
function listed(parts: string[]): string {
  const between = parts.some((part) => part.endsWith(".")) ? "; " : ", ";
  return parts.map((part, place) => (place < parts.length - 1 ? part.replace(/\.$/, "") : part)).join(between);
}

export const labelOf = (value: ComponentValue, say: Say): string => say(`component-value-${value.label}`);
export const titleOf = (section: ComponentSection, say: Say): string => say(`component-section-${section.id}`);

const NAMES = ["name", "title"];
export const isName = ({ label }: ComponentValue): boolean => NAMES.includes(label);
export const isText = ({ label }: ComponentValue): boolean => label === "text";

/** A component with its parts: a kind of card with its cards. */
export const pieces = (component: ComponentText): ComponentText[] => [component, ...(component.parts ?? [])];

/** What one has in hand of a section: the single cards where kinds have any. */
export const countOf = (section: ComponentSection): number =>
  section.components.reduce((sum, each) => sum + (each.parts?.length || 1), 0);

const valuesIn = (section: ComponentSection): ComponentValue[] =>
  section.components.flatMap((each) => pieces(each).flatMap(({ values }) => values));

/** How many components and values there are, and how many values come from where. */
export interface Count {
  components: number;
  values: number;
  sources: { source: Source; count: number }[];
}

export function counted(sections: ComponentSection[]): Count {
  const values = sections.flatMap(valuesIn);
  const sources = SOURCES.map((source) => ({ source, count: values.filter((each) => each.source === source).length }));
  return {
    components: sections.reduce((sum, section) => sum + countOf(section), 0),
    values: values.length,
    sources: sources.filter(({ count }) => count > 0),
  };
}

export interface Filter {
  typed: string;
  section: string;
  source: Source | "";
}

/** The sections with what matches. A kind of card stays if one of its cards does, with those that do. */
export function filtered(book: ComponentBook, { typed, section, source }: Filter, say: Say): ComponentSection[] {
  const words = wordsOf(typed);
  return book.sections
    .filter(({ id }) => section === "" || id === section)
    .map(({ id, components }) => ({
      id,
      components: components.flatMap((component) => {
        const whole = matches(component, words, source, say);
        const parts = component.parts ?? [];
        // Whoever looks for a kind sees all of its cards.
        const left = parts.filter((part) => (source === "" && whole) || matches(part, words, source, say, component));
        return whole || left.length > 0 ? [parts.length > 0 ? { ...component, parts: left } : component] : [];
      }),
    }))
    .filter(({ components }) => components.length > 0);
}

function matches(
  component: ComponentText,
  words: string[],
  source: Source | "",
  say: Say,
  of?: ComponentText,
): boolean {
  if (source !== "" && !component.values.some((value) => value.source === source)) return false;
  return holds([of ? told(of.name, say) : "", ...textsOf(component, say)], words);
}

function textsOf({ id, name, note, values }: ComponentText, say: Say): string[] {
  return [id, told(name, say), note ?? "", ...values.flatMap((value) => [labelOf(value, say), told(value.value, say)])];
}

/** Where a component stands on its page. Ids of different sections may be alike; those of single cards are not. */
export const anchorOf = (section: ComponentSection, component: ComponentText): string =>
  `${section.id}-${component.id}`;

export interface Provenance {
  anchor: string;
  values: ComponentValue[];
  /** Where the printed rules speak of it, or "". */
  note: string;
}

/** Where the values of a component come from: its section begins so. Null if the book has none; cards are also their kind. */
export function provenanceOf(book: ComponentBook, section: string, id: string): Provenance | null {
  for (const one of book.sections.filter((each) => each.id.startsWith(section))) {
    for (const component of one.components) {
      const note = component.note ?? "";
      if (component.id === id) return { anchor: anchorOf(one, component), values: component.values, note };
      const part = component.parts?.find((each) => each.id === id);
      if (part) return { anchor: part.id, values: [...component.values, ...part.values], note };
    }
  }
  return null;
}

/** An inland area has a list of sea zones, too, and nothing in it: nothing of that is printed. */
const isNothing = ({ value }: ComponentValue): boolean => Array.isArray(value) && value.length === 0;

/** What we do not know of a component, in words; "all" if that is all of it. */
export function unknownOf({ values }: Pick<Provenance, "values">, say: Say): string[] | "all" {
  const guessed = values.filter((value) => value.source === "reconstructed");
  if (guessed.length === values.length) return "all";
  return guessed.filter((value) => !isNothing(value)).map((value) => labelOf(value, say));
}
