/** Light or dark: as the system says, until the reader says otherwise. The choice is kept in this browser. */

export type Lamp = "system" | "light" | "dark";

const KEPT_AS = "motstand.theme";

class Theme {
  lamp = $state<Lamp>(kept());

  /** Make the page wear the choice; `data-theme` wins over the system's wish in theme.css. */
  apply(): void {
    if (this.lamp === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.lamp;
  }

  choose(lamp: Lamp): void {
    this.lamp = lamp;
    try {
      if (lamp === "system") localStorage.removeItem(KEPT_AS);
      else localStorage.setItem(KEPT_AS, lamp);
    } catch {
      // A browser that keeps nothing still shows the choice until the page is closed.
    }
    this.apply();
  }
}

function kept(): Lamp {
  try {
    const value = localStorage.getItem(KEPT_AS);
    return value === "light" || value === "dark" ? value : "system";
  } catch {
    return "system";
  }
}

export const theme = new Theme();
