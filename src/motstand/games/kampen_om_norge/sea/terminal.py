"""The sea as text: the stacks of each zone, the own ships by name, and the naval combat that is fought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

if TYPE_CHECKING:
    from motstand.games.kampen_om_norge.terminal import KampenBoard

FACTIONS = ("germany", "norway", "allies")


def sea_block(board: KampenBoard, view: dict[str, Any]) -> list[Text]:
    """Every zone with ships: how many cards each faction has there, who controls it, and the names that are known."""
    lines = [Text(board.say("board-sea").upper(), "bold underline")]
    own = (view.get("fleet") or {}).get("ships", {})
    for zone, here in view["sea"]["zones"].items():
        line = Text(f" {zone:<5}")
        for faction in FACTIONS:
            if here.get(faction):
                line.append(board.chip(faction, here[faction]))
        if here["controller"]:
            line.append(" *", "bold")
        lines.append(line)
        known = [*here["open"], *[id for id in own.get(zone, []) if id not in here["open"]]]
        lines += [Text(f"   {ship_name(board, id)}", "dim") for id in known]
    if view["sea"]["raiding"]:
        lines.append(Text(f" {board.say('board-raiding')}", "bold"))
        lines += [Text(f"   {ship_name(board, id)}", "dim") for id in view["sea"]["raiding"]]
    lines.append(Text(board.say("board-legend-control"), "dim"))
    return lines


def naval_combat(board: KampenBoard, battle: dict[str, Any]) -> list[Text]:
    """Both sides' ships, what has become of them, and the cards on the table."""
    lines = [Text(" " + board.say("board-naval-combat", zone=battle["zone"], step=battle["step"]), "bold")]
    for side in ("attackers", "defenders"):
        lines.append(Text("  " + board.say("board-naval-side", side=side)))
        for id in battle[side]:
            fate = "sunk" if id in battle["sunk"] else "chased" if id in battle["chased"] else "afloat"
            style = "strike" if fate == "sunk" else "none"
            line = Text("   ")
            line.append(ship_name(board, id), style)
            if fate != "afloat":
                line.append("  " + board.say("board-naval-fate", fate=fate))
            lines.append(line)
    for card in battle["plays"]:
        gone = card in battle["cancelled"]
        line = Text("  ")
        line.append(board.card_name(card), "strike" if gone else "none")
        lines.append(line)
    return lines


def ship_name(board: KampenBoard, id: str) -> str:
    return board.words.names["ship"][id]
