"""Which line tells what: the parts of the view with the lines that change them, and the answers that no line names."""

from __future__ import annotations

HELD = ("gained", "lost", "cards.", "given", "exchanged", "rerolled")
WENT = ("starts", "moved", "rode", "brought")
TOKENS = ("invited", "moved.with", "rode.with", "guided", "caught", "printed", "delivered", "group.", "request")
SCENARIO = ("costs.", "recruited", "address", "hidden", "task.", "installed", "secured", "unsecured", "spot")

TOLD_BY: dict[str, tuple[str, ...]] = {
    "caught": ("caught",),
    "characters": ("identity", "round", "card", "occupier", "alibi", *WENT, *HELD),
    "completed": ("task.done",),
    "costs_on_card": ("costs.on_card", "recruited", "installed"),
    "decks": ("occupier.drawn", "patrol", "raided", "halt", "officer", "helper.visible", "cards.", "exchanged"),
    "delivered": ("recruited", "delivered"),
    "first": ("first",),
    "halt": ("halt",),
    "helpers": ("helper.visible",),
    "lasting": ("raided",),
    "morale": ("morale",),
    "occupier_discard": ("occupier",),
    "officer": ("officer.came", "laid_out"),
    # The tokens of a Resistance Group come into the game when the Characters start.
    "pieces": ("laid_out", "starts", *TOKENS, *SCENARIO),
    # With what Characters hold and where they are goes what tonight would cost.
    "places": ("tiles", "laid_out", "safety", "vonk.", "alibi", "officer.came", *SCENARIO, *TOKENS, *WENT, *HELD),
    "raids_due": ("safety",),
    "regions": ("patrol",),
    "roads": ("intensified", "reduced", "marched"),
    "round": ("round",),
    "supply": ("gained", "lost", "rerolled"),
    "tokens": ("token",),
}
# What was agreed on before the game, where in the round it stands, and what is reckoned from the rest.
FOLLOWS = {"scenario", "level", "side", "solo", "part", "phase", "active", "turn", "rounds", "goal"}
UNTOLD_ANSWERS: dict[str, str] = {
    "take": "how many; each Resource has a line of its own, and there may be fewer",
}
