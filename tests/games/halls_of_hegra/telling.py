"""Which line tells what: the parts of the view with the lines that change them, and the answers that no line names."""

from __future__ import annotations

# When the last use of an Action is done, its Defenders are Tired.
DONE = (
    *("action", "snow.shovelled", "snow.found", "repaired", "unjammed", "miss.added", "defence.up", "promote"),
    *(
        "morale.up",
        "hope.added",
        "fear.down",
        "doubt.down",
        "route.opened",
        "patrol.removed",
        "jammed",
        "air.destroyed",
    ),
    *("artillery.sector", "artillery.rolled", "surrender.down", "infirmary.", "supplies.gained", "suspicion."),
)

TOLD_BY: dict[str, tuple[str, ...]] = {
    "air_stacks": ("air.",),
    "artillery_track": ("artillery.",),
    "bags": (
        *("air.added", "artillery.", "artillery_tile.", "coup.", "doubt_disc.", "hit.", "miss.", "patrol."),
        # After the Coup the Doubt discs go back.
        *("recruits.", "repaired", "supplies.marker"),
        # The last Artillery tile is put back when what it led to has been told.
        "surrender.up",
    ),
    "board": ("coup.flipped", "retreat.machine_gun"),
    "charge": ("attack.", "last_stand.forward"),
    "damage": ("damaged", "repaired", "snow.found"),
    "defenders": (
        *("placed", "taken_back", "relieved", "readied", "tired", "posted", "promoted", "lost", "died", "injured"),
        *("position.hit", "morning.", "recruits.", "coup.", "infirmary.", "run.", *DONE),
    ),
    "depots": ("cargo.lost", "route.opened", "run."),
    "dug": ("snow.",),
    "event": ("event.drawn",),
    "guns": ("damaged", "repaired", "jammed", "unjammed", "retreat.machine_gun", "artillery.", "snow.found"),
    "last_stand": ("last_stand",),
    # When the walls and the guns are done, those on the trails may move again.
    "map": ("artillery.", "patrol.", "run.", "day.begins", "walls.", "infantry.", *DONE),
    "required": ("surrender.",),
    "reserve": (
        *("air.", "artillery.sector", "artillery_tile.", "attack.charge", "doubt_disc.", "hit.", "infantry."),
        # Tiles that did nothing are put away with the next one.
        *("miss.", "route.opened", "damaged", "artillery.marker"),
    ),
    "sectors": (
        "attack.",
        "infantry.",
        "artillery.sector",
        "coup.flipped",
        "retreat.machine_gun",
        "last_stand.forward",
    ),
    "supplies": ("supplies.", "morning.supply_spent", "coup.", "walls."),
    "tiles": (
        *("hit.", "damaged", "air.bombed", "artillery.", "injured", "position.hit", "infirmary.bed", "morale.down"),
        "surrender.up",
    ),
    "tracks": (
        *("coup.flipped", "defence.", "doubt.", "evening.over", "fear.", "morale.", "morning.morale_spent"),
        *("snow.deeper", "snow.shovelled", "supplies.marker", "surrender.", "suspicion.", "weather", "retreat"),
    ),
}
# A Morale card is put away with the last line of what it does.
FOLLOWS = {
    *("actions", "open", "shovelled"),
    *(
        "acting",
        "decks",
        "drawn",
        "day",
        "difficulty",
        "events_used",
        "healthy",
        "items_found",
        "movement_left",
        "part",
        "phase",
    ),
    *("running", "shelled_tomorrow", "stage", "to_resolve", "today", "tonight", "uses"),
}
UNTOLD_ANSWERS: dict[str, str] = {
    "airfield": "the kind of target; what was hit has a line of its own",
    "machine_gun": "no Supply is spent, and the breakdown of the die says so",
    "post": "the table shows whether the Defender was Tired, at Rest or Ready",
    "run": "who goes first; where is told when the Defender has gone",
    "tire": "the table shows whether the Defender was at Rest or Ready",
    "treat": "the table shows whether the Patient has a bed",
}
