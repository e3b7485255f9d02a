# From a fresh machine with Python 3.11, gcc and make:  make play  ·  make test
.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:

PYTHON  ?= $(shell command -v python3.11 || command -v python3)
BIN     := .venv/bin
PIP     := $(BIN)/python -m pip --disable-pip-version-check --quiet install -c constraints.txt
PLAY    := .venv/.installed
DEV     := .venv/.installed-dev
FAST    := build/.compiled
SOURCES  = $(shell find src/ludothek/core src/ludothek/games src/ludothek/bots -name '*.py')

# $(call debian,test command,package,what for): install a Debian package when the test fails, or say so.
debian = $(1) 2>/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -qq -y $(2) && $(1); } \
	|| { echo "$(3) needs the Debian package $(2): sudo apt-get install $(2)"; exit 1; }

.PHONY: help play test lint format fast pure bench browser gallery clean

help:
	@echo "make play    play in the browser           (ludothek play: in the terminal)"
	@echo "make test    everything CI runs: lint, types, tests interpreted and compiled"
	@echo "make fast    compile the engine in place   (make pure removes it)"
	@echo "make bench   measure the compiled engine"
	@echo "make gallery screenshots of every page and of named positions, in build/gallery"
	@echo "make lint  ·  make format  ·  make clean"

play: $(PLAY)
	$(BIN)/ludothek serve --open

# Lint and compiling keep one core busy each: side by side they cost the time of one. Everything runs compiled, as people
# play it; what concerns the engine runs interpreted too.
test: $(DEV) browser
	@$(MAKE) --no-print-directory fast & made=$$!; \
		$(MAKE) --no-print-directory lint; clean=$$?; wait $$made && exit $$clean
	LUDOTHEK_EXPECT=compiled $(BIN)/pytest -q -n 2
	LUDOTHEK_PURE=1 LUDOTHEK_EXPECT=interpreted $(BIN)/pytest -q -n 2 -m engine
	@for game in $$($(BIN)/python -c 'from ludothek.games import names; print(*names())'); do \
		$(BIN)/ludothek pack check $$game || exit 1; done

lint: $(DEV)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

browser:
	@$(call debian,command -v chromium >/dev/null,chromium,A test in the browser)

gallery: $(DEV) browser
	$(BIN)/python -m tests.browser.gallery build/gallery

format: $(DEV)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

fast: $(FAST)

bench: $(FAST)
	$(BIN)/ludothek bench

pure:
	find src -name '*.so' -delete
	rm -f $(FAST)

clean: pure
	rm -rf build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -prune -exec rm -rf {} +

# The compiled files are touched because an unchanged one keeps its old date.
$(FAST): $(SOURCES) setup.py pyproject.toml | $(DEV)
	@$(call debian,$(BIN)/python -c 'import os; import sysconfig as s; os.stat(s.get_path("include") + "/Python.h")',python3-dev,Compiling)
	find src -name '*.so' -delete
	LUDOTHEK_MYPYC=1 $(BIN)/python setup.py -q build_ext --inplace
	find src -name '*.so' -exec touch {} +
	@mkdir -p $(@D) && touch $@

$(PLAY): pyproject.toml constraints.txt | $(BIN)/python
	$(PIP) setuptools
	$(PIP) --no-build-isolation -e '.[web]'
	@touch $@

$(DEV): pyproject.toml constraints.txt | $(BIN)/python
	$(PIP) setuptools
	$(PIP) --no-build-isolation -e '.[dev]'
	@touch $(PLAY) $@

$(BIN)/python:
	@$(or $(PYTHON),false) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Ludothek needs Python 3.11 or newer: make PYTHON=/path/to/python3.11"; exit 1; }
	@$(call debian,$(PYTHON) -c 'import ensurepip',python3-venv,A virtual environment)
	$(PYTHON) -m venv .venv
