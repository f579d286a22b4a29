"""A pytest plugin: collects all tests once, then tries each mutant in a fork of that process.

The function of a mutant gets the code that its mistaken source compiles to, so nothing is loaded again. Orders come in
and answers go out as lines of JSON, through the two file descriptors that `MOTSTAND_ORDERS` names.
"""

from __future__ import annotations

import cProfile
import gc
import json
import os
import resource
import signal
import sys
from collections.abc import Iterator
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tools.mutants.watch import functions, stop

UNABLE = "unable"
"""What cannot be told in a fork: the mistake stands outside of functions, or tests have called it before they ran."""


class Unable(Exception):
    """This mutant needs a process of its own."""


class Forking:
    """Answers orders instead of running the tests that were collected."""

    def __init__(self) -> None:
        self.collecting = cProfile.Profile(subcalls=False, builtins=False)
        self.collecting.enable()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.collecting.disable()
        called = functions(self.collecting)
        items = {item.nodeid: item for item in session.items}
        gc.freeze()
        coming, going = [int(number) for number in os.environ["MOTSTAND_ORDERS"].split()]
        with os.fdopen(coming, encoding="utf-8") as orders, os.fdopen(going, "w", encoding="utf-8") as answers:
            for line in orders:
                order = json.loads(line)
                fate, test = in_a_fork(items, order)
                if fate == "survived" and f"{order['file']} {order['function']}" in called:
                    fate = UNABLE
                answers.write(json.dumps([fate, test]) + "\n")
                answers.flush()
        return True


def in_a_fork(items: dict[str, pytest.Item], order: dict[str, Any]) -> tuple[str, str]:
    """Fork, try the mutant there, and hear what became of it."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        seconds = order["limit"]
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
        resource.setrlimit(resource.RLIMIT_AS, (order["memory"], order["memory"]))
        try:
            put_in(order["file"], order["function"], order["source"])
            told = first_failure([(items[test], seconds) for test, seconds in order["tests"]])
        except Unable:
            told = (UNABLE, "")
        os.write(writing, json.dumps(told).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as pipe:
        answer = pipe.read()
    os.waitpid(child, 0)
    if not answer:
        return "hung", "all tests together"
    fate, test = json.loads(answer)
    return fate, test


def first_failure(tests: list[tuple[pytest.Item, float]]) -> tuple[str, str]:
    """Run tests until one fails; each gets so much CPU time."""
    for item, seconds in tests:
        hung: list[int] = []

        def hang(number: int, frame: FrameType | None, hung: list[int] = hung) -> None:
            hung.append(number)
            stop(number, frame)

        signal.signal(signal.SIGVTALRM, hang)
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
        reports = runtestprotocol(item, log=False, nextitem=None)
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        if any(report.failed for report in reports):
            return ("hung" if hung else "killed"), item.nodeid
    return "survived", ""


def put_in(file: str, function: str, source: str) -> None:
    """Give a function of a module (``kernel/piles.py``, ``Pile.add``) the code that it has in another source."""
    module = sys.modules.get("motstand." + file.removesuffix(".py").replace("/", "."))
    if module is None or not function:
        raise Unable
    code = compile(source, str(module.__file__), "exec", dont_inherit=True)
    place: dict[str, Any] | Any = vars(module)
    for name in function.split("."):
        thing = place.get(name)
        inner = [const for const in code.co_consts if isinstance(const, CodeType) and const.co_name == name]
        if isinstance(thing, type) and len(inner) == 1:
            place, code = vars(thing), inner[0]
            continue
        for target in implementations(thing):
            for mistaken in inner:
                if mistaken.co_firstlineno == target.__code__.co_firstlineno:
                    exchange(target, mistaken)
                    return
        break
    raise Unable


def exchange(target: FunctionType, mistaken: CodeType) -> None:
    code = target.__code__
    same = (mistaken.co_code, mistaken.co_consts, mistaken.co_names) == (code.co_code, code.co_consts, code.co_names)
    if same or mistaken.co_freevars != code.co_freevars:
        # The mistake stands in a default, or takes away what the function needs.
        raise Unable
    target.__code__ = mistaken


def implementations(thing: object) -> Iterator[FunctionType]:
    """The functions behind a property, a static method or a cache."""
    if isinstance(thing, property):
        for part in (thing.fget, thing.fset):
            yield from implementations(part)
        return
    inside = getattr(thing, "__func__", None) or getattr(thing, "__wrapped__", None)
    if inside is not None:
        yield from implementations(inside)
    elif isinstance(thing, FunctionType):
        yield thing


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Forking(), "motstand-forking")
