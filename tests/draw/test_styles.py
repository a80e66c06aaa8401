"""Colours and rules: every style word has one, every theme is complete, and colours are distinct."""

import re
import xml.etree.ElementTree as ElementTree
from itertools import combinations

import pytest

from orrery.core import Scene
from orrery.core.scene import CAMPS
from orrery.draw import svg
from orrery.draw.art import art_css, tones_css
from orrery.draw.styles import PALETTE, THEMES, colour, stylesheet, variables


def luminance(hex: str) -> float:
    """The luminance of a colour, as the accessibility guidelines define it."""
    parts = [int(hex[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    high, low = sorted([luminance(one), luminance(other)], reverse=True)
    return (high + 0.05) / (low + 0.05)


def rules() -> set[str]:
    """Every class that a rule names."""
    return set(re.findall(r"\.([a-z][\w-]*)", stylesheet()))


def test_the_style_sheet_has_every_style_word_of_every_scene(saved: list[Scene]) -> None:
    words = {word for scene in saved for mark in scene.marks() for word in mark.style.split()}
    words |= {word for scene in saved for panel in scene.panels for word in panel.style.split()}
    assert words - rules() == set()
    assert {"ship", "target", "route", "volley", "red"} <= words


def test_every_element_of_a_shape_has_a_rule_or_a_shared_paint(saved: list[Scene]) -> None:
    known = rules()
    for scene in saved:
        for element in ElementTree.fromstring(svg(scene)).iter():
            if "transform" not in element.attrib and "fill" not in element.attrib:
                assert set(element.get("class", "").split()) <= known | {"flow", "ground", "orrery"}, element.attrib


def test_no_rule_uses_an_undefined_variable() -> None:
    used = set(re.findall(r"var\(--([\w-]+)", stylesheet())) - {"camp"}
    defined = set(re.findall(r"--([\w-]+):", variables("dark")))
    art = set(re.findall(r"--([\w-]+):", tones_css() + art_css()))  # colours of one picture
    assert used - art == defined


def test_every_theme_has_the_same_variables() -> None:
    names = [re.findall(r"--([\w-]+):", variables(theme)) for theme in THEMES]
    assert names[0] == names[1] == names[2]
    assert all(len(row) == len(THEMES) for row in PALETTE.values())


def test_rules_apply_to_pictures_only() -> None:
    body = stylesheet()[stylesheet().index("/* How every mark looks") :]
    selectors = re.findall(r"([^{}]+)\{", re.sub(r"/\*.*?\*/|@media[^{]*\{", "", body, flags=re.DOTALL))
    assert selectors
    assert [one for row in selectors for one in row.split(",") if not one.strip().startswith(".orrery")] == []


def test_colours_are_defined_in_the_palette_only() -> None:
    body = stylesheet()[stylesheet().index("/* How every mark looks") :]
    assert re.findall(r"#[0-9a-fA-F]{3,8}\b|rgb|hsl", body) == []


@pytest.mark.parametrize("theme", THEMES)
def test_camps_differ_in_luminance_too(theme: str) -> None:
    for one, other in combinations(CAMPS, 2):
        assert contrast(colour(one, theme), colour(other, theme)) >= 1.18, (one, other)


@pytest.mark.parametrize("theme", THEMES)
def test_words_can_be_read(theme: str) -> None:
    assert contrast(colour("ink", theme), colour("panel", theme)) >= 12
    assert contrast(colour("faint", theme), colour("panel", theme)) >= 5
    assert contrast(colour("faint", theme), colour("space", theme)) >= 5
    assert contrast(colour("letter", theme), colour("card", theme)) >= 12
    for camp in CAMPS:
        letters = "on-red" if camp == "red" else "stamp"
        assert contrast(colour(letters, theme), colour(camp, theme)) >= 4.5, camp
    assert contrast(colour("gold", theme), colour("panel", theme)) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_what_can_be_clicked_stands_out(theme: str) -> None:
    assert contrast(colour("can", theme), colour("space", theme)) >= 4.5
    assert contrast(colour("can", theme), colour("panel", theme)) >= 4.5
