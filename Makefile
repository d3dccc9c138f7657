# Everything starts here. All it takes is Python 3.11 or newer with its venv module, and make.
#
#   make play            install what is missing, then open the site
#   make test            run every test
#
# For those who write code:
#
#   make check           the gate: format, lint, types, then make test
#   make fast            compile the engine (needs a C compiler); make play then uses it
#   make compiled-test   run the engine's tests on the compiled engine
#   make mutants         change the rules in small ways and see which changes no test notices (takes about an hour)
#   make ready           install everything and do nothing else
#   make messages        collect the sentences to translate into the message catalogues
#   make lock            choose the versions in requirements.lock anew from pyproject.toml (needs uv)
#   make clean           remove whatever make made
#
# Another Python: make play PYTHON=python3.13

PYTHON ?= python3
BIN := .venv/bin
PACKAGES := .venv/packages-installed
READY := .venv/ludoteca-installed

# The compiled engine lives in a folder of its own, which comes before the sources on the path while it is not older
# than they are. So there is one .venv, an edit always counts, and deleting build/ is all it takes to go back.
FAST := build/fast
FAST_READY := $(FAST)/ready

MESSAGES := $(patsubst %.po,%.mo,$(shell find src -name '*.po'))
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -name '*.mo')

.PHONY: play test check fast compiled-test mutants ready messages lock clean

play: $(READY) $(MESSAGES)
	@PYTHONPATH=$$($(MAKE) --question $(FAST_READY) >/dev/null 2>&1 && echo "$(CURDIR)/$(FAST)") $(BIN)/ludoteca

test: $(READY) $(MESSAGES)
	$(BIN)/python -m pytest

check: $(READY) $(MESSAGES)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy src tests tools hatch_build.py
	@$(MAKE) --no-print-directory test

ready: $(READY) $(MESSAGES)

fast: $(FAST_READY)

# Drawings are not compiled: their own tests need not run twice.
compiled-test: $(FAST_READY)
	LUDOTECA_REQUIRE_COMPILED=1 $(BIN)/python -m pytest -o "pythonpath=$(FAST) ." -m "" --ignore-glob="*/test_draw.py" \
		tests/test_packaging.py $(wildcard tests/core tests/games tests/bots)

# With one order of sets, a run can be repeated.
mutants: $(READY) $(MESSAGES)
	PYTHONHASHSEED=0 $(BIN)/python tools/mutants.py

messages: $(READY)
	$(BIN)/python tools/messages.py

lock:
	uv pip compile pyproject.toml --all-extras --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-header --quiet --output-file requirements.lock

clean:
	rm -rf .venv build dist $(MESSAGES)

$(PACKAGES): requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and \
		"Ludoteca needs Python 3.11 or newer; make play PYTHON=python3.13 names another one.")'
	@echo "Installing what Ludoteca needs into .venv; this happens once and takes about half a minute."
	@$(PYTHON) -m venv --clear .venv
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements.lock
	@touch $@

$(READY): $(PACKAGES) pyproject.toml hatch_build.py
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(FAST_READY): $(READY) $(SOURCES)
	rm -rf build
	LUDOTECA_REQUIRE_COMPILED=1 $(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation \
		--wheel-dir build .
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --target $(FAST) build/ludoteca-*.whl
	@touch $@

%.mo: %.po $(PACKAGES)
	@$(BIN)/python hatch_build.py
	@touch $@
