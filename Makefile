# `make help` lists the targets. Only Python 3.11 or newer is required: every target first creates
# the environment it needs, with uv if it is installed and with pip otherwise.

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

.PHONY: help play terminal web web-test test flows postgres check audit lint format openapi types compiled soak ray-test strength bench docs requirements clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-13s %s\n", $$1, $$2}' Makefile
	@echo '  Variables: PYTHON=python3.12 (interpreter for new environments), ARGS="..." (terminal),'
	@echo '             GAMES="aton=1000" INPUTS=1000 (soak), HOST=127.0.0.1 (play: accept local connections only)'

play: $(RUN) $(WEB) ## start the server and open it in the browser
	.venv/bin/ennead serve --open --host $(HOST)

terminal: $(RUN) ## play Aton in the terminal
	.venv/bin/ennead play $(ARGS)

web: $(WEB) ## build the browser client into the package

web-test: web/node_modules/.installed ## type-check and test the browser client
	$(NPM) run check
	$(NPM) test

# Browser tests run separately because Playwright keeps its own event loop running.
test: $(DEV) $(WEB) ## run the tests, in minutes
	scripts/chromium.sh
	.venv/bin/pytest -n auto -m "not postgres" --ignore=tests/browser
	.venv/bin/pytest -m "not flows" tests/browser

flows: $(DEV) $(WEB) ## test everything a user does, in a real browser
	scripts/chromium.sh
	.venv/bin/pytest -n 2 -m flows tests/browser

postgres: $(DEV) $(WEB) ## test the server on a real PostgreSQL, with faults
	scripts/postgres.sh
	scripts/caddy.sh
	.venv/bin/pytest -n 2 --dist loadscope -m postgres tests/server

check: lint audit types docs web-test test compiled flows postgres ## everything a change must pass before it lands

lint: $(DEV) web/node_modules/.installed ## check style, import contracts and the API description
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/lint-imports --no-logo
	.venv/bin/python scripts/openapi.py --check
	$(NPM) run lint

format: $(DEV) web/node_modules/.installed ## format the code, Python and web
	.venv/bin/ruff check --fix
	.venv/bin/ruff format
	$(NPM) run format

openapi: $(RUN) ## write docs/openapi.json after changing the API
	.venv/bin/python scripts/openapi.py

audit: $(DEV) ## audit dependencies: pins, licences, vulnerabilities
	.venv/bin/python scripts/audit.py

types: $(DEV) ## check types
	.venv/bin/mypy

# Runs in tests/, where `import ennead` finds the compiled package instead of the sources.
compiled: $(COMPILED) ## run the tests against the compiled wheel
	cd tests && ../.venv-compiled/bin/python ../scripts/check_compiled.py
	cd tests && ../.venv-compiled/bin/pytest -n auto -m "not postgres" --ignore=browser . ../README.md ../docs

soak: $(COMPILED) $(DEV) ## stress test: random games, damaged inputs, long fault runs (hours)
	cd tests && for game in $(GAMES); do \
	  ../.venv-compiled/bin/python -m ennead.testing.soak $${game%=*} --games $${game#*=} || exit 1; \
	  test ! -e games/$${game%=*}/soak.py || \
	    ../.venv-compiled/bin/python -m games.$${game%=*}.soak --games $${game#*=} || exit 1; \
	done
	cd tests && ../.venv-compiled/bin/python -m fuzz --inputs $(INPUTS)
	scripts/postgres.sh
	ENNEAD_LONG=1 .venv/bin/pytest tests/server/test_worker_faults.py tests/server/test_machine_faults.py
	scripts/chromium.sh
	ENNEAD_LONG=1 .venv/bin/pytest -n 2 tests/browser/test_layout.py

ray-test: $(RAY) ## test the arena on a local Ray cluster
	ENNEAD_RAY=1 .venv-ray/bin/pytest -n 0 tests/arena/test_ray.py

strength: $(COMPILED) ## measure the strength of the bots (an hour on two cores)
	cd tests && ../.venv-compiled/bin/python ../bench/strength.py --out ../strength.jsonl

bench: $(BENCH) $(COMPILED) ## measure speed, pure and compiled, compared with other engines
	.venv-bench/bin/python bench/run.py --compiled .venv-compiled/bin/python
	.venv-bench/bin/python bench/search.py
	cd bench && ../.venv-compiled/bin/python search.py
	.venv-bench/bin/python bench/envs.py --compiled .venv-compiled/bin/python
	cd bench && ../.venv-compiled/bin/python processes.py

docs: $(DOCS) ## build the documentation site in site/
	NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build --strict --quiet --clean
	@echo "built in site/; to use its search: python3 -m http.server -d site"

requirements: ## pin the newest dependencies (needs uv)
	scripts/pin.sh

clean: ## remove everything that make created
	rm -rf .venv .venv-compiled .venv-bench .venv-docs .venv-ray site dist .mypy_cache .ruff_cache .pytest_cache \
	  .import_linter_cache .hypothesis web/node_modules web/src/generated ennead/server/static
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# ---------------------------------------------------------------- environments

# The package itself, as editable sources, built by the pinned backend in the environment.
EDITABLE := --no-deps --no-build-isolation -e .
SETUP    := scripts/venv.sh pyproject.toml requirements/build.txt
SOURCES  := $(shell find ennead \( -name __pycache__ -o -path ennead/server/static \) -prune -o -print)

$(RUN): requirements/run.txt $(SETUP)
	scripts/venv.sh .venv -r requirements/run.txt -r requirements/build.txt
	ENNEAD_PURE=1 scripts/venv.sh .venv $(EDITABLE)
	touch $@

$(DEV): requirements/dev.txt $(RUN)
	scripts/venv.sh .venv -r requirements/dev.txt
	touch $@

$(BENCH): requirements/bench.txt $(SETUP)
	scripts/venv.sh .venv-bench -r requirements/bench.txt -r requirements/build.txt
	ENNEAD_PURE=1 scripts/venv.sh .venv-bench $(EDITABLE)
	touch $@

$(DOCS): requirements/docs.txt $(SETUP)
	scripts/venv.sh .venv-docs -r requirements/docs.txt -r requirements/build.txt
	ENNEAD_PURE=1 scripts/venv.sh .venv-docs $(EDITABLE)
	touch $@

$(RAY): requirements/dev.txt requirements/ray.txt $(SETUP)
	scripts/venv.sh .venv-ray -r requirements/dev.txt -r requirements/ray.txt
	ENNEAD_PURE=1 scripts/venv.sh .venv-ray $(EDITABLE)
	touch $@

.venv-compiled/.dev: requirements/dev.txt $(SETUP)
	scripts/venv.sh .venv-compiled -r requirements/dev.txt
	touch $@

$(COMPILED): .venv-compiled/.dev hatch_build.py $(SOURCES) $(WEB)
	rm -rf dist
	ENNEAD_PURE=0 .venv-compiled/bin/python -m build --wheel --no-isolation
	scripts/venv.sh .venv-compiled --no-deps --force-reinstall dist/*.whl
	touch $@

# ---------------------------------------------------------------- the browser client

# Its own files, the messages, and the Python modules from which its types are generated.
WEB_SOURCES := scripts/web_types.py scripts/web_data.py scripts/web_rulebook.py scripts/openapi.py \
  $(shell find web \( -name node_modules -o -name generated -o -name tests \) -prune -o -type f -print) \
  $(shell find ennead -path '*/words/*.ftl' -o -name names.json -o -path '*/pages/*.md' \
    -o -path '*/pages/*.json' -o -path 'ennead/rulebook/*.py' -o -path '*/drawing/*.py' -o -name signs.svg \
    -o -path '*/vocabulary/*.py' -o -name view.py -o -path '*/data/*.json' \
    -o -path ennead/core/spec.py -o -path ennead/core/svg.py -o -path 'ennead/server/http/*.py')

web/node_modules/.installed: web/package.json web/package-lock.json scripts/node.sh | $(RUN)
	$(NPM) ci
	touch $@

$(WEB): web/node_modules/.installed $(WEB_SOURCES)
	$(NPM) run build
