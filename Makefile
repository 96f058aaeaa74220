# `make play` opens a table, `make test` proves everything, `make docs` builds the documentation.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NATIVE := $(shell find native/engine native/paths native/python -type f 2>/dev/null) native/CMakeLists.txt
WEB := $(shell find web/src web/public src/biritch/locales -type f 2>/dev/null) $(wildcard web/*.html web/*.js web/*.ts) web/package.json

.PHONY: play test check prove docs clean
.DELETE_ON_ERROR:

play: $(VENV)/.ready
	$(BIN)/biritch

test: $(VENV)/.ready-dev
	scripts/test

check: $(VENV)/.ready-dev
	scripts/check

prove: $(VENV)/.ready-dev
	scripts/prove

docs: $(VENV)/.ready-docs
	scripts/docs

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.ready: $(VENV)/bin/python pyproject.toml constraints.txt hatch_build.py scripts/install $(NATIVE) $(WEB)
	scripts/install
	@touch $@

$(VENV)/.ready-dev: $(VENV)/.ready
	scripts/install dev
	@touch $@

$(VENV)/.ready-docs: $(VENV)/.ready
	scripts/install docs
	@touch $@

clean:
	rm -rf $(VENV) build web/node_modules src/biritch/server/static src/biritch/solver/_engine*.so docs/_build docs/api/rooms
