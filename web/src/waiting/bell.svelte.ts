/** The browser's own notifications, which somebody has to want and the browser has to allow. Kept in this browser. */

const KEPT_AS = "motstand.bell";

export type BellState = "off" | "on" | "blocked" | "missing";

class Bell {
  private wanted = $state(kept());
  private allowed = $state<NotificationPermission>(permission());

  state: BellState = $derived.by(() => {
    if (typeof Notification === "undefined") return "missing";
    if (this.allowed === "denied") return "blocked";
    return this.wanted && this.allowed === "granted" ? "on" : "off";
  });

  /** Switch it on, which the browser may ask about, or off. */
  async turn(on: boolean): Promise<void> {
    if (on && typeof Notification !== "undefined" && Notification.permission === "default") {
      await Notification.requestPermission();
    }
    this.allowed = permission();
    this.wanted = on && this.allowed === "granted";
    try {
      if (this.wanted) localStorage.setItem(KEPT_AS, "on");
      else localStorage.removeItem(KEPT_AS);
    } catch {
      // A browser that keeps nothing rings until the page is closed.
    }
  }

  /** Ring for something, once: what has the same `tag` replaces it. A click leads to `then`. */
  ring(title: string, body: string, tag: string, then: () => void): void {
    if (this.state !== "on") return;
    try {
      const shown = new Notification(title, { body, tag, icon: "/mark-turn.svg" });
      shown.onclick = () => {
        shown.close();
        window.focus();
        then();
      };
    } catch {
      // Some browsers of phones have no notifications of a page; the title and the icon are left.
    }
  }
}

function permission(): NotificationPermission {
  return typeof Notification === "undefined" ? "denied" : Notification.permission;
}

function kept(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) === "on";
  } catch {
    return false;
  }
}

export const bell = new Bell();
