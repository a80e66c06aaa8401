"""Generated art: always the same, never two alike, small, and safe to combine in one document."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

from orrery.core import Mark, Scene
from orrery.draw import svg
from orrery.draw.art import FAMILIES, HUES, art_css, id_of, name_of, names, symbol, tones_css
from orrery.draw.art.brush import Brush
from orrery.draw.art.busts import COVERS, STYLES
from orrery.draw.art.places import SITES
from orrery.draw.art.sphere import Ball
from orrery.draw.art.surfaces import SURFACES
from orrery.draw.art.vehicles import MACHINES

FEATURED = [
    *(f"planet_x_novelty_{surface}_ring_city_moon" for surface in SURFACES),
    *(f"place_x_rare_{site}_moon" for site in SITES),
    *(f"vehicle_x_steel_{machine}" for machine in MACHINES),
    *(f"bust_x_teal_{look}" for look in [*STYLES, *COVERS, "invader", "robot", "beard", "glasses", "scar"]),
    *(f"{family}_x_grey" for family in FAMILIES),
]


def inside(name: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<svg>{symbol(name)}</svg>")[0]


@pytest.mark.parametrize("name", FEATURED)
def test_a_picture_is_well_formed_and_small(name: str) -> None:
    root = inside(name)
    assert root.tag == "symbol" and root.get("id") == f"art-{name}"
    assert f'<pattern id="art-{name}-fill"' in symbol(name)
    assert len(list(root.iter())) > 8
    assert len(symbol(name)) <= 11_500


@pytest.mark.parametrize("name", FEATURED)
def test_a_picture_needs_no_inline_style_and_no_filter(name: str) -> None:
    assert not re.search(r"\sstyle=|\son\w+=|<script|<image|filter|javascript:|https?:|>nan|\d\.\d{3,}", symbol(name))


@pytest.mark.parametrize("family", FAMILIES)
def test_a_seed_gives_the_same_picture_and_another_seed_another(family: str) -> None:
    first = symbol(f"{family}_one_grey")
    symbol.cache_clear()
    assert symbol(f"{family}_one_grey") == first
    shapes = [re.sub(r'id="[^"]*"|#[\w-]+|tone-[\w-]+', "", symbol(f"{family}_seed-{k}_grey")) for k in range(12)]
    assert len(set(shapes)) == 12


def test_another_feature_leaves_the_rest_as_it_was() -> None:
    plain, busy = (re.sub(r'id="[^"]*"|#a[\w-]+', "", symbol(f"orb_world_rare_craters{more}")) for more in ("", "_unknown"))
    assert plain == busy


def test_ids_of_many_pictures_are_unique_and_all_references_resolve() -> None:
    ids: list[str] = []
    for name in FEATURED:
        own = re.findall(r'\bid="([^"]+)"', symbol(name))
        referred = set(re.findall(r"url\(#([^)]+)\)", symbol(name))) | set(re.findall(r'href="#([^"]+)"', symbol(name)))
        assert referred <= set(own)
        ids += own
    assert len(ids) == len(set(ids))


def test_every_style_word_of_a_picture_is_in_the_style_sheet() -> None:
    known = set(re.findall(r"\.([a-z][\w-]*)", art_css() + tones_css()))
    for name in FEATURED:
        words = {word for found in re.findall(r'class="([^"]+)"', symbol(name)) for word in found.split()}
        assert words <= known


@pytest.mark.parametrize(
    "name", ["", "planet", "sculpture_x_grey", "planet_x_puce", 'planet_x_grey_"><script>', "planet_X_grey"]
)
def test_an_unknown_name_is_refused(name: str) -> None:
    with pytest.raises(KeyError):
        symbol(name)


def test_a_scene_lists_each_picture_once_and_a_whole_picture_defines_it_once() -> None:
    text = "planet gem-world novelty ring"
    marks = [Mark(f"m{k}", "art", 0, 0, width=240, height=150, text=text) for k in range(3)]
    scene = Scene(240, 150, "Three of a kind", [], marks)
    assert names(scene) == [name_of(text)]
    picture = svg(scene)
    assert picture.count(f'<symbol id="{id_of(text)}"') == 1
    assert picture.count(f'fill="url(#{id_of(text)}-fill)"') == 3


def test_places_behind_a_ball_are_drawn_at_its_rim() -> None:
    ball = Ball(10, 20, 8)
    assert ball.spot(0, 0) == (10, 20)
    assert not ball.faces(150, 0)
    assert ball.spot(150, 0) == pytest.approx((10 + 8 * 1.04, 20))


def test_a_place_that_is_picked_lies_within_the_picture() -> None:
    brush = Brush("art-x", "x", "grey", [])
    ball = Ball(120, 200, 120)  # mostly below the picture
    spots = [ball.spot(*ball.place(brush)) for _ in range(40)]
    assert sum(0 <= x <= 240 and 0 <= y <= 150 for x, y in spots) >= 36


def test_every_kind_has_a_tone_in_the_style_sheet() -> None:
    for kind, rows in HUES.items():
        assert all(f".tone-{kind}-{place}{{" in tones_css() for place in range(len(rows)))
