"""Openings: positions that the author of a game hands to the laws, because random play hardly ever meets them.

A `.opening` file has comments (`;`), which say what is rare about the position, and the position as JSON. It is a whole one:
the game can go on from it to its end.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from orrery.core import Json


@dataclass(frozen=True)
class Opening:
    """A position with a name, from which trials begin."""

    name: str
    position: Json  # as `State.to_json` gives it

    def options(self) -> str:
        return cast(str, self.position["options"])


def openings(folder: Path) -> list[Opening]:
    """Every opening of a folder; none, if there is no such folder."""
    return [read_opening(path.stem, path.read_text("utf-8")) for path in sorted(folder.glob("*.opening"))]


def read_opening(name: str, text: str) -> Opening:
    """The opening that a file describes."""
    return Opening(name, json.loads("\n".join(row for row in text.splitlines() if not row.startswith(";"))))
