"""A scene as SVG: well formed, escaped, the same twice, and safe under a strict content policy."""

import re
import xml.etree.ElementTree as ElementTree
from collections import Counter

from orrery.core import Mark, Panel, Scene
from orrery.draw import defs_svg, ground_svg, mark_svg, panel_svg, pieces_svg, svg
from orrery.draw.art import symbols

SPACE = "{http://www.w3.org/2000/svg}"


def parsed(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def test_a_picture_is_well_formed_and_has_its_title(tiny: Scene, saved: list[Scene]) -> None:
    for scene in [tiny, *saved]:
        root = parsed(svg(scene))
        assert root.tag == SPACE + "svg"
        assert root.findtext(SPACE + "title") == scene.title


def test_drawing_twice_gives_the_same_text(saved: list[Scene]) -> None:
    assert [svg(scene) for scene in saved] == [svg(scene) for scene in saved]


def test_every_id_of_a_picture_is_unique(tiny: Scene, saved: list[Scene]) -> None:
    for scene in [tiny, *saved]:
        ids = Counter(element.get("id") for element in parsed(svg(scene)).iter() if element.get("id"))
        assert [name for name, count in ids.items() if count > 1] == []


def test_every_mark_is_a_group_with_its_own_id(saved: list[Scene]) -> None:
    for scene in saved:
        groups = {element.get("id") for element in parsed(svg(scene)).iter(SPACE + "g")}
        assert scene.ids() <= groups


def test_names_cannot_break_out_of_the_picture() -> None:
    nasty = '</title><script>alert(1)</script>"\' onload="x\x00\x1b]]>&'
    mark = Mark(nasty, "text", 0, 0, nasty, nasty, text=nasty, height=10)
    scene = Scene(10, 10, nasty, [mark], [], panels=[Panel(nasty, nasty, 10, 10, [], style=nasty)], theme=nasty)
    root = parsed(svg(scene, nasty))
    assert not list(root.iter(SPACE + "script"))
    assert [name for element in root.iter() for name in element.attrib if name.startswith("on")] == []
    assert root.findtext(SPACE + "title") == nasty.replace("\x00", "\ufffd").replace("\x1b", "\ufffd")


def test_a_path_cannot_break_out_either() -> None:
    assert '"/><script>' not in mark_svg(Mark("p", "path", 0, 0, path='M0 0"/><script>'))


def test_fragments_need_neither_inline_styles_nor_handlers(saved: list[Scene]) -> None:
    for scene in saved:
        panels = [panel_svg(panel, scene.pointers()) for panel in scene.panels]
        for fragment in [defs_svg(), ground_svg(scene), pieces_svg(scene), *panels]:
            assert not re.search(r"\sstyle=|\son\w+=|<script|<style|javascript:|https?:", fragment)


def test_what_means_an_action_can_be_clicked_and_nothing_else(tiny: Scene, saved: list[Scene]) -> None:
    for scene in [tiny, *saved]:
        can = {element.get("id") for element in parsed(svg(scene)).iter() if "can" in element.get("class", "").split()}
        assert can == scene.pointers()


def test_every_mark_has_translation_and_rotation_so_that_it_can_be_animated(tiny: Scene) -> None:
    scene = tiny
    places = [element.get("transform") for element in parsed(pieces_svg(scene)) if element.get("id")]
    assert places == ["translate(5 5) rotate(0)", "translate(15 15) rotate(0)"]


def test_a_mark_has_its_shape_and_style_words_as_classes_and_its_label_as_title(tiny: Scene) -> None:
    element = parsed(mark_svg(tiny.pieces[0]))
    assert element.get("class") == "disc ship red"
    assert element.findtext("title") == "the <walker> & co"


def test_parts_lie_inside_their_mark() -> None:
    inner = Mark("inner", "ring", 1, 2, width=4)
    element = parsed(mark_svg(Mark("outer", "group", 5, 5, parts=[inner])))
    assert [child.get("id") for child in element] == ["inner"]


def test_a_theme_is_chosen_on_the_root_or_left_to_the_reader(tiny: Scene) -> None:
    assert parsed(svg(tiny, "light")).get("data-theme") == "light"
    assert parsed(svg(tiny)).get("data-theme") is None


def test_only_shared_paints_are_referred_to(saved: list[Scene]) -> None:
    defined = set(re.findall(r'id="(paint-[\w-]+)"', defs_svg()))
    for scene in saved:
        own = set(re.findall(r'<(?:linearGradient|radialGradient|clipPath|pattern) id="([^"]+)"', symbols(scene)))
        assert set(re.findall(r"url\(#([\w-]+)\)", svg(scene))) <= defined | own
