/** What is asked of the server over HTTP. Sockets are in connection.ts. */

import type { GameInfo, Known, NewTable, Problem, RulebookText, TableMade, TableSummary } from "./protocol";

/** The server refused, or can't be reached (`code` is then "away"). */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly expected: string,
  ) {
    super(`${code}: ${expected}`);
  }
}

export const games = (): Promise<GameInfo[]> => ask("/api/games");

export const rulebook = (game: string): Promise<RulebookText> => ask(`/api/games/${encodeURIComponent(game)}/rulebook`);

export const layOut = (table: NewTable): Promise<TableMade> => ask("/api/tables", table);

/** How my tables stand. A table that the server doesn't know any more is not among them. */
export const mine = (tables: Known[]): Promise<TableSummary[]> => ask("/api/mine", { tables });

/** What is printed on the board and the cards of a table; it never changes. */
export const printed = <Printed>(table: string): Promise<Printed> =>
  ask(`/api/tables/${encodeURIComponent(table)}/printed`);

/** The record of a finished game, as JSON Lines. */
export const record = async (table: string, key: string): Promise<string> =>
  (
    await reach(`/api/tables/${encodeURIComponent(table)}/record`, { headers: { authorization: `Bearer ${key}` } })
  ).text();

async function ask<Answer>(address: string, body?: unknown): Promise<Answer> {
  const posted: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return (await (await reach(address, posted)).json()) as Answer;
}

async function reach(address: string, request: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(address, request);
  } catch (error) {
    throw new ApiError("away", String(error));
  }
  if (answer.ok) return answer;
  // A proxy before a server that is down answers, too; what it says is not ours.
  if (answer.status >= 502) throw new ApiError("away", `status ${answer.status}`);
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new ApiError(problem?.code ?? "unavailable", problem?.expected ?? `status ${answer.status}`);
}
