/** Keys that do something at the table. Where somebody writes they are letters, and who needs that switches them off. */

const KEPT_AS = "motstand.keys";

class Shortcuts {
  on = $state(kept());

  choose(on: boolean): void {
    this.on = on;
    try {
      localStorage.setItem(KEPT_AS, on ? "on" : "off");
    } catch {
      // A browser that keeps nothing heeds it until the page is closed.
    }
  }
}

function kept(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) !== "off";
  } catch {
    return true;
  }
}

export const shortcuts = new Shortcuts();

/** Is the key a letter of what somebody writes? */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}

/** The key, if it may do something by itself; else "". Only keys that write a character can be switched off. */
export function shortcutOf(event: KeyboardEvent): string {
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return "";
  return event.key.length > 1 || event.key === " " || shortcuts.on ? event.key : "";
}
