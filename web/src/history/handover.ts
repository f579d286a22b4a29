/** All that this browser keeps of its owner, as one text for another device: tables with their keys, name, lessons. */

import { allDone, keepBroughtLessons } from "../lib/lessons";
import { keepBrought, keepMyName, myName, myTables } from "../lib/my_tables";

interface Bundle {
  kept: 1;
  name: string;
  tables: unknown[];
  lessons: unknown;
}

export function bundled(): string {
  const bundle: Bundle = { kept: 1, name: myName(), tables: myTables(), lessons: allDone() };
  return JSON.stringify(bundle);
}

/** Keeps here what was bundled there. Returns how many tables are new; null if this is no bundle. */
export function unbundle(text: string): number | null {
  const bundle = parsed(text);
  if (bundle?.kept !== 1 || !Array.isArray(bundle.tables)) return null;
  if (typeof bundle.name === "string" && myName() === "") keepMyName(bundle.name);
  keepBroughtLessons(bundle.lessons);
  return keepBrought(bundle.tables);
}

function parsed(text: string): Partial<Bundle> | null {
  try {
    return JSON.parse(text) as Partial<Bundle> | null;
  } catch {
    return null;
  }
}

/** The link that brings it to another device. The code stands behind the #, so that it is in no server's log. */
export const bringLink = (code: string): string => `${location.origin}/bring#${code}`;
