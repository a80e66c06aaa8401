"""The library of shapes."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

from orrery.core import Mark
from orrery.draw.shapes import SHAPES

Element = ElementTree.Element


def drawn(
    shape: str, style: str = "red", text: str = "", width: float = 60, height: float = 80, path: str = "M0 0H9"
) -> Element:
    mark = Mark("m", shape, 0, 0, style, width=width, height=height, text=text, path=path)
    return ElementTree.fromstring(f"<g>{SHAPES[shape](mark)}</g>")


@pytest.mark.parametrize("name", sorted(set(SHAPES) - {"group"}))
def test_every_shape_draws_something_and_grows_with_its_mark(name: str) -> None:
    small, large = drawn(name, text="A"), drawn(name, text="A", width=120, height=160, path="M0 0H18")
    assert len(small) >= 1
    assert ElementTree.tostring(small) != ElementTree.tostring(large)


@pytest.mark.parametrize("name", sorted(SHAPES))
def test_every_shape_has_a_docstring_of_one_sentence(name: str) -> None:
    assert (SHAPES[name].__doc__ or "").endswith(".")


def test_a_group_has_only_its_parts() -> None:
    assert len(drawn("group")) == 0


@pytest.mark.parametrize("number", range(1, 7))
def test_a_die_shows_as_many_pips_as_its_number(number: int) -> None:
    assert len([pip for pip in drawn("die", text=str(number)) if pip.get("class") == "pip"]) == number


def test_long_words_on_a_button_are_smaller_than_short_ones() -> None:
    sizes = [
        float(drawn("button", text=words, height=40)[-1].get("font-size", "")) for words in ["End", "End this turn and rest"]
    ]
    assert sizes[0] > sizes[1]


def test_two_letters_have_one_size_on_plates_of_one_size() -> None:
    drawn = [SHAPES["hexagon"](Mark("piece", "hexagon", 0, 0, width=40, text=text)) for text in ("G1", "G2", "10")]
    assert len({size for one in drawn for size in re.findall(r'font-size="[^"]+"', one)}) == 1


def test_text_is_broken_into_lines_around_its_middle() -> None:
    lines = drawn("text", text="spin the arrow once more", width=80, height=12)
    heights = [float(line.get("y", "")) for line in lines]
    assert [line.text for line in lines] == ["spin the", "arrow once", "more"]
    assert heights[1] == pytest.approx(12 * 0.35)
    assert heights[2] - heights[1] == pytest.approx(heights[1] - heights[0])


def test_a_nebula_has_the_colour_of_its_camp() -> None:
    assert drawn("nebula", "green")[0].get("fill") == "url(#paint-green)"


def test_stars_stay_within_the_sky_and_do_not_move() -> None:
    stars = [path.get("d", "") for path in drawn("starfield", width=400, height=200) if "stars" in path.get("class", "")]
    points = [point.removesuffix("h0").split() for path in stars for point in path.split("M")[1:]]
    assert len(points) == 600 * 300 // 38**2  # half as far again as the board
    assert all(abs(float(x)) <= 300 and abs(float(y)) <= 150 for x, y in points)
    assert stars == [path.get("d") for path in drawn("starfield", width=400, height=200) if "stars" in path.get("class", "")]


def test_no_star_stands_among_the_letters_of_a_board() -> None:
    for text, free in [("", False), ("lettered", True)]:
        paths = [
            path.get("d", "")
            for path in drawn("starfield", text=text, width=800, height=800)
            if "stars" in path.get("class", "")
        ]
        spots = [tuple(map(float, spot)) for spot in re.findall(r"M(-?[\d.]+) (-?[\d.]+)", " ".join(paths))]
        assert all(not 376 < max(abs(x), abs(y)) < 404 for x, y in spots) == free


def test_words_too_long_for_a_line_of_a_button_take_two() -> None:
    lines = [text.text for text in drawn("button", text="Pay with the Contact Specialist", width=150, height=36).iter("text")]
    assert lines == ["Pay with the Contact", "Specialist"]


def test_prose_stands_beside_its_icons_in_letters_that_fit() -> None:
    short = drawn("prose", text="flag settle\ncrate produce", width=120, height=80)
    assert [text.text for text in short.iter("text")] == ["settle", "produce"]
    assert len(list(short.iter("path"))) == 2
    long = drawn("prose", text="\n".join(["flag a power with a good many words"] * 6), width=120, height=80)
    sizes = [{float(text.get("font-size", "")) for text in found.iter("text")} for found in (short, long)]
    assert max(sizes[1]) < min(sizes[0])
    assert all(abs(float(text.get("y", ""))) < 40 for text in long.iter("text"))


def test_a_line_of_prose_without_an_icon_has_all_its_words() -> None:
    assert [text.text for text in drawn("prose", text="no such icon", width=120).iter("text")] == ["no such icon"]


@pytest.mark.parametrize("surface", ["banded", "oceanic", "cratered", "molten"])
def test_every_surface_of_a_globe_lies_within_it(surface: str) -> None:
    plain, dressed = drawn("globe", "blue", width=80), drawn("globe", f"blue {surface}", width=80)
    assert len(dressed) > len(plain)
    for spot in dressed.iter("circle"):
        x, y, radius = (float(spot.get(key, "0")) for key in ("cx", "cy", "r"))
        assert (x * x + y * y) ** 0.5 + radius <= 40.01


def test_a_ring_passes_behind_and_before_its_globe() -> None:
    rings = [part.get("class") for part in drawn("globe", "blue ringed", width=80)]
    assert (rings[0], rings[-1]) == ("orbit", "orbit")


def test_a_wordy_card_has_a_lower_window() -> None:
    heights = [
        next(float(box.get("height", "")) for box in drawn("card", style) if box.get("class") == "window")
        for style in ("red", "red wordy")
    ]
    assert heights[0] > heights[1]


ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def faults(path: str) -> list[str]:
    """The commands of a path with incomplete sets of arguments, or with arc flags other than 0 and 1."""
    found = []
    for command, rest in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", path):
        values = re.findall(r"-?\d*\.?\d+", rest)
        wanted = ARGUMENTS[command.upper()]
        whole = len(values) % wanted == 0 if wanted and values else not values and not wanted
        flags = [values[at] for at in range(len(values)) if command in "aA" and at % 7 in (3, 4)]
        if not whole or not set(flags) <= {"0", "1"}:
            found.append(command + rest)
    return found


@pytest.mark.parametrize("size", [14.5, 40.0])
@pytest.mark.parametrize("name", sorted(SHAPES))
def test_browsers_can_read_every_path(name: str, size: float) -> None:
    mark = Mark("x", name, 0, 0, "red number", width=size, height=size, text="3", path="M0 0L1 1")
    assert [fault for path in re.findall(r' d="([^"]*)"', SHAPES[name](mark)) for fault in faults(path)] == []
