/** Where the values of what lies on a table come from: its component book, fetched when somebody first asks. */

import { componentsAt } from "../../lib/api";
import { reader } from "../../lib/language.svelte";
import type { ComponentBook } from "../../lib/protocol";

const fetched = new Map<string, Promise<ComponentBook>>();

/** The component book of a table, in the reader's language. A fetch that failed is tried again. */
export function bookOf(table: string): Promise<ComponentBook> {
  const wanted = `${table} ${reader.language}`;
  let book = fetched.get(wanted);
  if (!book) {
    book = componentsAt(table);
    book.catch(() => fetched.delete(wanted));
    fetched.set(wanted, book);
  }
  return book;
}
