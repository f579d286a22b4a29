/** What lies on the map now: stacks, attacks and plans, from the view of the game and from what is being clicked. */

import type { TableModel } from "../../../table/model/table.svelte";
import { ghostLabelBox, labelBox, stackBox, type Atlas, type Place } from "../map/atlas";
import { between, boxAround, type Box } from "../../../board/geometry";
import { legible } from "../map/lettering";
import type { Point } from "../map/map";
import type { PanZoom } from "../../../board/panzoom.svelte";
import { pickerBox } from "../../../board/picker";
import { Tabletop } from "../../../board/tabletop.svelte";
import { areaSteps, arrival, hoveredArea, isAtBorders, numbers, planned, senses, type Plan, type Sense } from "./plan";
import {
  attacksOn,
  basesFor,
  crowdAround,
  factionsIn,
  holder,
  inScenario,
  stacksIn,
  standBox,
  standFor,
  type AttackOnMap,
  type Stack,
} from "./position";
import { stackHeight } from "../map/shapes";
import { inWords } from "../asked/spoken";
import { berthOf, berthsIn, roomOf } from "../sea/berths";
import { fleetsIn, zonePlaces, type ZonePlace } from "../sea/sea";
import type { Faction, KampenPrint, KampenView } from "../table";

/** Half of what is shown around a town that one should look at. */
const FOCUS = 44;

export class Scene extends Tabletop {
  readonly places: Place[];
  readonly ghosts: Place[];
  readonly zones: ZonePlace[];
  /** Where the first stack of each zone lies. */
  readonly berths: Record<string, Point>;

  #atlas: Atlas;
  #camera: PanZoom;

  constructor(model: TableModel, atlas: Atlas, camera: PanZoom) {
    super(model);
    this.#atlas = atlas;
    this.#camera = camera;
    this.places = [...atlas.places.values()].map((place) => inScenario(place, model.printed as KampenPrint));
    this.ghosts = [...atlas.ghosts.values()];
    this.zones = zonePlaces(atlas);
    this.berths = Object.fromEntries(this.zones.filter(({ ghost }) => !ghost).map((zone) => [zone.id, berthOf(zone)]));
  }

  view: KampenView = $derived.by(() => this.model.view as KampenView);
  printed: KampenPrint = $derived.by(() => this.model.printed as KampenPrint);
  names: Record<string, string> = $derived.by(() =>
    Object.fromEntries(this.places.map(({ id }) => [id, this.printed.areas[id]?.name ?? id])),
  );
  /** Areas that the scenario leaves out. */
  asleep: Set<string> = $derived.by(() => {
    const all = this.places.map(({ id }) => id);
    return new Set(all.filter((id) => this.printed.areas[id]?.in_play === false));
  });

  /** Whose battalions the question is about: the active faction's, or those of the one who is asked. */
  mover: Faction = $derived.by(() => {
    const own = this.model.sides as Faction[];
    return own.length === 0 || own.includes(this.view.active) ? this.view.active : own[0]!;
  });

  // -- what stands where ---------------------------------------------------------------------------------------

  stacks: Record<string, Stack[]> = $derived.by(() => {
    const { areas, active } = this.view;
    const stacksAt = (place: Place): Stack[] => {
      const crowd = factionsIn(areas[place.id]).length > 1 ? crowdAround(place, this.places, this.names) : [];
      return stacksIn(place, areas[place.id], active, this.names[place.id]!, crowd);
    };
    return Object.fromEntries(this.places.map((place) => [place.id, stacksAt(place)]));
  });
  holders: Record<string, Faction> = $derived.by(() => {
    const held = this.places.map(({ id }) => [id, holder(this.view.areas[id])] as const);
    return Object.fromEntries(held.filter((each): each is readonly [string, Faction] => each[1] !== null));
  });
  /** Each area as it is read aloud. */
  inWords: Record<string, string> = $derived.by(() =>
    Object.fromEntries(this.places.map(({ id }) => [id, inWords(id, this.view, this.printed)])),
  );
  #standing: Box[] = $derived.by(() =>
    this.places.flatMap((place) =>
      this.#stacksAt(place).map(({ at, battalions }) =>
        this.#camera.boxAt(place.town, stackBox(at, stackHeight(battalions))),
      ),
    ),
  );
  #lettered: Box[] = $derived.by(() => [
    ...this.places.map((place) => this.#camera.boxAt(place.town, labelBox(place, this.names[place.id]!))),
    ...this.ghosts.map(({ id, town }) => this.#camera.boxAt(town, ghostLabelBox(this.names[id]!))),
  ]);
  attacks: AttackOnMap[] = $derived.by(() => {
    const crowd = { stacks: this.#standing, names: this.#lettered };
    return attacksOn(this.#atlas, this.view, this.printed, crowd, this.#camera.pieces);
  });
  /** The areas under attack, and whether their combat is on. */
  fought: Map<string, boolean> = $derived.by(
    () => new Map(this.attacks.map(({ area }) => [area, this.view.combat?.area === area])),
  );
  /** Areas from which everybody went to a border. */
  emptied: Set<string> = $derived.by(() => {
    const left = this.attacks.map(({ from }) => from);
    return new Set(left.filter((from) => factionsIn(this.view.areas[from]).length === 0));
  });

  // -- what is asked, and what the hand means ------------------------------------------------------------------

  senses: Map<string, Sense> = $derived.by(() => senses(this.clicks, this.view, this.printed, this.mover));
  /** The areas that were clicked so far. */
  chosen: string[] = $derived.by(() => areaSteps(this.clicks.chosen));
  /** The stacks in the hand: where the march begins. */
  lifted: string | null = $derived.by(() =>
    this.clicks.step("from") === undefined || isAtBorders(this.clicks) ? null : this.chosen[0]!,
  );
  hovered: string | null = $derived.by(() => hoveredArea(this.clicks));
  plans: Plan[] = $derived.by(() => {
    const { pieces } = this.#camera;
    const committed = this.attacks.map(({ approach, battalions }) => standBox(approach.stand, pieces, battalions));
    const crowd = { stacks: [...this.#standing, ...committed], names: this.#lettered };
    return planned(this.clicks, this.#atlas, this.view, this.printed, this.mover).map((plan) => {
      const stand = standFor(plan.approach, crowd, pieces);
      return { ...plan, approach: { ...plan.approach, stand } };
    });
  });
  /** How many battalions would arrive where. */
  expected: { area: string; count: number } | null = $derived.by(() => arrival(this.clicks));
  /** Of how many battalions is to be said how many go, and where the picker lies in the window. */
  asked: { area: string; counts: number[] } | null = $derived.by(() => numbers(this.clicks));
  picker: Box | null = $derived.by(() => {
    if (this.asked === null || this.asked.counts.length < 2) return null;
    const inWindow = (id: string): Point => this.#camera.inWindow(this.#atlas.place(id).town);
    const count = this.asked.counts.length;
    return pickerBox(inWindow(this.asked.area), inWindow(this.chosen[0]!), this.#camera.view, count);
  });
  /** Air fields of the card that is looked at. */
  bases: string[] = $derived.by(() => {
    const { chosen, hover } = this.clicks;
    const card = hover?.kind === "card" ? hover.id : chosen.find(([kind]) => kind === "card")?.[1];
    return card === undefined ? [] : basesFor(String(card), this.view, this.printed);
  });

  /** The towns whose names are written: where there is no room for all, those that matter most now. */
  written: Set<string> = $derived.by(() =>
    legible(
      this.places.map((place) => {
        const occupied = this.#stacksAt(place).length > 0;
        const wanted = this.senses.has(place.id) || this.chosen.includes(place.id);
        const asleep = this.asleep.has(place.id);
        const rank = (wanted ? 4 : 0) + (place.isCity ? 2 : 0) + (occupied ? 1 : 0) - (asleep ? 8 : 0);
        return { place, name: this.names[place.id]!, rank, occupied };
      }),
      Math.round(this.#camera.pieces * 20) / 20,
    ),
  );
  /** What a tag should leave visible. */
  taken: Box[] = $derived.by(() => {
    const { pieces } = this.#camera;
    return [
      ...this.#standing,
      ...this.#lettered,
      ...(this.picker === null ? [] : [this.#camera.boxOnMap(this.picker)]),
      ...this.attacks.map(({ approach }) => boxAround([approach.stand], 16 * pieces)),
      ...this.attacks.map(({ approach }) => boxAround([between(approach.stand, approach.end, 0.4)], 8 * pieces)),
    ];
  });

  /** Is one asked whether this attack's battalions are the loss? */
  mayLose = (attack: AttackOnMap): boolean => {
    if (!isAtBorders(this.clicks) || !this.clicks.may("area", attack.from)) return false;
    const target = this.clicks.step("area");
    return target === undefined ? this.view.combat?.area === attack.area : target[1] === attack.area;
  };

  // -- where to look -------------------------------------------------------------------------------------------

  around(id: string): Box[] {
    const place = this.#atlas.places.get(id);
    if (place !== undefined) return [boxAround([place.town], FOCUS)];
    const zone = this.zones.find((each) => each.id === id && !each.ghost);
    if (zone === undefined) return [];
    const fleets = fleetsIn(id, this.view, this.printed);
    const room = roomOf(id, berthsIn(id, fleets));
    return [{ ...room, x: zone.at[0] + room.x, y: zone.at[1] + room.y }];
  }

  /** What the question and the clicks are about. */
  sought(): Box[] {
    const wanted = [...this.senses.keys(), ...(this.senses.size > 0 || this.asked !== null ? this.chosen : [])];
    wanted.push(...this.#zonesSought());
    const losses = this.attacks.filter(this.mayLose);
    const borders = losses.map(({ approach }) => boxAround([approach.stand], FOCUS));
    // A question about cards names no area: then it is the combat that has to be seen, or the zone it is about.
    if (wanted.length === 0 && borders.length === 0) {
      const named = this.model.question?.saying.values.zone;
      if (this.view.combat !== null) wanted.push(this.view.combat.area);
      else if (this.view.sea && named !== undefined) wanted.push(String(named));
    }
    return [...wanted.flatMap((id) => this.around(id)), ...borders];
  }

  /** Of the sea the zone that a task force or a combat is in; else all that may be chosen, and where own ships may. */
  #zonesSought(): string[] {
    const { sea, fleet } = this.view;
    const asked = this.zones.filter(({ id }) => this.may(["zone", id])).map(({ id }) => id);
    const ships = Object.entries(fleet?.ships ?? {}).filter(([, own]) => own.some((ship) => this.may(["ship", ship])));
    const here = sea?.battle?.zone ?? (sea && sea.force > 0 ? sea.route.at(-1) : undefined);
    if (here !== undefined && asked.length + ships.length > 0) return [here];
    return [...asked, ...ships.map(([zone]) => zone)];
  }

  #stacksAt(place: Place): Stack[] {
    return this.stacks[place.id] ?? [];
  }
}
