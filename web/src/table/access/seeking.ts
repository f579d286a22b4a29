/** Going to a thing of the table from where it was named: it gets the keyboard, and glows for a moment. */

import { tick } from "svelte";
import type { Thing } from "../../lib/protocol";
import { elementsOf } from "../../board/things";
import type { Desk } from "../desk.svelte";

const GLOWS = 2600;

export async function seek(thing: Thing, desk: Desk): Promise<boolean> {
  if (desk.narrow) desk.panel = thing[0] === "card" ? "hand" : "table";
  await tick();
  const element = elementsOf(thing).find((each) => each.getClientRects().length > 0);
  if (element === undefined) return false;
  const knob = element.matches("[data-reach], button") ? element : (element.querySelector("[data-reach]") ?? element);
  (knob as HTMLElement | SVGElement).focus();
  element.setAttribute("data-sought", "");
  setTimeout(() => element.removeAttribute("data-sought"), GLOWS);
  return true;
}
