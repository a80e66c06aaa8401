"""The data files of the package, wherever it is installed and whether or not its modules are compiled."""

import json
from importlib.resources import files
from typing import Any


def read_data(package: str, *path: str) -> Any:
    """A JSON file beside the sources of a package.

    >>> read_data("orrery.core", "words", "en.json")["why.over"]
    'The game is over.'
    """
    return json.loads(files(package).joinpath(*path).read_text("utf-8"))
