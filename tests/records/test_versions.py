"""A change of rules or data has a new version: what the versions are is noted in `versions.json`."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery.catalog import FOLDERS
from tools import note_versions
from tools.note_versions import RECORDS, differences, main, read_versions, row_of

NAME = "battlestar-galactica-1978"


@pytest.mark.parametrize("name", list(FOLDERS))
def test_what_changes_a_games_course_changes_its_version(name: str) -> None:
    rows, version, found = read_versions()[name], str(orrery.game(name).version), row_of(name)
    hint = "raise `version` in its game, write how older states read into `upgraded`, and run tools/note_versions.py"
    assert version in rows, f"version {version} of {name} is not noted: run tools/note_versions.py"
    assert not differences(name, rows[version], found), f"{differences(name, rows[version], found)}: {hint}"
    assert rows[version] == found, f"records of {name} are not noted: run tools/note_versions.py"
    assert version == max(rows, key=int)


@pytest.fixture
def one_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One game with two of its records, and nothing noted."""
    folder = tmp_path / NAME
    folder.mkdir()
    for path in sorted((RECORDS / NAME).glob("*.orr"))[:2]:
        shutil.copy(path, folder)
    monkeypatch.setattr(note_versions, "RECORDS", tmp_path)
    monkeypatch.setattr(note_versions, "VERSIONS", tmp_path / "versions.json")
    monkeypatch.setattr(note_versions, "FOLDERS", {NAME: FOLDERS[NAME]})
    assert main([]) == 0
    return folder


def noted(folder: Path) -> Any:
    rows = json.loads((folder.parent / "versions.json").read_text("utf-8"))[NAME]
    return rows[str(orrery.game(NAME).version)]


def test_a_record_that_moves_or_is_added_is_no_change(one_game: Path) -> None:
    before = noted(one_game)
    first = sorted(one_game.glob("*.orr"))[0]
    first.rename(one_game / "moved.orr")
    assert main([]) == 0 and noted(one_game) == before
    third = sorted((RECORDS / NAME).glob("*.orr"))[2]
    shutil.copy(third, one_game)
    assert main([]) == 0
    assert {**noted(one_game)["records"], **before["records"]} == noted(one_game)["records"] != before["records"]


@pytest.mark.parametrize(("old", "new", "says"), [("= ", "= 0", "course"), (";> ", ";> un", "course"), ("P1 ", "", "gone")])
def test_a_record_that_leads_elsewhere_needs_a_new_version(
    one_game: Path, old: str, new: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = sorted(one_game.glob("*.orr"))[0]
    before, rows = noted(one_game), path.read_text("utf-8").splitlines()
    place = next(number for number, row in enumerate(rows) if row.startswith(old))
    rows[place] = (new + rows[place].removeprefix(old))[: len(rows[place])] if new else "; nothing"
    path.write_text("\n".join(rows) + "\n", "utf-8")
    assert main([]) == 1 and noted(one_game) == before
    told = capsys.readouterr().err
    assert says in told and "raise its version" in told
    if says != "gone":
        assert main(["--unpublished"]) == 0 and noted(one_game) != before


def test_other_data_and_another_shape_of_states_need_a_new_version(
    one_game: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(note_versions, "data_of", lambda _: ["00000000"])
        assert main([]) == 1 and "data have changed" in capsys.readouterr().err
    whole = note_versions.kinds
    monkeypatch.setattr(note_versions, "kinds", lambda value, where: [*whole(value, where), ".coins int"])
    assert main([]) == 1 and "shape of states" in capsys.readouterr().err


def test_a_new_version_gets_a_row_and_the_older_one_keeps_its_own(one_game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, kind = noted(one_game), type(orrery.game(NAME))
    monkeypatch.setattr(kind, "version", kind.version + 1)
    monkeypatch.setattr(note_versions, "data_of", lambda _: ["00000000"])
    assert main([]) == 0
    rows = json.loads((one_game.parent / "versions.json").read_text("utf-8"))[NAME]
    assert rows[str(kind.version - 1)] == before != rows[str(kind.version)]
