/** The colours of the game that lies on the table: its palette.css declares them below `[data-game="<id>"]`. */

/** Paints the page with a game's colours. Returns how to take them away. */
export function paint(game: string): () => void {
  const page = document.documentElement;
  page.dataset.game = game;
  return () => delete page.dataset.game;
}
