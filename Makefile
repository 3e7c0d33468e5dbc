# The whole vocabulary: setup chat test lint check fmt bench audit (setup-torch adds the torch extra, setup-runtime
# makes a .venv that runs and can't test).
PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
RUNS := $(VENV)/.runs
STAMP := $(VENV)/.installed
# Byte code is made of what is run, when it is: of all that is installed it is a third of the work.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
LOCK := $(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --no-emit-find-links --quiet
# What is locked already is not locked again.
BUT_RUNTIME = $$(sed -n 's/^\([A-Za-z0-9._-]*\)==.*/--no-emit-package \1/p' requirements.lock) -c requirements.lock

.PHONY: setup setup-runtime setup-torch chat test lint check fmt bench audit lock clean

# The locks are whole: what they leave out (pyproject.toml says why) is not to be fetched after all. Who only asks does
# not wait for what tests need: that is half of the packages.
setup: $(STAMP)

$(RUNS): pyproject.toml requirements.lock
	@echo "Making $(VENV): a minute or so, this once ..."
	@$(PYTHON) -m venv $(VENV)
	@echo "Installing what Errata runs with, $$(grep -c '^[a-z].*==' requirements.lock) packages ..."
	@$(PIP) --no-deps --require-hashes -r requirements.lock
	@$(PIP) --no-deps -e .
	@touch $(RUNS)
	@echo "Installed. The command is $(BIN)/errata."

$(STAMP): $(RUNS) requirements-dev.lock
	@echo "Installing what tests need, $$(grep -c '^[a-z].*==' requirements-dev.lock) packages ..."
	@$(PIP) --no-deps --require-hashes -r requirements-dev.lock
	@touch $(STAMP)

# What only installs (27 MB) leaves last.
setup-runtime:
	$(PYTHON) -m venv $(VENV)
	$(PIP) --no-deps --require-hashes -r requirements.lock
	$(PIP) --no-deps .
	$(BIN)/python -m pip uninstall --quiet --yes setuptools pip

# torch first, and by its version alone: which of its builds is the CPU's, and from where, differs by machine.
setup-torch: setup
	$(PIP) torch==2.13.0
	$(PIP) --no-deps --require-hashes -r requirements-torch.lock

chat: $(RUNS)
	@$(BIN)/errata ingest examples/knowledge --collection errata-demo
	@$(BIN)/errata facts import examples/facts --collection errata-demo
	@$(BIN)/errata chat --collection errata-demo

test: setup
	$(BIN)/python -m pytest

lint: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check: lint test

fmt: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: setup
	$(BIN)/python -m benchmarks

# Of what runs (requirements.lock): licences and a list of parts (CycloneDX), offline; known vulnerabilities where the
# index can be reached. LGPL is psycopg's, which is imported as it comes.
LOCKED = $$(sed -n 's/^\([A-Za-z0-9._-]*\)==.*/\1/p' requirements.lock)
LICENCES := MIT;BSD;Apache;ISC;PSF;Python Software Foundation;Mozilla;MPL;LGPL;Zlib;CC0;Unlicense
REACHED = $(BIN)/python -c "import socket; socket.create_connection(('pypi.org', 443), 5)" 2>/dev/null

audit: setup
	@mkdir -p build
	$(BIN)/pip-licenses --from=mixed --partial-match --allow-only="$(LICENCES)" --format=json --packages $(LOCKED) > build/licences.json
	$(BIN)/python -W ignore -m cyclonedx_py requirements requirements.lock --pyproject pyproject.toml --of JSON --output-file build/sbom.json
	@if $(REACHED); then $(BIN)/pip-audit --requirement requirements.lock --no-deps --disable-pip; \
	else echo "The package index can't be reached: known vulnerabilities were not looked up."; fi

lock:
	$(LOCK) pyproject.toml -o requirements.lock
	$(LOCK) --group dev $(BUT_RUNTIME) -o requirements-dev.lock
	$(LOCK) pyproject.toml --extra sentence-transformers --group torch $(BUT_RUNTIME) --no-emit-package torch -o requirements-torch.lock

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache build dist
