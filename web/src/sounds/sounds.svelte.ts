/** Whether and when a table is heard, on this device.
 *
 * Off until somebody wants it: a page that makes noise unasked is a nuisance in an office or at night, and against bots
 * one's turn comes every few seconds. Whoever looks elsewhere hears of the own turn alone, and not even that from here if
 * the browser's own notifications tell it. */

import { bell } from "../waiting/bell.svelte";
import { Voices, type Sound } from "./voices";

export type Hearing = "off" | "turn" | "all";

export const HEARINGS: readonly Hearing[] = ["off", "turn", "all"];

const KEPT_AS = "motstand.sounds";

export class Sounds {
  hearing = $state<Hearing>(kept());
  #voices: { play(sound: Sound): void };

  constructor(voices: { play(sound: Sound): void } = new Voices()) {
    this.#voices = voices;
  }

  /** Choose what is heard; a sample tells what that is, and how loud. */
  choose(hearing: Hearing): void {
    this.hearing = hearing;
    try {
      if (hearing === "off") localStorage.removeItem(KEPT_AS);
      else localStorage.setItem(KEPT_AS, hearing);
    } catch {
      // A browser that keeps nothing is silent again when the page is closed.
    }
    if (hearing !== "off") this.#voices.play("turn");
  }

  /** Something can be heard, if it is wanted here and now. `hidden`: nobody sees the page. */
  play(sound: Sound, hidden: boolean = document.hidden): void {
    if (this.hearing === "off" || (this.hearing === "turn" && sound !== "turn")) return;
    if (hidden && (sound !== "turn" || bell.state === "on")) return;
    this.#voices.play(sound);
  }
}

function kept(): Hearing {
  try {
    const value = localStorage.getItem(KEPT_AS);
    return value === "turn" || value === "all" ? value : "off";
  } catch {
    return "off";
  }
}

export const sounds = new Sounds();
