/** The tabs of a room: its story, the game's own panels, the rules, and what else the room has. */

import BookOpen from "@lucide/svelte/icons/book-open";
import LayersIcon from "@lucide/svelte/icons/layers";
import MapIcon from "@lucide/svelte/icons/map";
import type { Component } from "svelte";

import type { GameClient, Panel } from "../games/game_client";
import { say } from "../lib/words";
import { BOARD, HAND } from "./desk.svelte";
import type { TableModel } from "./model/table.svelte";

/** The table as far as it is shown. */
type Shown = Pick<TableModel, "view" | "lines">;

export interface Tab {
  id: string;
  title: string;
  /** What one finds there. */
  about: string;
  Icon?: Component<{ size?: number }>;
  /** How much is new there. */
  unread?: number;
}

const tabOf = (client: GameClient, { id, titleKey, aboutKey, Icon }: Panel): Tab => ({
  id,
  title: client.say(titleKey),
  about: client.say(aboutKey),
  ...(Icon === undefined ? {} : { Icon }),
});

/** The game's own panels that have something to show. */
const wantedPanels = ({ view, lines }: Shown, client: GameClient): Panel[] =>
  client.panels.filter((panel) => view === null || panel.wanted(view, lines));

/** Beside the board. */
export function tabsBeside(model: Shown, client: GameClient, story: Tab, more: Tab[]): Tab[] {
  const panels = wantedPanels(model, client);
  const own = (leads: boolean): Tab[] =>
    panels.filter((panel) => (panel.leads ?? false) === leads).map((panel) => tabOf(client, panel));
  const rule = { id: "rule", title: say("table-rule"), about: say("tip-rule") };
  return [...own(true), story, ...own(false), rule, ...more];
}

/** Below the board of a phone: only what has an icon. */
export function tabsBelow(model: Shown, client: GameClient, story: Tab, more: Tab[], hand: boolean): Tab[] {
  return [
    { id: BOARD, title: say("table-tab-table"), about: say("tip-table"), Icon: MapIcon },
    ...(hand ? [{ id: HAND, title: say("table-tab-hand"), about: say("tip-hand"), Icon: LayersIcon }] : []),
    story,
    ...wantedPanels(model, client).map((panel) => tabOf(client, panel)),
    { id: "rule", title: say("table-rules"), about: say("tip-rules"), Icon: BookOpen },
    ...more,
  ].filter(({ Icon }) => Icon !== undefined);
}
