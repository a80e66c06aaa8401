# Two commands matter: `make play` and `make test`. Both set up what they need, and are quick the second time.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check

.PHONY: setup play test check bench soak records scenes clean

setup: .venv/ready  ## a virtual environment in .venv with the command `orrery`, its rules compiled
	@$(BIN)/python tools/compile_rules.py --quietly

.venv/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(PIP) install -q -c constraints.txt editables hatchling mypy setuptools
	$(PIP) install -q -c constraints.txt --no-build-isolation -e '.[dev,envs,ratings]'
	@touch $@

play: setup  ## a game against three bots
	$(BIN)/orrery play battlestar-galactica-1978 --seats 4

test: check  ## everything that must hold, in minutes
	$(BIN)/python -m pytest

check: setup  ## silent when all is well: format, lint, types, shape
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/python -m pytest -q --no-header tests/shape >/dev/null || $(BIN)/python -m pytest tests/shape

bench: setup  ## decisions per second, compiled, interpreted, and beside OpenSpiel
	$(PIP) install -q -c constraints.txt '.[peers]' --no-build-isolation
	$(BIN)/orrery bench --peers

soak: setup  ## the long runs
	$(BIN)/python -m pytest -m soak

records: setup  ## play the golden records again; read the difference before you commit it
	$(BIN)/python tools/make_records.py

scenes: setup  ## draw the golden pictures again; look at them before you commit them
	$(BIN)/python tools/draw_scenes.py

clean:
	rm -rf .venv build dist src/orrery/_compiled
