# Everything a newcomer needs: `make play` to play, `make test` to check a change. `make help` lists the rest.

PYTHON ?= python3
ARGS ?=
MINUTES ?= 30
PYTEST_ARGS ?= -q -n auto --dist worksteal

# Hundreds of processes are started by the tests: none of them should have to read all sources anew.
unexport PYTHONDONTWRITEBYTECODE

bin := .venv/bin
pinned := pyproject.toml constraints.txt tools/setup.py
checked := $(wildcard src tests examples tools bench hatch_build.py)
with_compiled := PYTHONPATH=build/compiled
games := $(filter-out kit,$(notdir $(patsubst %/__init__.py,%,$(wildcard tests/games/*/__init__.py))))
game := $(subst -,_,$(GAME))
# A browser that was starved for seconds may try once more; the summary names each test that needed it.
second_try := --reruns 1 -r fER
# Each test where it tells most. What a rule does, a test that cites it tells in either form: it runs as pure Python. Walks
# through whole games play ten times as much compiled, in less time. All else about the rules runs in both forms.
pure_tests := -m "not walk" --ignore=tests/browser
compiled_tests := -m "walk or not rule" $(addprefix tests/,examples games kernel players) README.md

.PHONY: help play terminal client test pure check soak lint format compile bench mutants load endurance screenshots programs clean

help:  ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(firstword $(MAKEFILE_LIST))

# What is compiled already is used; nobody who wants to play waits for a compiler.
play: .venv/.play  ## play in the browser; ARGS="--help" shows what can be asked for
	@$(bin)/python tools/client.py
	@$(bin)/python tools/compile.py --if-made
	@$(with_compiled) $(bin)/motstand serve $(ARGS)

terminal: .venv/.play  ## play in the terminal; ARGS="--help" shows what can be asked for
	@$(bin)/python tools/compile.py --if-made
	@$(with_compiled) $(bin)/motstand play $(ARGS)

client: .venv/.play  ## build the client in web/ into the package
	$(bin)/python tools/client.py

# What needs no compiled rules is checked while they are compiled, so that no core waits for the other.
test: .venv/.dev programs  ## lint, then the tests as pure Python, then those of the rules compiled, then in the browser
	$(MAKE) --no-print-directory --jobs=2 compile pure
	$(bin)/python tools/compile.py
	$(with_compiled) $(bin)/python -m pytest $(PYTEST_ARGS) $(compiled_tests)
	$(with_compiled) $(bin)/python -m pytest $(PYTEST_ARGS) $(second_try) tests/browser

pure: lint
	$(bin)/python tools/client.py
	$(bin)/python tools/client.py test
	$(bin)/python -m pytest $(PYTEST_ARGS) $(pure_tests)

# What all games share is tested for this one, too.
check: .venv/.dev  ## lint, then one game's tests as pure Python: make check GAME=kampen-om-norge
	@$(if $(game),,$(error Which game? make check GAME=..., one of: $(games)))
	@$(if $(filter $(game),$(games)),,$(error There is no game "$(GAME)", only: $(games)))
	@$(MAKE) --no-print-directory lint
	$(bin)/python -m pytest $(PYTEST_ARGS) tests/games -k "$(game) or $(subst _,-,$(game)) or rulebooks"

soak: .venv/.dev programs  ## ten times the random games, the server compiled, every lesson and light, a compiled wheel, endurance
	$(bin)/python tools/client.py
	$(bin)/python tools/compile.py
	$(with_compiled) MOTSTAND_SOAK=10 $(bin)/python -m pytest $(PYTEST_ARGS) tests/games tests/server
	$(with_compiled) MOTSTAND_SOAK=10 $(bin)/python -m pytest $(PYTEST_ARGS) tests/browser
	MOTSTAND_COMPILE=1 $(bin)/python -m pip wheel -q --no-deps --wheel-dir build/wheel .
	$(bin)/python -m bench.endurance --minutes $(MINUTES)

screenshots: .venv/.dev programs  ## save a picture of every screen in build/screenshots, or of those in ARGS="menu hint"
	$(bin)/python tools/client.py
	$(bin)/python -m tests.browser.screenshots $(ARGS)

lint: .venv/.dev  ## check style, types, and the words of all languages
	$(bin)/ruff check $(checked)
	$(bin)/ruff format --check $(checked)
	$(bin)/mypy $(checked)
	$(bin)/python -m tools.words
	$(bin)/python -m tools.protocol --check
	$(bin)/python -m tools.states --check
	$(bin)/python -m tools.names
	$(bin)/python -m tools.styles
	$(bin)/python tools/client.py lint

format: .venv/.dev  ## put the code into the house's format
	$(bin)/ruff check --fix $(checked)
	$(bin)/ruff format $(checked)
	$(bin)/python tools/client.py format

compile: .venv/.dev  ## make build/compiled, the package with its C extensions
	$(bin)/python tools/compile.py

# Once and before any test: test processes that installed would meet each other at apt's locks.
programs: .venv/.dev  ## install Chromium and PostgreSQL, which tests drive, where they are missing
	@$(bin)/python -m tools.programs

bench: compile .venv-bench/.ready  ## measure speed side by side with other engines
	$(with_compiled) .venv-bench/bin/python -m bench $(ARGS)

mutants: .venv/.dev  ## put small mistakes into the rules and see whether the tests notice; ARGS="--help"
	nice -n 10 $(bin)/python -m tools.mutants --write $(ARGS)

load: compile .venv/.dev  ## measure the server under many tables, side by side with boardgame.io's
	$(bin)/python -m bench.load $(ARGS)

endurance: compile .venv/.dev  ## play, watch, upload to and kill one server for half an hour, or MINUTES=5
	$(bin)/python -m bench.endurance --minutes $(MINUTES)

clean:  ## remove all that these targets made
	-$(PYTHON) -m tools.postgres stop
	rm -rf .venv .venv-bench build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf web/node_modules src/motstand/server/client
	find $(checked) -name __pycache__ -prune -exec rm -rf {} +

# An environment's stamp is as new as what it was made from. What tests need includes what play needs.
.venv/.play: $(pinned)
	@$(PYTHON) tools/setup.py .venv --extra client
	@touch $@

.venv/.dev: $(pinned)
	@$(PYTHON) tools/setup.py .venv --extra dev
	@touch $@ .venv/.play

.venv-bench/.ready: $(pinned) bench/requirements.txt bench/constraints.txt bench/alone.txt
	@$(PYTHON) tools/setup.py .venv-bench --requirements bench/requirements.txt --constraints bench/constraints.txt
	@.venv-bench/bin/python -m pip install -qq --disable-pip-version-check --no-deps -r bench/alone.txt
	@touch $@
