/** Where layouts change: the one place that knows widths. Styles say `@media (--narrow)`, scripts `watched("narrow")`. */

export const BREAKPOINTS = {
  /** A phone, or a tablet upright: panels become tabs. */
  narrow: "(max-width: 999px)",
  wide: "(min-width: 1000px)",
  /** A whole board fits: a desktop, or a tablet upright. */
  roomy: "(min-width: 1000px), (min-width: 700px) and (min-height: 900px)",
  phone: "(max-width: 760px)",
  slim: "(max-width: 520px)",
  /** A phone on its side. */
  lying: "(max-width: 999px) and (max-height: 500px) and (orientation: landscape)",
  /** Fingers, or as little room as they have. */
  touch: "(pointer: coarse), (max-width: 760px)",
  /** Pages of text, which have no panel beside them. */
  "narrow-page": "(max-width: 960px)",
  "small-desktop": "(max-width: 1100px)",
  desktop: "(max-width: 1280px)",
  "large-desktop": "(max-width: 1400px)",
} as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

/** Is the window like this now? A list that tells when it changes. */
export const watched = (name: Breakpoint): MediaQueryList => matchMedia(BREAKPOINTS[name]);

/** Styles with the width of each breakpoint that they name. */
export function withWidths(styles: string): string {
  return styles.replace(/@media \(--([\w-]+)\)/g, (_, name: string) => {
    if (!(name in BREAKPOINTS)) throw new Error(`no breakpoint is called ${name}`);
    return `@media ${BREAKPOINTS[name as Breakpoint]}`;
  });
}
