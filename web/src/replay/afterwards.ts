/** What is asked of the server about games that were played: replays, records, and what luck made of them. */

import { reach } from "../lib/api";
import type {
  AnalysisState,
  AskThing,
  AskTrace,
  AskWhy,
  Explained,
  PlayOn,
  RecordOpened,
  Replay,
  ReplayFrame,
  TableMade,
  Trace,
  Why,
} from "../lib/protocol";

/** As many frames as the server sends at once. */
export const MOST_FRAMES = 64;

/** Through whose eyes: a seat, or "" for a spectator; without it as the key sees it. */
type Eyes = string | undefined;

export const replay = (table: string, key: string, eyes: Eyes): Promise<Replay> =>
  get(`${place(table)}/replay${query({ seat: eyes })}`, key);

export const frames = (table: string, key: string, eyes: Eyes, from: number, to: number): Promise<ReplayFrame[]> =>
  get(`${place(table)}/replay/frames${query({ seat: eyes, from, to })}`, key);

/** What can be asked of a moment as at the table: why not, what a thing was, where its numbers came from. */
export type Asked = AskWhy | AskThing | AskTrace;

const PLACES = { ask_why: "why", ask_thing: "thing", ask_trace: "trace" } as const;

export const isAsked = <Message extends { type: string }>(
  message: Message,
): message is Message & { type: Asked["type"] } => message.type in PLACES;

export const ask = (table: string, key: string, eyes: Eyes, asked: Asked): Promise<Why | Explained | Trace> =>
  post(`${place(table)}/replay/${PLACES[asked.type]}${query({ seat: eyes })}`, key, asked);

/** A new table that goes on from a moment. An ApiError says why there is none. */
export const playOn = (table: string, key: string, wish: PlayOn): Promise<TableMade> =>
  post(`${place(table)}/play_on`, key, wish);

export const analysis = (table: string, key: string): Promise<AnalysisState> => get(`${place(table)}/analysis`, key);

export const beginAnalysis = (table: string, key: string): Promise<AnalysisState> =>
  get(`${place(table)}/analysis`, key, "POST");

/** Brings a record. The server checks it line by line; an ApiError says what is wrong with it. */
export const openRecord = async (text: Blob): Promise<RecordOpened> => {
  const headers = { "content-type": "application/jsonl" };
  return (await (await reach("/api/records", { method: "POST", headers, body: text })).json()) as RecordOpened;
};

const place = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

function query(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.length === 0 ? "" : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

async function get<Answer>(address: string, key: string, method = "GET"): Promise<Answer> {
  return (await (await reach(address, { method, headers: { authorization: `Bearer ${key}` } })).json()) as Answer;
}

async function post<Answer>(address: string, key: string, body: unknown): Promise<Answer> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  return (await (await reach(address, { method: "POST", headers, body: JSON.stringify(body) })).json()) as Answer;
}
