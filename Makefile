# Everything starts here. All it takes is Python 3.11 or newer with its venv module, and make.
#
#   make play            install what is missing, then open the site
#   make test            run the tests
#
# For those who write code:
#
#   make quick           the tests of a few minutes: few examples, no browser, nothing slow
#   make check           the gate: format, lint, types, then make test
#   make long-test       run what takes long: whole games in a browser, a new game written by the document, many faults
#   make fast            compile the engine (needs a C compiler); make play then uses it
#   make compiled-test   run the engine's tests on the compiled engine
#   make extras-test     install torch and Ray into a place of their own, and test what uses them
#   make wheels          build the archive and both wheels into dist, and try each in a clean place
#   make mutants         change the rules in small ways and see which changes no test notices (takes about an hour)
#   make docs            build the documents and the API reference into build/docs, to be opened in a browser
#   make ready           install everything and do nothing else
#   make messages        collect the sentences to translate into the message catalogues
#   make lock            fit the locks to pyproject.toml (needs uv); UPGRADE=1 takes the newest versions it allows
#   make clean           remove whatever make made
#
# Another Python: make clean, then make play PYTHON=python3.13

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip --quiet --disable-pip-version-check

# There is one .venv. Playing needs locks/play.txt only; whatever else a developer needs comes on top of it in the same
# versions (locks/dev.txt), so that either may be installed first.
PLAY := .venv/play-installed
DEV := .venv/dev-installed
READY := .venv/ludoteca-installed

# The compiled engine lives in a folder of its own, which comes before the sources on the path while it is not older
# than they are. So an edit always counts, and deleting build/ is all it takes to go back.
FAST := build/fast
FAST_READY := $(FAST)/ready

# What is too heavy for the gate lives apart: torch, what learns with it, and Ray.
EXTRAS := build/extras
EXTRAS_READY := $(EXTRAS)/extras-installed
EXTRAS_PIP := $(EXTRAS)/bin/pip --quiet --disable-pip-version-check
TORCH := torch==2.13.0

# Two more than there are cores, since many tests wait, but at most four, since each may start a site and a browser;
# PYTEST_ADDOPTS=-n0 make test runs one test at a time.
WORKERS := $(shell $(PYTHON) -c 'import os; print(min(4, (os.cpu_count() or 1) + 2))')
export PYTEST_ADDOPTS ?= --numprocesses=$(WORKERS) --dist=worksteal

# Tests start Python hundreds of times: what it compiled is kept, even where somebody otherwise asks it not to.
unexport PYTHONDONTWRITEBYTECODE

MESSAGES := $(patsubst %.po,%.mo,$(shell find src -name '*.po'))
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -name '*.mo')

.PHONY: play test long-test quick check fast compiled-test extras-test wheels mutants docs ready messages lock clean
.NOTPARALLEL: # two installations at once would spoil the .venv

play: $(READY) $(MESSAGES)
	@PYTHONPATH=$$($(MAKE) --question $(FAST_READY) >/dev/null 2>&1 && echo "$(CURDIR)/$(FAST)") $(BIN)/ludoteca

# All workers begin at once, and each would compile the same sources.
test: ready
	@$(BIN)/python -m compileall -q src
	$(BIN)/python -m pytest

# Whole games in a browser, and what takes as long as one.
long-test: ready
	$(BIN)/python -m pytest -m long

quick: ready
	$(BIN)/python -m pytest --quick

check: ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy src tests tools examples hatch_build.py
	@$(MAKE) --no-print-directory test

ready: $(DEV) $(READY) $(MESSAGES)

fast: $(FAST_READY)

# Drawings are not compiled: their own tests need not run twice.
compiled-test: $(FAST_READY)
	LUDOTECA_REQUIRE_COMPILED=1 $(BIN)/python -m pytest -o "pythonpath=$(FAST) ." -m "not interpreted" --ignore-glob="*/test_draw.py" \
		tests/test_packaging.py $(wildcard tests/core tests/games tests/bots)

extras-test: $(EXTRAS_READY) $(MESSAGES)
	$(EXTRAS)/bin/python -m pytest -n0 -m extras tests/extras

# Both wheels are built from the archive, as an outsider would build them.
wheels: ready
	rm -rf dist
	$(BIN)/python -m hatchling build --target sdist --directory dist
	$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist dist/ludoteca-*.tar.gz
	LUDOTECA_COMPILE=1 $(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist dist/ludoteca-*.tar.gz
	$(BIN)/python tools/try_wheel.py dist/*

# With one order of sets, a run can be repeated.
mutants: ready
	PYTHONHASHSEED=0 $(BIN)/python tools/mutants.py

# All anew, for a warning is told only once about a page that does not change.
docs: ready
	$(BIN)/python -m sphinx --quiet --fresh-env --write-all --fail-on-warning --doctree-dir build/doctrees docs build/docs
	@echo "build/docs/index.html"

messages: ready
	$(BIN)/python tools/messages.py

LOCK := uv pip compile pyproject.toml --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-header --quiet $(if $(UPGRADE),--upgrade)

# The heavy extras are resolved as for a Mac, where torch brings no CUDA; which build of torch fits is for pip to say.
lock:
	$(LOCK) --universal $(patsubst %,--extra %,site data rl notebook openspiel build compile dev) --output-file locks/dev.txt
	$(LOCK) --universal --extra site --extra build --constraint locks/dev.txt --output-file locks/play.txt
	$(LOCK) --python-platform macos --extra train --extra ray --constraint locks/dev.txt --no-emit-package torch \
		--output-file locks/extras.txt

clean:
	rm -rf .venv build dist $(MESSAGES)

$(BIN)/pip: # the last thing that venv makes
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and \
		"Ludoteca needs Python 3.11 or newer; make play PYTHON=python3.13 names another one.")'
	@$(PYTHON) -m venv --clear .venv

$(PLAY): locks/play.txt | $(BIN)/pip
	@echo "Installing what Ludoteca needs into .venv; this happens once and takes about half a minute."
	@$(PIP) install --require-hashes --requirement $<
	@touch $@

$(DEV): locks/dev.txt | $(BIN)/pip
	@echo "Installing what a developer needs into .venv; this happens once and takes about a minute."
	@$(PIP) install --require-hashes --requirement $<
	@touch $(PLAY) $@

# torch has other files for other machines (and where there is a build for the CPU alone, pip takes it), so it is held to
# its version but not to a hash; everything else is.
$(EXTRAS_READY): locks/dev.txt locks/extras.txt
	@echo "Installing torch and Ray into $(EXTRAS); this happens once and takes some minutes."
	@$(PYTHON) -m venv --clear $(EXTRAS)
	@$(EXTRAS_PIP) install --require-hashes --requirement locks/dev.txt
	@$(EXTRAS_PIP) install --require-hashes --no-deps --requirement locks/extras.txt
	@$(EXTRAS_PIP) install $(TORCH)
	@$(EXTRAS_PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(READY): pyproject.toml hatch_build.py | $(PLAY)
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(FAST_READY): $(SOURCES) hatch_build.py | $(DEV) $(READY) $(MESSAGES)
	rm -rf $(FAST) build/*.whl
	LUDOTECA_COMPILE=1 $(PIP) wheel --no-deps --no-build-isolation --wheel-dir build .
	$(PIP) install --no-deps --target $(FAST) build/ludoteca-*.whl
	@touch $@

%.mo: %.po | $(PLAY)
	@$(BIN)/python hatch_build.py
	@touch $@
