"""The library of shapes."""

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
def test_every_shape_says_in_one_sentence_what_it_is(name: str) -> None:
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
    assert len(points) == 400 * 200 // 38**2
    assert all(abs(float(x)) <= 200 and abs(float(y)) <= 100 for x, y in points)
    assert stars == [path.get("d") for path in drawn("starfield", width=400, height=200) if "stars" in path.get("class", "")]
