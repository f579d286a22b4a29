/** Which paragraph of history tells of a thing on the table: fetched when somebody first asks what a thing is. */

import { history } from "../lib/api";
import { reader } from "../lib/language.svelte";
import type { HistoryText, ParagraphText, Thing } from "../lib/protocol";

const fetched = new Map<string, Promise<HistoryText>>();

/** The history of a game, in the reader's language. A fetch that failed is tried again. */
export function historyOf(game: string): Promise<HistoryText> {
  const wanted = `${game} ${reader.language}`;
  let told = fetched.get(wanted);
  if (!told) {
    told = history(game);
    told.catch(() => fetched.delete(wanted));
    fetched.set(wanted, told);
  }
  return told;
}

/** The paragraph that tells of one of these things; the first if several do. */
export const paragraphAbout = ({ paragraphs }: HistoryText, things: readonly Thing[]): ParagraphText | undefined =>
  paragraphs.find((paragraph) => things.some(([kind, id]) => paragraph.things[kind]?.includes(String(id)) ?? false));

/** The things that the title of an explanation names, as {tile: "quay"} does: a place may be told of by its tile. */
export const namedIn = (title: unknown): Thing[] =>
  typeof title === "object" && title !== null
    ? Object.entries(title).flatMap(([kind, id]): Thing[] => (typeof id === "string" ? [[kind, id]] : []))
    : [];
