"""What axe-core finds on a page, and how large the things on it are for a finger."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
SMALLEST = 44
"""Pixels that a finger needs."""

# What is written on a drawing is part of the picture: its name begins with it, and says more than the signs do.
FIND = """within => {
    const drawn = (id, {element}) => id === "label-content-name-mismatch"
        && (element instanceof SVGElement || element.querySelector(":scope > svg[aria-hidden]") !== null);
    const where = {include: [[within]], exclude: [["svg[aria-hidden=true]"]]};
    return axe.run(where, {resultTypes: ["violations"], elementRef: true}).then(
        found => found.violations.flatMap(({id, impact, nodes}) => nodes
            .filter(node => !drawn(id, node))
            .map(node => [impact, id, node.target.join(" "), node.failureSummary])));
}"""

# A target is what takes the click: the element with the room that belongs to it, or the label around it. A link in a
# sentence is as high as its line. What lies further down is scrolled to. Things drawn on a board may be smaller, for
# there a tap means the nearest thing that may be clicked within a finger's breadth (see web/src/board/near.ts), the
# whole area of the map takes the click of its town, and the map can be drawn larger.
MEASURE = """smallest => {
    const middle = box => [box.x + box.width / 2, box.y + box.height / 2];
    const outside = ([x, y]) => x < 0 || y < 0 || x > innerWidth || y > innerHeight;
    const shown = element => {
        const there = () => element.getBoundingClientRect();
        if (there().width === 0 || there().height === 0) return null;
        if (outside(middle(there()))) element.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
        const box = there();
        const [x, y] = middle(box);
        if (outside([x, y])) return null;
        const top = document.elementFromPoint(x, y);
        return top !== null && (element.contains(top) || top.contains(element)) ? box : null;
    };
    const isInSentence = element => getComputedStyle(element).display === "inline"
        && [...element.parentElement.childNodes].some(node => node.nodeType === 3 && /\\p{L}/u.test(node.data));
    const room = element => {
        if (element.matches(".unseen") || isInSentence(element)) return null;
        const label = element.matches("input[type=checkbox], input[type=radio]") ? element.closest("label") : null;
        const box = shown(label ?? element);
        if (box === null) return null;
        const after = getComputedStyle(element, "::after");
        const extra = side => after.content === "none" || after.position !== "absolute" ? 0
            : Math.max(0, -parseFloat(after[side]) || 0);
        return [box.width + extra("left") + extra("right"), box.height + extra("top") + extra("bottom")];
    };
    const small = [];
    for (const element of document.querySelectorAll("a[href], button, input, select, textarea, summary")) {
        const size = room(element);
        if (size === null) continue;
        if (size[0] < smallest - 0.5 || size[1] < smallest - 0.5)
            small.push([element.outerHTML.slice(0, 160), Math.round(size[0]), Math.round(size[1])]);
    }
    return small;
}"""


def grave(page: Page, within: str = "html") -> list[str]:
    """Every serious or critical violation on the page as it is now, or within a part of it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE.read_text("utf-8"))
    found: list[list[str]] = page.evaluate(FIND, within)
    return [f"{rule}: {where}\n    {why}" for impact, rule, where, why in found if impact in GRAVE]


def small_targets(page: Page) -> list[str]:
    """What can be clicked and is too small for a finger."""
    found: list[list[Any]] = page.evaluate(MEASURE, SMALLEST)
    return [f"{width} x {height}: {element}" for element, width, height in found]
