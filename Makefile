# Everything is set up in .venv by the first command that needs it.
PYTHON ?= python3
BIN := .venv/bin
NEW_ENOUGH = $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	|| { echo "bordspil needs Python 3.11 or newer: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }

.PHONY: help setup page play test test-all test-postgresql lint check warm browser bench load kills storm fuzz attack games docs references lock release clean

help:
	@echo "make play    play (set-up included); PORT=9000 at another port"
	@echo "make test    all checks and tests (set-up included)"
	@echo "make lint    format, lint, types, layers"
	@echo "make bench   measure the figures"
	@echo "make load    what thousands of people at once cost"
	@echo "make docs    the documentation as a site, in build/docs"
	@echo "make setup   only make .venv, with the command .venv/bin/bordspil"

setup: .venv/made

.venv/made: requirements.lock pyproject.toml
	@$(NEW_ENOUGH)
	@$(PYTHON) play.py setup
	@touch $@

# What only tests and checks need.
.venv/made-dev: requirements-dev.lock .venv/made
	$(BIN)/python -m pip install --disable-pip-version-check --progress-bar on --require-hashes -r requirements-dev.lock
	@touch $@

# The page, built anew when its sources have changed.
page: setup
	@$(BIN)/python hatch_build.py

# Packages and page side by side; the server compiles what is left to compile while one plays.
play:
	@$(NEW_ENOUGH)
	@MAKE="$(MAKE)" $(PYTHON) play.py $(if $(PORT),--port $(PORT))

# Hundreds of processes are started by the tests: none of them should read Python anew.
test: export PYTHONDONTWRITEBYTECODE =
test: .venv/made-dev page
	@$(MAKE) --no-print-directory -j 2 browser lint warm
	@$(MAKE) --no-print-directory -j 3 test-all test-postgresql check

# Each worker takes whole files, in their order.
PYTEST := $(BIN)/python -m pytest --dist loadfile --no-loadscope-reorder

test-all: .venv/made-dev page
	$(PYTEST) -n auto

# What the store does, on PostgreSQL.
test-postgresql: .venv/made-dev
	BORDSPIL_TEST_STORE=postgresql $(PYTEST) -n 2 -q tests/server

# The page's types and its own tests.
check: page
	@$(BIN)/python hatch_build.py check test

warm: setup
	@echo "compiling the rules"
	@$(BIN)/bordspil warmup

# Before the tests, which run side by side and would all install it.
browser: .venv/made-dev
	@$(BIN)/python tests/web/harness/chromium.py

lint: .venv/made-dev
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	@BORDSPIL_GAMES=examples $(BIN)/bordspil languages
	@$(BIN)/python tests/texts/lint.py

# Thousands of sockets at a server of its own, on this machine only.
load: setup
	@$(BIN)/bordspil load

# The server is killed 50 times while 100 tables play; no acknowledged move may be missing.
kills: setup
	@$(BIN)/bordspil load --tables 100 --kills 50

# Two servers, PostgreSQL and NATS are killed, stopped and cut off while 100 tables play; then two servers race.
storm: .venv/made-dev
	@PYTHONPATH=tests $(BIN)/python tests/server/harness/storm.py --tables 100 --rounds 5 --pace 2
	@PYTHONPATH=tests BORDSPIL_TEST_STORE=postgresql $(BIN)/python tests/server/cluster/test_race.py 5000

# 100,000 wrong messages and requests at a server of its own.
fuzz: .venv/made-dev
	@PYTHONPATH=tests $(BIN)/python tests/server/harness/fuzz.py 100000

# What strangers may try, at full size; a line for each attack says what it cost others.
attack: .venv/made-dev page
	BORDSPIL_ATTACK=full $(BIN)/python -m pytest tests/attack -q

# 10,000 random games of every kind, some with checked bounds, every puzzle judged again, and every property of the tests
# with 500 other examples; minutes.
games: SEED := $(or $(SEED),$(shell od -An -N4 -tu4 /dev/urandom | tr -d ' '))
games: .venv/made-dev
	@echo "seed $(SEED); make games SEED=$(SEED) repeats it"
	@PYTHONPATH=tests $(BIN)/python tests/games/many.py 10000 $(SEED)
	@PYTHONPATH=tests NUMBA_BOUNDSCHECK=1 $(BIN)/python tests/games/many.py 400 $(SEED)
	@for game in azul blokus_shuffle cross_rummy; do $(BIN)/bordspil puzzles $$game --check || exit 1; done
	$(BIN)/python -m pytest tests -m hypothesis -q -n auto --hypothesis-profile=games --hypothesis-seed=$(SEED)

bench: .venv/made-dev
	@$(BIN)/bordspil bench

# The documentation as a site of its own, with search and the reference, in build/docs; nothing is fetched.
docs: .venv/made-dev references
	@$(BIN)/python docs/site/pages.py build/site
	$(BIN)/python -m sphinx --quiet --fail-on-warning --keep-going -c docs/site build/site build/docs

# What stands in documents and in the page's types and is made of the code.
references: setup
	$(BIN)/python -m bordspil.server.http.access docs/security.md
	$(BIN)/python -m bordspil.server.session.wire_reference docs/wire.md
	$(BIN)/python -m bordspil.server.session.typescript > web/src/net/wire.ts

# Needs uv; the locks name versions and hashes for all platforms and no addresses.
COMPILE := uv pip compile --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 pyproject.toml
lock:
	$(COMPILE) --group build --extra serve -o requirements.lock
	$(COMPILE) --group build --extra cluster --extra ray --extra telemetry -c requirements.lock -o requirements-cluster.lock
	$(COMPILE) --group dev --all-extras -c requirements.lock -o requirements-dev.lock

# Refuses a tree that is not ready, tests it, and builds what is to be published, twice, into dist/.
release: .venv/made-dev
	$(BIN)/python release.py check
	@$(MAKE) --no-print-directory test
	$(BIN)/python release.py build

clean:
	rm -rf .venv
