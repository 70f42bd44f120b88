# `make play`, `make test` and `make test-all` each set up everything they need, in a virtual environment.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
# Number of test processes: one more than there are cores, since some wait for a server or a browser.
CORES ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
# Without byte-compiling: Python compiles what is imported, which is far less than what is installed.
INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -c constraints.txt
PYTEST = $(BIN)/pytest -n $(CORES) --dist worksteal

# More options of `gobelet serve`: make play OPTIONS=--lan
OPTIONS ?=

.DEFAULT_GOAL := help
.PHONY: help play test test-all check lint types layers compiled once thorough uncompiled screenshots bench docs clean

help:
	@echo "make play         play in the browser"
	@echo "make test         run the linters, type checks and everyday tests"
	@echo "make test-all     run the slow tests: more games, uncompiled rules with coverage, docs"
	@echo "make screenshots  take pictures of every page, into shots/"
	@echo "make bench        measure speed on this machine"
	@echo "make docs         build the documentation into site/"
	@echo "make clean        remove the virtual environment and what tests leave behind"

play: $(VENV)/play
	@$(BIN)/gobelet serve --open $(OPTIONS)

test: $(VENV)/test
	@$(MAKE) --no-print-directory -j 2 check compiled
	@$(MAKE) --no-print-directory once

# What `make test` leaves out.
test-all: thorough uncompiled docs

check: lint types layers

lint: $(VENV)/test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/test
	$(BIN)/mypy

layers: $(VENV)/test
	$(BIN)/lint-imports

# Compile the rules once, in parallel, rather than in every process that needs them.
compiled: $(VENV)/test
	$(BIN)/python -c 'import gobelet, gobelet.bots; gobelet.bots.compile_games(gobelet.games())'
	$(PYTEST) -m "not once and not thorough"

# Tests of the layers above the rules, uncompiled: no waiting for Numba.
once: $(VENV)/test
	NUMBA_DISABLE_JIT=1 $(PYTEST) -m "once and not thorough"

# More games, longer games, whole games in a browser, bounds checks, bot strength, comparisons with other libraries.
thorough: $(VENV)/test-all
	$(PYTEST) -m "thorough"

# Everything that does not need compiled rules, with warnings as errors: here coverage sees the rules too.
uncompiled: $(VENV)/test-all
	NUMBA_DISABLE_JIT=1 $(PYTEST) -m "not compiled" --cov --cov-report=term:skip-covered

# Every page and board, early, in the middle and at the end of a game, into shots/.
screenshots: $(VENV)/test
	$(BIN)/python -m tests.web.gallery shots

bench: $(VENV)/test-all
	@$(BIN)/gobelet bench --peers

# Strict: a broken link or a page missing from the menu is an error.
docs: $(VENV)/docs
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

$(VENV)/python: | constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Gobelet needs Python 3.11 or later. To choose one: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Creating a virtual environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv is missing (on Debian: apt install python3-venv)."; exit 1; }
	@touch $@

$(VENV)/play: $(VENV)/python pyproject.toml constraints.txt
	@echo "Installing Gobelet ..."
	@$(INSTALL) -e '.[server]'
	@touch $@

$(VENV)/test: $(VENV)/python pyproject.toml constraints.txt
	@echo "Installing Gobelet and what its tests need ..."
	@$(INSTALL) -e '.[test,server,arena,envs]'
	@touch $@ $(VENV)/play

$(VENV)/test-all: $(VENV)/test
	@echo "Installing what the thorough tests need ..."
	@$(INSTALL) -e '.[test,bench,all]'
	@touch $@

$(VENV)/docs: $(VENV)/python pyproject.toml constraints.txt
	@echo "Installing Gobelet and what its documentation needs ..."
	@$(INSTALL) -e '.[docs,server,arena,envs]'
	@touch $@ $(VENV)/play

clean:
	rm -rf $(VENV) site .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage .import_linter_cache
