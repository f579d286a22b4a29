"""A picture of the asset alone, to judge the map by before any client exists."""

from __future__ import annotations

from typing import Any

from tools.map.layout import Board

Data = dict[str, Any]

STYLE = """
.sea{fill:#c9d8da} .graticule{stroke:#9fb6ba;stroke-width:.5;opacity:.6}
.deep{stroke:#9fb6ba;opacity:.16;stroke-linejoin:round} .abroad{fill:#dcd5c6;stroke:#cfc3a8;stroke-width:.8}
.area{fill:#efe6d2} .ghost{fill:#dcd5c6;opacity:.7} .snow{fill:#fbfaf6;stroke:#cfc3a8;stroke-width:.6}
.contour{fill:none;stroke:#d9d2c2;stroke-width:.6}
.peak{fill:none;stroke:#8d8573;stroke-width:.9;stroke-linejoin:round}
.lake{fill:none;stroke:#5d7d84;stroke-width:.8} .line{fill:none}
.coast{stroke:#26231e;stroke-width:.75;opacity:.65}
.frontier{stroke:#6b6355;stroke-width:1.2;stroke-dasharray:6 2 1 2}
.border{stroke:#6b6355;stroke-width:.8;stroke-dasharray:2 2.4}
.limit{stroke:#5d7d84;stroke-width:1;stroke-dasharray:1 4;stroke-linecap:round}
.road,.rail{stroke:#b39a74;stroke-width:1.5} .trail{stroke:#b39a74;stroke-width:1.2;stroke-dasharray:3 3}
.ties{stroke:#8a7a62;stroke-width:5;stroke-dasharray:1 6}
.crossing{stroke:#26231e;stroke-width:1.8;stroke-dasharray:.1 4;stroke-linecap:round}
text{font-family:"Source Serif 4",serif;fill:#26231e} .name{font-size:13.5px;font-weight:500}
.city{font-size:15px;font-weight:700} .halo{stroke:#f6f0e2;stroke-width:3.2;stroke-linejoin:round}
.zone{font-size:34px;fill:#5d7d84;opacity:.55}
.italic{paint-order:stroke;stroke:#fbfaf6;stroke-width:2.5px;font-style:italic;font-size:12px;fill:#6b6355}
.water{fill:#5d7d84;font-style:italic;font-size:13px}
.abroad-name{letter-spacing:.3em;font-size:12px;fill:#6b6355} .piece{fill:#a8322c}
.second{fill:none;stroke:#2f5d8a;stroke-width:.6;stroke-dasharray:2 3} .sign{fill:#26231e} .star{fill:#e5b04b}
.flag{fill:#a8322c;stroke:#26231e;stroke-width:1} .cartouche{fill:#faf5ea;stroke:#cfc3a8}
"""

SIGNS = {
    "victory_city": '<circle class="sign" r="7"/>'
    '<path class="star" d="M0,-5L1.3,-1.6 5,-1.5 2.1,.7 3.1,4.2 0,2.2 -3.1,4.2 -2.1,.7 -5,-1.5 -1.3,-1.6Z"/>',
    "mobilization_point": '<path class="flag" d="M-3.5,6V-6L5,-2.8L-3.5,.5"/>',
    "air_field": '<path class="sign" d="M0,-6L1.2,-2.5 6,1V2.4L1.2,1 .8,4 2.4,6H-2.4L-.8,4-1.2,1-6,2.4V1L-1.2,-2.5Z"/>',
}


def preview(board: Board, drawn: Data) -> str:
    """Both sheets side by side with a piece on every town, the further stacks as empty rings, no air ranges."""
    width = sum(sheet["width"] for sheet in drawn["sheets"])
    height = max(sheet["height"] for sheet in drawn["sheets"])
    parts = []
    left = 0
    for sheet in drawn["sheets"]:
        frame = f'<svg x="{left}" width="{sheet["width"]}" height="{sheet["height"]}">'
        parts.append(
            frame + "".join([*_ground(sheet), *_lines(sheet), *_writings(sheet), *_towns(board, sheet)]) + "</svg>"
        )
        left += sheet["width"]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><style>{STYLE}</style>'
    return head + "".join(parts) + "</svg>\n"


def _ground(sheet: Data) -> list[str]:
    drawn = [f'<rect class="sea" width="{sheet["width"]}" height="{sheet["height"]}"/>']
    drawn += [_stroke(line, "graticule") for line in sheet["graticule"]]
    drawn += [_stroke(line, "deep", f'stroke-width="{width}"') for width in (30, 20, 12, 6) for line in sheet["coast"]]
    abroad = ("sweden", "denmark", "finland")
    everywhere = {**{id: each["shape"] for id, each in sheet["impassable"].items()}, **sheet["scenery"]}
    drawn += [_fill(shape, "abroad") for id, shape in everywhere.items() if id in abroad]
    drawn += [_fill(area["shape"], "ghost" if area["ghost"] else "area") for area in sheet["areas"].values()]
    drawn += [_fill(shape, "snow") for id, shape in everywhere.items() if id not in abroad]
    drawn += [_fill([[ring]], "contour") for ring in sheet["contours"]]
    for x, y, size in sheet["peaks"]:
        drawn.append(
            f'<path class="peak" transform="translate({x},{y}) scale({size})" d="M-7,4L-2.4,-3L-.4,-.6L2.2,-5L7.4,4"/>'
        )
    return drawn


def _lines(sheet: Data) -> list[str]:
    drawn = [_stroke(line, "coast") for line in sheet["coast"]]
    drawn += [_fill([[shore]], "lake") for shore in sheet["lakes"]]
    drawn += [_stroke(line, "frontier") for line in sheet["frontier"]]
    drawn += [_stroke(line, "border") for border in sheet["borders"] for line in border["lines"]]
    drawn += [_stroke(line, "limit") for limit in sheet["limits"] for line in limit["lines"]]
    drawn += [_stroke(way["line"], "road") for way in sheet["exits"]]
    for way in sheet["ways"]:
        drawn.append(_stroke(way["line"], way["look"]))
        if way["look"] == "rail":
            drawn.append(_stroke(way["line"], "ties"))
    return drawn


def _writings(sheet: Data) -> list[str]:
    drawn = [_text(zone["label"], "zone", 34) for zone in sheet["zones"].values()]
    drawn += [_text(water, "water", 13) for water in sheet["waters"]]
    for id, each in sheet["impassable"].items():
        drawn.append(_text(each["label"], "abroad-name" if id in ("sweden", "denmark") else "italic", 12))
    if sheet["cartouche"]:
        x, y, width, height = sheet["cartouche"]
        drawn.append(f'<rect class="cartouche" x="{x}" y="{y}" width="{width}" height="{height}" rx="6"/>')
    drawn.append(f'<text x="18" y="34" style="font-size:19px;font-weight:600;fill:#5d7d84">{sheet["name"]}</text>')
    return drawn


def _towns(board: Board, sheet: Data) -> list[str]:
    drawn = []
    for area in sheet["areas"].values():
        first, *further = area["pieces"]
        drawn += [f'<circle class="second" cx="{x}" cy="{y}" r="13.4"/>' for x, y in further]
        drawn.append(
            f'<circle class="{"second" if area["ghost"] else "piece"}" cx="{first[0]}" cy="{first[1]}" r="13.4"/>'
        )
    for id, area in sheet["areas"].items():
        for sign, (x, y) in area["signs"].items():
            drawn.append(f'<g transform="translate({x},{y})">{SIGNS[sign]}</g>')
        x, y = area["label"]["at"]
        look = "city" if "victory_city" in board.areas[id].signs else "name"
        where = f'x="{x}" y="{y}" text-anchor="{area["label"]["anchor"]}"'
        name = board.areas[id].name
        drawn.append(f'<text class="{look} halo" {where}>{name}</text><text class="{look}" {where}>{name}</text>')
    return drawn


def _text(writing: Data, look: str, size: float) -> str:
    x, y = writing["at"]
    size = writing.get("size", size)
    turn = f'transform="translate({x},{y}) rotate({writing.get("turn", 0)})"'
    where = f'y="{size / 3:.1f}" text-anchor="middle" style="font-size:{size}px"'
    return f'<text class="{look}" {turn} {where}>{writing["text"]}</text>'


def _fill(shape: list[list[list[float]]], look: str) -> str:
    rings = "".join("M" + _points(ring) + "Z" for polygon in shape for ring in polygon)
    return f'<path class="{look}" fill-rule="evenodd" d="{rings}"/>'


def _stroke(line: list[float], look: str, more: str = "") -> str:
    return f'<path class="line {look}" {more} d="M{_points(line)}"/>'


def _points(numbers: list[float]) -> str:
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return "L".join(f"{x},{y}" for x, y in pairs)
