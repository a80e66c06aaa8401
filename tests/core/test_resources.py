"""The data files of a package."""

import pytest

from orrery.core.resources import read_data


def test_a_file_beside_the_sources_is_read() -> None:
    assert read_data("orrery.core", "words", "fr.json")["why.over"] == "La partie est terminée."


def test_a_file_that_is_not_there_says_so() -> None:
    with pytest.raises(FileNotFoundError):
        read_data("orrery.core", "words", "de.json")
