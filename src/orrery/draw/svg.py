"""A scene as SVG: one picture that stands alone, or the pieces of one for a page that keeps its ground."""

from collections.abc import Set as AbstractSet

from orrery.core.scene import Flow, Mark, Panel, Scene
from orrery.draw.art import symbols
from orrery.draw.layout import GAP, arranged
from orrery.draw.lettering import numbers, plain_number, safe
from orrery.draw.paints import defs_svg
from orrery.draw.shapes import SHAPES
from orrery.draw.styles import stylesheet

NOTHING: AbstractSet[str] = frozenset()


def mark_svg(mark: Mark, can: AbstractSet[str] = NOTHING, at: tuple[float, float] = (0, 0)) -> str:
    """One mark as a group with its id, its shape and style words as classes, and its place; `can` names what may be clicked.

    >>> print(mark_svg(Mark("pin", "ring", 10, 12, "red", "a pin", width=8)))
    <g id="pin" class="ring red" transform="translate(10 12) rotate(0)"><title>a pin</title><circle class="edge" r="4"/></g>
    """
    words = [mark.shape, *mark.style.split(), *(["can"] if mark.id in can else [])]
    spot = numbers(at[0] + mark.x, at[1] + mark.y)
    place = f"translate({spot}) rotate({plain_number(mark.angle)})"  # both, always, so that both can glide
    title = f"<title>{safe(mark.label)}</title>" if mark.label else ""
    could = f' data-could="{safe("|".join(mark.could))}"' if mark.could else ""
    inside = SHAPES[mark.shape](mark) + "".join(mark_svg(part, can) for part in mark.parts)
    return f'<g id="{safe(mark.id)}" class="{safe(" ".join(words))}"{could} transform="{place}">{title}{inside}</g>'


def marks_svg(marks: list[Mark], can: AbstractSet[str] = NOTHING) -> str:
    return "\n".join(mark_svg(mark, can) for mark in marks)


def ground_svg(scene: Scene) -> str:
    """The ground as one group: the same for a whole game."""
    return f'<g class="ground">\n{marks_svg(scene.ground)}\n</g>'


def pieces_svg(scene: Scene) -> str:
    """The pieces as one group; those that mean an action have the class `can`."""
    return f'<g class="pieces">\n{marks_svg(scene.pieces, scene.pointers())}\n</g>'


def panel_svg(panel: Panel, can: AbstractSet[str] = NOTHING, width: float = 0) -> str:
    """A panel as one group with its frame, its upper left corner at the origin; `can` is the scene's `pointers()`.

    It is as wide as the panel says, or as `width`, where its flows then have more or fewer columns.
    """
    width = width or panel.width
    size = f'width="{plain_number(width)}" height="{plain_number(panel.height_at(width))}"'
    words = safe(" ".join(["panel", *panel.style.split()]))
    frame = f'<title>{safe(panel.title)}</title><rect class="frame" {size} rx="10"/>'
    flows = [flow_svg(flow, can, width, at) for flow, at in zip(panel.flows, panel.places(width), strict=True)]
    inside = "\n".join([marks_svg(panel.marks, can), *flows])
    return f'<g id="panel-{safe(panel.id)}" class="{words}">{frame}\n{inside}\n</g>'


def flow_svg(flow: Flow, can: AbstractSet[str], width: float, at: tuple[float, float]) -> str:
    """A flow as one group, its marks in the columns of that width; the data tell a page how to place them anew."""
    data = f'data-cell="{numbers(flow.width, flow.height, flow.gap, flow.least, flow.columns)}"'
    found = []
    for place, mark in enumerate(flow.marks):
        across, down = flow.cell(place, width - at[0])
        found.append(mark_svg(mark, can, (at[0] + across, at[1] + down)))
    lifted = any(mark.x or mark.y for mark in flow.marks)
    aside = f' data-offsets="{" ".join(numbers(mark.x, mark.y) for mark in flow.marks)}"' if lifted else ""
    return f'<g id="flow-{safe(flow.id)}" class="flow" {data}{brief_data(flow)}{aside}>\n' + "\n".join(found) + "\n</g>"


def brief_data(flow: Flow) -> str:
    """Width and height of the marks' brief faces, and how high the whole ones are: a page shows brief ones where there is no
    room for these."""
    faces = [(part.width, part.height, mark.height) for mark in flow.marks for part in mark.parts if part.shape == "brief_face"]
    return f' data-brief="{numbers(*faces[0])}"' if faces else ""


def board_svg(scene: Scene, x: float, y: float) -> str:
    """The board in its place, without the sky that goes on around it."""
    size = f'width="{plain_number(scene.width)}" height="{plain_number(scene.height)}"'
    inside = "\n".join([ground_svg(scene), pieces_svg(scene)])
    return f'<svg x="{plain_number(x)}" y="{plain_number(y)}" {size}>\n{inside}\n</svg>'


def svg(scene: Scene, theme: str = "") -> str:
    """The whole picture with its panels and style sheet. Without a theme it follows the reader's system."""
    layout = arranged(scene)
    art = symbols(scene)
    can = scene.pointers()
    chosen = f' data-theme="{safe(theme)}"' if theme else ""
    words = safe(" ".join(["orrery", *scene.theme.split()]))
    width, height = plain_number(layout.width), plain_number(layout.height)
    panels = [
        f'<g transform="translate({numbers(x, y)})">\n{panel_svg(panel, can, wide)}\n</g>'
        for panel, x, y, wide in layout.panels
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" class="{words}"{chosen} viewBox="0 0 {width} {height}" role="img">',
            f"<title>{safe(scene.title)}</title>",
            f"<style>{stylesheet()}</style>",
            defs_svg(),
            *([f"<defs>{art}</defs>"] if art else []),
            f'<rect class="page" width="{width}" height="{height}" rx="{GAP}"/>',
            *([board_svg(scene, layout.x, layout.y)] if scene.width else []),
            *panels,
            "</svg>\n",
        ]
    )
