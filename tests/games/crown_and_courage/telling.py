"""Which line tells what: the parts of the view with the lines that change them, and the answers that no line names."""

from __future__ import annotations

TOLD_BY: dict[str, tuple[str, ...]] = {
    "bag": ("plan.drawn", "setup.chaos", "report.", "german.chaos", "occupation.chaos"),
    "cards": ("card.", "collaborator.", "deck.shuffled", "setup.gold_aside", "escape.gold_lost"),
    "chaos_reserve": ("german.chaos", "report.regrouped"),
    "demands": ("demand.", "pressure."),
    "discs": ("plan.disc", "plan.placed", "report.regrouped"),
    "display": ("plan.", "report.regrouped", "upgraded"),
    "frame": (
        *("frame.turned_up", "operations.line", "execute.frame", "sabotage."),
        # A tile covers the symbols of its lines, and the evening lays them open.
        *("plan.placed", "report.regrouped"),
    ),
    "grid": ("plan.placed", "operations.line", "execute.", "upgraded", "report.regrouped"),
    "halts": ("move.will_halt", "move.halted", "turn.begins"),
    "hidden_actions": ("frame.turned_up",),
    "hidden_orders": ("frame.turned_up", "push.turned"),
    "map": (
        *("army.", "battle.", "bombing.", "escape.fled", "fire.hit", "king.", "move.", "occupation."),
        *("german.dropped", "german.reinforced"),
    ),
    "placing": ("plan.chosen", "plan.placed"),
    "pools": ("evacuate.", "sabotage.", "threat.alarm", "escape.die_lost", "quick_response.die_taken"),
    "pressure": ("pressure.",),
    "push": ("push.",),
    "tracks": (
        *("stress.", "threat.", "morale.", "momentum."),
        # The marker has come to the end of the track when the cube goes.
        "willpower.lost",
    ),
    "willpower": ("willpower.lost",),
}
# Where in the turn the game stands, what of a response is still to come, what a placement or a battle would lead to.
FOLLOWS = {"battle", "chains", "day", "difficulty", "part", "path", "phase", "response", "rolled", "turn"}
UNTOLD_ANSWERS: dict[str, str] = {
    "calm": "how many cards; each that goes has a line of its own",
    "fight": "the battle begins with a question, and its line names the place",
    "order": "the line names the action of the card, not its number",
    "play": "the line names the action of the card, not its number",
    "raise_die": "the line says what the die shows then",
}
