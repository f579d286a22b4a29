"""Which line tells what: the parts of the view with the lines that change them, and the answers that no line names."""

from __future__ import annotations

MARCHES = ("movement.", "march.", "airlift.", "sealift.", "drop.", "invasion.", "sabotage.")
COMBAT = ("combat.lost", "combat.occupied", "retreat.", "rescue.saved")

TOLD_BY: dict[str, tuple[str, ...]] = {
    # With the turn those who have moved may move again.
    "areas": (*MARCHES, *COMBAT, "april.", "arrival.", "placement.", "submarine.sank", "withdrawal.", "turn.begins"),
    "attacks": (*MARCHES, *COMBAT, "april.", "withdrawal."),
    "objectives": (*MARCHES, *COMBAT, "april.", "placement.", "arrival.", "withdrawal.", "submarine.sank"),
    # The combat that ends the game is put away with it.
    "combat": ("combat.", "april.", "retreat.", "rescue.", "game.over"),
    "sea": (
        "april.",
        "ships.",
        "naval_movement.",
        "interception.",
        "naval_combat.",
        "ship.",
        "raiding.",
        "withdrawal.",
        "card.voided",
    ),
    "factions": (
        *("card.played", "combat.", "drop.", "invasion.", "sabotage.", "trade.traded", "rescue.saved", "retreat."),
        *("new_cards.", "placement.", "arrival.", "submarine.sank", "withdrawal.", "turn.begins"),
        *("april.", "card.voided", "ship.", "naval_combat."),
    ),
    "allies_exhausted": ("new_cards.exhausted",),
    "arrivals_due": ("arrival.", "trade.acquired"),
    "to_place": ("trade.acquired", "placement."),
    "seats": ("factions.taken",),
    "round": ("turn.begins",),
    "active": ("turn.begins", "april.reinforces"),
}
FOLLOWS = {"air_bases", "odds", "phase", "phase_number", "placed", "scenario", "sea.part", "sea.parts", "symbols"}
UNTOLD_ANSWERS: dict[str, str] = {
    "embark": "which ships sail only their owner knows; how many is told when they do",
    "keep": "the cards are told together, when all are chosen",
    "station": "where ships lie is told when all of them are placed",
    "lose": "what both sides suffer is told when both have answered, and those who lose nothing are not named",
    "remove": "the losses of a side are told together, when all are chosen",
    "retreat": "two sides that go together answer unseen; their way is told when both have",
}
