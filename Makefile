# make run   start the bot
# make test  everything that must hold before a change lands
# make lint  style, types and who-may-import-whom; part of .ci/run
# make bench all figures, as ratios
# make reset start the playground over
# make lock  resolve requirements*.in again, with the hashes of every file

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

INSTALL := $(BIN)/python hosting/install.py --require-hashes
RESOLVER := uv==0.13.7
COMPILE := $(VENV)/lock/bin/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --custom-compile-command "make lock"

.PHONY: run test lint types style imports bench browser postgresql reset lock clean

run: $(VENV)/.run
	@$(BIN)/python bot.py

# Those that play through the real bot often wait, so there are a few workers more than cores. Each
# play starts the bot anew, so what Python has compiled is kept, even where it usually is not.
test: export PYTHONDONTWRITEBYTECODE =
test: export PYTHONPYCACHEPREFIX = $(CURDIR)/$(VENV)/compiled
test: $(VENV)/.dev browser postgresql
	@$(BIN)/python -m pytest -n $$(($$(getconf _NPROCESSORS_ONLN) + 3)) --dist worksteal

# The tests of the web page need Chromium. Where it cannot be installed they are skipped, and say so.
browser:
	@command -v chromium >/dev/null || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
		apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } || \
		echo "Chromium is not here and cannot be installed: the tests of the web page are skipped."

# What is kept in an archive is tried on both kinds; the tests start a server of their own.
postgresql:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
		apt-get update -qq && apt-get install -y -qq postgresql >/dev/null; } || \
		echo "PostgreSQL is not here and cannot be installed: its tests are skipped."

# Types take longest by far, so all else is checked meanwhile.
lint: $(VENV)/.dev
	@$(MAKE) --no-print-directory --jobs=2 types style imports

types:
	@$(BIN)/mypy

style:
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .

imports:
	@$(BIN)/lint-imports

bench: $(VENV)/.dev
	@$(BIN)/python -m bench

# What is pinned already stays, unless its .in file says otherwise: delete the .txt to renew all.
lock: | $(BIN)/python
	@$(PYTHON) -m venv $(VENV)/lock
	@$(VENV)/lock/bin/python -m pip install --quiet --disable-pip-version-check $(RESOLVER)
	@$(COMPILE) requirements.in --output-file requirements.txt
	@$(COMPILE) requirements-dev.in --constraints requirements.txt --output-file requirements-dev.txt

reset:
	rm -f data/playground.db* data/playground-games.sqlite3*

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Boroughs needs Python 3.11 or newer. Name one: make PYTHON=python3.12"; exit 1; }
	@echo "Making room for what Boroughs needs, in $(VENV) …"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.run: requirements.txt | $(BIN)/python
	@echo "Fetching what Boroughs needs. That happens once, and takes about a minute."
	@$(INSTALL) -r requirements.txt
	@touch $@

$(VENV)/.dev: requirements-dev.txt | $(BIN)/python
	@echo "Fetching what the tests of Boroughs need."
	@$(INSTALL) -r requirements-dev.txt
	@touch $@
