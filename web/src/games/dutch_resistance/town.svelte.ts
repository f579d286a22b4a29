/** Town and country as the parts of the board see them: the view, what is printed, what may be touched, what has changed. */

import { getContext, setContext } from "svelte";

import { layOut, Tabletop } from "../../board/tabletop.svelte";
import type { Offer, Thing } from "../../lib/protocol";
import type { TableModel } from "../../table/model/table.svelte";
import { inWords } from "./asked/spoken";
import { courseOf, roadBetween, type Course } from "./map/land";
import { haltedOn, type Halted } from "./map/story";
import { turnedUp } from "./tracks/morale";
import type { Character, Colour, DutchPrint, DutchView, Letter, Place } from "./table";

const NAME = Symbol("town");

/** Answers whose Road is walked from where the acting Character is. */
const WALKS = ["go", "escort"];
/** Is it such an answer? */
export const isWalk = ([head]: Offer["option"]): boolean => WALKS.includes(head);

export class Town extends Tabletop {
  view: DutchView = $derived.by(() => this.model.view as DutchView);
  printed: DutchPrint = $derived.by(() => this.model.printed as DutchPrint);
  courses: Record<Letter, Course>;
  /** By how much the last event changed a number. */
  changed: Map<string, number> = $derived.by(
    () => new Map(this.model.changes.map((change) => [`${change.kind}:${change.id}`, change.by] as const)),
  );
  /** How many Morale Action tokens this round began with. */
  upThisRound: number = $derived.by(() => turnedUp(this.model.lines));
  isNight: boolean = $derived(this.view.part === "danger" || this.view.part === "patrol");
  acting: Character | undefined = $derived(this.character(this.view.active));
  /** Who is stopped on which Road, while a Halt! card lies open. */
  halted: Halted | null = $derived.by(() => haltedOn(this.view, this.model.lines));
  /** Is where to walk what is asked? Then the Location at the end of a Road can be clicked for it. */
  isWalking: boolean = $derived.by(
    () => this.clicks.nextSteps.some(([kind]) => kind === "road") && WALKS.includes(this.clicks.head),
  );

  constructor(model: TableModel) {
    super(model);
    const { roads } = model.printed as DutchPrint;
    const letters = Object.keys(roads) as Letter[];
    this.courses = Object.fromEntries(letters.map((letter) => [letter, courseOf({ roads }, letter)])) as Record<
      Letter,
      Course
    >;
  }

  character(colour: Colour): Character | undefined {
    return this.view.characters.find((each) => each.colour === colour);
  }

  /** The Road over which the acting Character can walk to a Location now; "" if it is not asked for. */
  wayTo(place: Place): Letter | "" {
    if (!this.isWalking || this.acting === undefined) return "";
    return roadBetween(this.printed, this.acting.place, place);
  }

  override spoken(things: Thing[], label: string): string {
    return inWords(this.view, this.printed, things, label);
  }
}

export const layOutTown = (model: TableModel): Town => setContext(NAME, layOut(new Town(model)));
export const theTown = (): Town => getContext<Town>(NAME);
