"""Pictures of the pages around the tables: shelf, my tables, rulebooks, component books, editions, lessons."""

from __future__ import annotations

from functools import partial

from tests.browser.album import DARK, EVERYWHERE, ON_ITS_SIDE, Scene, Sitting
from tests.browser.house import at_random
from tests.browser.pictures_of_tables import ALONE, COMMANDER

SEARCHES = {"en": "lake", "nb": "innsjø", "nl": "meer"}
PACK = """[pack]
game = "kampen-om-norge"
name = "Second printing"

[[card]]
id = "artilleri"
deck = "germany"
name = "Feltartilleri"
"""
BAD = PACK + '\n[[card]]\nid = "bakhold"\ndeck = "norway"\ndefence = { dice = "two" }\n'


def home(sitting: Sitting) -> None:
    """The shelf, and the form for a new table."""
    page = sitting.page
    sitting.kari.visit()
    page.locator("[data-action=play-now]:visible").wait_for()
    sitting.take()
    page.locator("button.me").click()
    sitting.take("me")
    page.keyboard.press("Escape")
    opener = page.locator("[data-action=new-table]")
    if opener.is_visible():
        opener.click()
    form = page.locator("[data-form=new-table]:visible")
    form.locator("summary").click()
    form.locator("button.button").scroll_into_view_if_needed()
    sitting.take("new-table")


def tables(sitting: Sitting) -> None:
    """My tables: one waits for me, one for somebody else, one is over."""
    kari, house = sitting.kari, sitting.house
    two = {"germany": "person", "norway+allies": "open"}
    kari.sit_down(house.lay_out("gudbrandsdalen", two, name="Kari")["germany"])
    kari.until_asked()
    while (asked := kari.question()) is not None:
        kari.answer(next((each for each in asked["offers"] if each.get("quiet")), asked["offers"][0]))
    kari.sit_down(house.lay_out("basic", ALONE, name="Kari")["germany"])
    kari.give_up()
    sitting.shown("[data-end]")
    kari.sit_down(house.lay_out("recruit", COMMANDER, game="halls-of-hegra", name="Kari")["commander"])
    kari.play_on(at_random(2), 4)
    kari.sit_down(house.lay_out("basic", ALONE, name="Kari")["germany"])
    kari.until_asked()
    kari.visit("/tables")
    sitting.shown("[data-table]")
    sitting.take()
    kari.visit("/")
    sitting.shown("[data-table]")
    sitting.take("home")


def rules(sitting: Sitting, game: str) -> None:
    """The rulebook, and a search in it."""
    sitting.kari.visit(f"/rules/{game}")
    sitting.shown("[data-rule]")
    sitting.take()
    sitting.page.locator("[data-search]").fill(SEARCHES[sitting.view.language] if "kampen" in game else "sn")
    sitting.shown("mark")
    sitting.take("search")


def beside(sitting: Sitting, game: str) -> None:
    """What happened, and the rules on one page."""
    for page in ("past", "summary"):
        sitting.kari.visit(f"/{page}/{game}")
        sitting.shown("[data-picture] .drawing:has(svg)")
        sitting.take(page)


def rules_beside(sitting: Sitting) -> None:
    """Rules searched beside the game."""
    sitting.kari.sit_down(sitting.house.lay_out("gudbrandsdalen", ALONE)["germany"])
    sitting.panel("rule")
    sitting.shown("#panel [data-search]").fill(SEARCHES[sitting.view.language])
    sitting.shown("#panel [data-rule]").click()
    sitting.take()


def components(sitting: Sitting, game: str) -> None:
    """The component book with what is known and what is not."""
    sitting.kari.visit(f"/rules/{game}/components")
    sitting.shown("[data-part], [data-component]")
    sitting.take()
    sitting.page.locator("article").nth(3).scroll_into_view_if_needed()
    sitting.page.mouse.wheel(0, 500)
    sitting.take("entries")


def editions(sitting: Sitting) -> None:
    """My editions: nothing there, a refused pack, one that is good; then a table with it."""
    page = sitting.page
    sitting.kari.visit("/editions")
    sitting.shown("[data-field=pack-text]")
    sitting.take()
    page.locator("[data-field=pack-name]").fill("my-cards")
    page.locator("[data-field=pack-text]").fill(BAD)
    sitting.kari.act("check-pack")
    sitting.shown("[data-problem]").scroll_into_view_if_needed()
    sitting.take("refused")
    page.locator("[data-field=pack-text]").fill(PACK)
    sitting.kari.act("check-pack")
    sitting.shown("[data-kept]")
    page.evaluate("scrollTo(0, 0)")
    sitting.take("kept")
    sitting.kari.visit("/")
    opener = page.locator("[data-action=new-table]")
    page.locator("[data-action=play-now]:visible").wait_for()
    if opener.is_visible():
        opener.click()
    form = page.locator("[data-form=new-table]:visible")
    form.locator("[data-pack]").check()
    form.locator("button.button").scroll_into_view_if_needed()
    sitting.take("chosen")
    form.locator("button.button").click()
    page.wait_for_url("**/table/**")
    sitting.shown("header [data-edition]")
    sitting.take("table")


def lessons(sitting: Sitting, game: str) -> None:
    """The lessons of a game."""
    sitting.kari.visit(f"/learn/{game}")
    sitting.shown("[data-lesson]")
    sitting.take()


def lesson(sitting: Sitting, game: str, id: str, steps: int) -> None:
    """The first step of a lesson, one in its middle, and its end."""
    kari, page = sitting.kari, sitting.page
    kari.visit(f"/learn/{game}")
    page.locator(f"[data-lesson={id}]").click()
    page.wait_for_url("**/table/**")
    sitting.shown("[data-guide]")
    sitting.take("begin")
    done = 0
    while not page.locator("[data-act=play-on]").is_visible():
        kari.until(lambda: bool(kari.frames), "at the table")
        kari.until(lambda: kari.question() is not None or kari.table()["status"]["lesson"]["done"], "asked or done")
        kari.skip()
        if kari.question() is None:
            sitting.shown("[data-act=play-on]")
            break
        decision = (kari.question() or {})["decision"]
        if done == steps:
            sitting.take("middle")
        page.locator("[data-act=show-me]").click()
        kari.until(lambda before=decision: kari.table()["answers"] != before, "shown")  # type: ignore[misc]
        done += 1
    sitting.take("end")


SCENES = [
    Scene("home", home, EVERYWHERE + DARK),
    Scene("tables", tables),
    Scene("rules", partial(rules, game="kampen-om-norge"), EVERYWHERE + DARK),
    Scene("hegra-rules", partial(rules, game="halls-of-hegra")),
    Scene("crown-rules", partial(rules, game="crown-and-courage")),
    Scene("dutch-rules", partial(rules, game="dutch-resistance")),
    Scene("pages", partial(beside, game="kampen-om-norge"), EVERYWHERE + DARK),
    Scene("hegra-pages", partial(beside, game="halls-of-hegra")),
    Scene("crown-pages", partial(beside, game="crown-and-courage")),
    Scene("dutch-pages", partial(beside, game="dutch-resistance")),
    Scene("rules-beside", rules_beside),
    Scene("components", partial(components, game="kampen-om-norge")),
    Scene("hegra-components", partial(components, game="halls-of-hegra")),
    Scene("crown-components", partial(components, game="crown-and-courage")),
    Scene("dutch-components", partial(components, game="dutch-resistance")),
    Scene("editions", editions),
    Scene("lessons", partial(lessons, game="kampen-om-norge")),
    Scene("hegra-lessons", partial(lessons, game="halls-of-hegra")),
    Scene("crown-lessons", partial(lessons, game="crown-and-courage")),
    Scene("dutch-lessons", partial(lessons, game="dutch-resistance")),
    Scene("lesson", partial(lesson, game="kampen-om-norge", id="german-turn", steps=4), EVERYWHERE + ON_ITS_SIDE),
    Scene("hegra-lesson", partial(lesson, game="halls-of-hegra", id="first-day", steps=4), EVERYWHERE + ON_ITS_SIDE),
    Scene(
        "crown-lesson", partial(lesson, game="crown-and-courage", id="first-turn", steps=4), EVERYWHERE + ON_ITS_SIDE
    ),
]
