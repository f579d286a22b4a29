/** The line to a table: says hello, comes back by itself with the number of the last known event, and never gives up
 * unless the server says that the table or the key does not exist. */

import type { FromClient, FromServer } from "./protocol";

export type LinkState = "connecting" | "open" | "away" | "closed";

/** A message before it gets its number. */
type WithoutId<Message> = Message extends { id: number } ? Omit<Message, "id"> : never;
export type Unnumbered = WithoutId<FromClient>;

export interface Link {
  /** Sends a message and returns its number; 0 if the line is down. */
  send(message: Unnumbered): number;
  /** Drops the line and asks for everything since the last known event. */
  resume(): void;
  close(): void;
}

export interface LinkEvents {
  message(message: FromServer): void;
  state(state: LinkState): void;
  /** The number of the last event that is known; -1 if none. */
  since(): number;
  /** What the person at this seat is called. */
  name(): string;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;
/** A key that was cut off, or has a dot behind it, is "malformed". */
const FINAL = new Set(["unknown_table", "unknown_key", "malformed"]);

export function socketAddress(table: string, here: Location = location): string {
  const scheme = here.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${here.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

export function connect(table: string, key: string, events: LinkEvents): Link {
  // An invitation becomes a key of one's own when the seat is taken.
  let own = key;
  let socket: WebSocket | null = null;
  let number = 0;
  let greeted = false;
  let closed = false;
  let pause = FIRST_PAUSE;
  let heard = Date.now();
  let again: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    clearTimeout(again);
    if (closed) return;
    greeted = false;
    const opened = new WebSocket(socketAddress(table));
    socket = opened;
    opened.onopen = () => {
      heard = Date.now();
      send({ type: "hello", key: own, since: events.since(), name: events.name() });
    };
    opened.onmessage = (event) => {
      if (opened === socket) receive(String(event.data));
    };
    opened.onclose = () => {
      if (opened === socket) lost();
    };
  }

  function receive(text: string): void {
    heard = Date.now();
    const message = JSON.parse(text) as FromServer;
    if (message.type === "refusal" && !greeted && FINAL.has(message.code)) {
      closed = true;
      events.message(message);
      events.state("closed");
      return;
    }
    if (message.type === "welcome") {
      greeted = true;
      own = message.key || own;
      pause = FIRST_PAUSE;
      events.message(message);
      events.state("open");
      return;
    }
    if (message.type !== "pong") events.message(message);
  }

  function lost(): void {
    socket = null;
    if (closed) return;
    events.state("away");
    // A little chance keeps a whole room from knocking at the same instant.
    again = setTimeout(open, pause * (0.75 + Math.random() / 2));
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }

  function send(message: Unnumbered): number {
    if (socket === null || socket.readyState !== WebSocket.OPEN) return 0;
    number += 1;
    socket.send(JSON.stringify({ ...message, id: number }));
    return number;
  }

  function resume(): void {
    const dropped = socket;
    socket = null;
    dropped?.close();
    open();
  }

  function listen(): void {
    if (Date.now() - heard > SILENCE) {
      if (socket !== null) resume();
    } else {
      send({ type: "ping" });
    }
  }

  const pings = setInterval(listen, PING_EVERY);
  const online = (): void => {
    if (socket === null) open();
  };
  window.addEventListener("online", online);
  events.state("connecting");
  open();

  return {
    send: (message) => (greeted ? send(message) : 0),
    resume,
    close() {
      closed = true;
      clearTimeout(again);
      clearInterval(pings);
      window.removeEventListener("online", online);
      socket?.close();
    },
  };
}
