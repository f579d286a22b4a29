/** What is asked of the server over HTTP. Sockets are in connection.ts. */

import { reader } from "./language.svelte";
import type {
  ComponentBook,
  GameInfo,
  Handover,
  HandoverMade,
  HistoryText,
  Known,
  Lobby,
  NewTable,
  NoticeState,
  NoticeWish,
  PackChecked,
  PackText,
  Preparation,
  Problem,
  RulebookText,
  SatDown,
  SummaryText,
  TableMade,
  TableSummary,
  Talk,
} from "./protocol";

/** The server refused, or can't be reached (`code` is then "away"). */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly expected: string,
  ) {
    super(`${code}: ${expected}`);
  }
}

export const games = (): Promise<GameInfo[]> => ask(`/api/games?language=${reader.language}`);

export const rulebook = (game: string): Promise<RulebookText> =>
  ask(`/api/games/${encodeURIComponent(game)}/rulebook?language=${reader.language}`);

/** What is in the box of a game, and where each value comes from. */
export const components = (game: string): Promise<ComponentBook> =>
  ask(`/api/games/${encodeURIComponent(game)}/components?language=${reader.language}`);

/** What happened in the years and places that a game is about. */
export const history = (game: string): Promise<HistoryText> =>
  ask(`/api/games/${encodeURIComponent(game)}/history?language=${reader.language}`);

/** The rules of a game on one page. */
export const summary = (game: string): Promise<SummaryText> =>
  ask(`/api/games/${encodeURIComponent(game)}/summary?language=${reader.language}`);

/** What is in the box of a table, with the packs that it is played with. */
export const componentsAt = (table: string): Promise<ComponentBook> =>
  ask(`/api/tables/${encodeURIComponent(table)}/components?language=${reader.language}`);

/** How the real box is set up for a table. */
export const preparations = (table: string): Promise<Preparation[]> =>
  ask(`/api/tables/${encodeURIComponent(table)}/preparations`);

export const layOut = (table: NewTable): Promise<TableMade> => ask("/api/tables", table);

/** How my tables stand. A table that the server doesn't know any more is not among them. */
export const mine = (tables: Known[]): Promise<TableSummary[]> => ask("/api/mine", { tables });

/** The tables that look for a player or may be watched, where the server has a lobby. */
export const lobby = (): Promise<Lobby> => ask("/api/lobby");

/** Sit down at a table of the lobby. */
export const takeSeat = (table: string, seat: string, name: string): Promise<SatDown> =>
  ask(`/api/lobby/${encodeURIComponent(table)}/seat`, { seat, name });

/** Hand over what this browser keeps; the code fetches it once, at another device. */
export const handOver = (body: string): Promise<HandoverMade> => ask("/api/handovers", { body });

export const takeHandover = async (code: string): Promise<string> =>
  (await ask<Handover>("/api/handovers/take", { code })).body;

const bearing = (key: string, method = "GET"): RequestInit => ({ method, headers: { authorization: `Bearer ${key}` } });
/** What people at a table said before an event. */
export const talkBefore = async (table: string, key: string, before: number): Promise<Talk> =>
  (await reach(`/api/tables/${encodeURIComponent(table)}/talk?before=${before}`, bearing(key))).json() as Promise<Talk>;

const noticeOf = (table: string): string => `/api/tables/${encodeURIComponent(table)}/notice`;

/** Whether, and how, the person at a seat is told of their turn. */
export const notice = async (table: string, key: string): Promise<NoticeState> =>
  (await reach(noticeOf(table), bearing(key))).json() as Promise<NoticeState>;

export const leaveNotice = async (table: string, key: string, wish: NoticeWish): Promise<NoticeState> => {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const posted = { method: "POST", headers, body: JSON.stringify(wish) };
  return (await reach(noticeOf(table), posted)).json() as Promise<NoticeState>;
};

export const takeBackNotice = async (table: string, key: string): Promise<NoticeState> =>
  (await reach(noticeOf(table), bearing(key, "DELETE"))).json() as Promise<NoticeState>;

export const stopNotices = (stop: string): Promise<unknown> => ask("/api/notices/stop", { stop });

/** Whether a pack is good, and for which game; refused with the reason if it is not. Nothing of it is kept there. */
export const checkPack = (pack: PackText): Promise<PackChecked> => ask("/api/packs/check", pack);

/** What is printed on the board and the cards of a table, in the reader's language; it never changes. */
export const printed = <Printed>(table: string): Promise<Printed> =>
  ask(`/api/tables/${encodeURIComponent(table)}/printed?language=${reader.language}`);

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

/** A request that was answered well; everything else is an ApiError, with its reason in the reader's language. */
export async function reach(address: string, request: RequestInit): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set("accept-language", reader.language);
  let answer: Response;
  try {
    answer = await fetch(address, { ...request, headers });
  } catch (error) {
    throw new ApiError("away", String(error));
  }
  if (answer.ok) return answer;
  // A proxy before a server that is down answers, too; what it says is not ours.
  if (answer.status >= 502) throw new ApiError("away", `status ${answer.status}`);
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new ApiError(problem?.code ?? "unavailable", problem?.expected ?? `status ${answer.status}`);
}
