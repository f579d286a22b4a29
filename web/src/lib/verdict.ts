/** How a game ended for one seat. */

export type Verdict = "won" | "lost" | "nobody";

export function verdictOf(outcome: Record<string, unknown>, seat: string): Verdict {
  const winners = (outcome["winners"] ?? []) as string[];
  if (winners.includes(seat)) return "won";
  // Whoever plays against the game itself loses to nobody.
  return winners.length > 0 || String(outcome["key"]).startsWith("lost") ? "lost" : "nobody";
}
