/** Makes a number something that can be asked about: by click, by Enter, and by the keys of every thing. */

import type { HTMLAttributes } from "svelte/elements";

/** Attributes for the element that shows the number of a thing, "track:morale"; none if it cannot be asked about. */
export function numbered(
  thing: string,
  askable = true,
): HTMLAttributes<HTMLElement> & Record<`data-${string}`, string> {
  return askable ? { "data-number": thing, role: "button", tabindex: 0 } : {};
}
