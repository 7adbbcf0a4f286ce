# Ennead. `make help` lists what there is. Nothing needs to be prepared but Python 3.11 or newer:
# every target first makes the environment it needs, with uv where there is one, else with pip.

PYTHON ?= python3
ARGS   ?= aton --seats human,greedy
GAMES  ?= aton=100000 tekhenu=20000 ankh=20000
INPUTS ?= 1000000
HOST   ?= 0.0.0.0
export PYTHON

RUN      := .venv/.run
DEV      := .venv/.dev
COMPILED := .venv-compiled/.wheel
BENCH    := .venv-bench/.bench
DOCS     := .venv-docs/.docs
RAY      := .venv-ray/.ray
WEB      := ennead/server/static/index.html
NPM      := cd web && ../scripts/node.sh npm

.PHONY: help play terminal web web-test test flows postgres check audit lint format types compiled soak ray-test strength bench docs requirements clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-13s %s\n", $$1, $$2}' Makefile
	@echo '  Variables: PYTHON=python3.12 (interpreter of a new environment), ARGS="..." (for terminal),'
	@echo '             GAMES="aton=1000" INPUTS=1000 (for soak), HOST=127.0.0.1 (play: for this computer alone)'

play: $(RUN) $(WEB) ## the table in the browser, with a game one click away
	.venv/bin/ennead serve --open --host $(HOST)

terminal: $(RUN) ## a game of Aton in the terminal
	.venv/bin/ennead play $(ARGS)

web: $(WEB) ## the browser's side, built into the package

web-test: web/node_modules/.installed ## its types and tests
	$(NPM) run check
	$(NPM) test

# The browser's driver keeps an event loop of its own running, so its tests run by themselves.
test: $(DEV) $(WEB) ## the tests, in minutes
	scripts/chromium.sh
	.venv/bin/pytest -n auto -m "not postgres" --ignore=tests/browser
	.venv/bin/pytest -m "not flows" tests/browser

flows: $(DEV) $(WEB) ## everything a person does, in a real browser
	scripts/chromium.sh
	.venv/bin/pytest -n 2 -m flows tests/browser

postgres: $(DEV) $(WEB) ## the server with a real PostgreSQL, and its faults
	scripts/postgres.sh
	scripts/caddy.sh
	.venv/bin/pytest -n 2 --dist loadscope -m postgres tests/server

check: lint audit types docs web-test test compiled flows postgres ## all that must hold before a change lands

lint: $(DEV) ## style and import contracts
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/lint-imports --no-logo

format: $(DEV) ## bring the code into our style
	.venv/bin/ruff check --fix
	.venv/bin/ruff format

audit: $(DEV) ## what we are built from: pins, licences, known holes
	.venv/bin/python scripts/audit.py

types: $(DEV) ## type check
	.venv/bin/mypy

# Run from tests/, where `import ennead` cannot find the sources: the compiled package is tested.
compiled: $(COMPILED) ## the tests against the compiled wheel
	cd tests && ../.venv-compiled/bin/python ../scripts/show_compiled.py
	cd tests && ../.venv-compiled/bin/pytest -n auto -m "not postgres" --ignore=browser . ../README.md ../docs

soak: $(COMPILED) $(DEV) ## very many random games, damaged inputs and long fault runs, by hand
	cd tests && for game in $(GAMES); do \
	  ../.venv-compiled/bin/python -m ennead.testing.soak $${game%=*} --games $${game#*=} || exit 1; \
	  test ! -e games/$${game%=*}/soak.py || \
	    ../.venv-compiled/bin/python -m games.$${game%=*}.soak --games $${game#*=} || exit 1; \
	done
	cd tests && ../.venv-compiled/bin/python -m fuzz --inputs $(INPUTS)
	scripts/postgres.sh
	ENNEAD_LONG=1 .venv/bin/pytest tests/server/test_faults.py tests/server/test_faults_machine.py

ray-test: $(RAY) ## the arena on a Ray cluster of this machine
	ENNEAD_RAY=1 .venv-ray/bin/pytest -n 0 tests/arena/test_ray.py

strength: $(COMPILED) ## every claim about the bots, in under an hour on two cores
	cd tests && ../.venv-compiled/bin/python ../bench/strength.py --out ../strength.jsonl

bench: $(BENCH) $(COMPILED) ## speed, pure and compiled, beside the peers
	.venv-bench/bin/python bench/run.py --compiled .venv-compiled/bin/python
	.venv-bench/bin/python bench/search.py
	cd bench && ../.venv-compiled/bin/python search.py
	.venv-bench/bin/python bench/envs.py --compiled .venv-compiled/bin/python

docs: $(DOCS) ## the documentation as a site, in site/
	NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build --strict --quiet --clean
	@echo "built in site/; to read it with search: python3 -m http.server -d site"

requirements: ## pin the newest versions (needs uv)
	scripts/pin.sh

clean: ## remove what make made
	rm -rf .venv .venv-compiled .venv-bench .venv-docs .venv-ray site dist .mypy_cache .ruff_cache .pytest_cache \
	  .import_linter_cache .hypothesis web/node_modules web/src/generated ennead/server/static
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# ---------------------------------------------------------------- environments

SETUP   := scripts/venv.sh pyproject.toml
SOURCES := $(shell find ennead \( -name __pycache__ -o -path ennead/server/static \) -prune -o -print)

$(RUN): requirements/run.txt $(SETUP)
	scripts/venv.sh .venv -r requirements/run.txt
	ENNEAD_PURE=1 scripts/venv.sh .venv --no-deps -e .
	touch $@

$(DEV): requirements/dev.txt $(RUN)
	scripts/venv.sh .venv -r requirements/dev.txt
	touch $@

$(BENCH): requirements/bench.txt $(SETUP)
	scripts/venv.sh .venv-bench -r requirements/bench.txt
	ENNEAD_PURE=1 scripts/venv.sh .venv-bench --no-deps -e .
	touch $@

$(DOCS): requirements/docs.txt $(SETUP)
	scripts/venv.sh .venv-docs -r requirements/docs.txt
	ENNEAD_PURE=1 scripts/venv.sh .venv-docs --no-deps -e .
	touch $@

$(RAY): requirements/dev.txt requirements/ray.txt $(SETUP)
	scripts/venv.sh .venv-ray -r requirements/dev.txt -r requirements/ray.txt
	ENNEAD_PURE=1 scripts/venv.sh .venv-ray --no-deps -e .
	touch $@

.venv-compiled/.dev: requirements/dev.txt $(SETUP)
	scripts/venv.sh .venv-compiled -r requirements/dev.txt
	touch $@

$(COMPILED): .venv-compiled/.dev hatch_build.py $(SOURCES) $(WEB)
	rm -rf dist
	ENNEAD_PURE=0 .venv-compiled/bin/python -m build --wheel --no-isolation
	scripts/venv.sh .venv-compiled --no-deps --force-reinstall dist/*.whl
	touch $@

# ---------------------------------------------------------------- the browser's side

# What it is built from: its own files, the words, and the Python that its types are written from.
WEB_SOURCES := scripts/web_types.py \
  $(shell find web \( -name node_modules -o -name generated -o -name tests \) -prune -o -type f -print) \
  $(shell find ennead -path '*/words/*.ftl' -o -name names.json -o -path '*/pages/*.md' \
    -o -name actions.py -o -name events.py -o -name view.py -o -path ennead/core/card.py)

web/node_modules/.installed: web/package.json web/package-lock.json scripts/node.sh | $(RUN)
	$(NPM) ci
	touch $@

$(WEB): web/node_modules/.installed $(WEB_SOURCES)
	$(NPM) run build
