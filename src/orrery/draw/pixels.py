"""A scene as pixels, by way of SVG. It needs resvg (a megabyte, no further needs) and Pillow: the extra `pictures`.

resvg knows style sheets, but not their variables, so the values are put in here: the palette's are the same everywhere, and the
colour of a camp is that of the nearest mark with a hue around it.
"""

import re
from functools import cache
from importlib.util import find_spec
from io import BytesIO
from xml.etree import ElementTree

from orrery.core.errors import OrreryError
from orrery.core.scene import Scene
from orrery.draw.styles import PALETTE, STRENGTHS, THEMES, stylesheet
from orrery.draw.svg import svg

FONT = "DejaVu Sans"  # where none of the style sheet's fonts is installed; without any font there are no words
WIDTH = 960  # of a picture, unless told otherwise
SPACE = "http://www.w3.org/2000/svg"
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
VARIABLE = re.compile(r"var\(--([\w-]+)(?:,\s*([^()]*(?:\([^()]*\))?))?\)")
EVERY = "o"  # a class that every element gets, so that all rules weigh alike
NO_CAMP = "no-camp"


def check_pixels() -> None:
    """Refuse, in a sentence, to draw where nothing can."""
    missing = [library for library in ["resvg_py", "PIL"] if find_spec(library) is None]
    if missing:
        raise OrreryError(
            f"pixels need {' and '.join(missing)}; `pip install 'orrery-games[pictures]'` installs what is missing"
        )


def pixels(scene: Scene, theme: str = "dark", width: int = WIDTH) -> tuple[int, int, bytes]:
    """Width, height, and three bytes for each point, row by row."""
    check_pixels()
    from PIL import Image
    from resvg_py import svg_to_bytes

    drawn = svg_to_bytes(svg_string=resolved(svg(scene, theme), theme), width=width, sans_serif_family=FONT)
    with Image.open(BytesIO(bytes(drawn))) as image:
        return image.width, image.height, image.convert("RGB").tobytes()


def resolved(text: str, theme: str) -> str:
    """A picture of ours without variables: its style sheet is replaced by one that has none."""
    ElementTree.register_namespace("", SPACE)
    root = ElementTree.fromstring(text)  # noqa: S314  # our own text
    rules, hues = plain_rules(theme)
    tag(root, NO_CAMP, hues)
    for style in root.iter(f"{{{SPACE}}}style"):
        style.text = rules
    return ElementTree.tostring(root, "unicode")


def tag(element: ElementTree.Element, camp: str, hues: dict[str, str]) -> None:
    """Give an element, and all within it, a class for the camp whose colour it has."""
    words = element.get("class", "").split()
    camp = next((f"camp-{word}" for word in reversed(words) if word in hues), camp)
    element.set("class", " ".join([*words, EVERY, camp]))
    for child in element:
        tag(child, camp, hues)


@cache
def plain_rules(theme: str) -> tuple[str, dict[str, str]]:
    """The style sheet without variables, and the style words that give a mark a colour of its own."""
    values = {name: row[THEMES.index(theme)] for name, row in (PALETTE | STRENGTHS).items()}
    sheet = COMMENT.sub("", stylesheet())
    rules = [(selectors.strip(), body.strip()) for selectors, body in RULE.findall(sheet) if "@" not in selectors]
    hues: dict[str, str] = {}
    for selectors, body in rules:
        colour = re.search(r"--camp:\s*([^;]+);?", body)
        if colour and ":" not in selectors:
            hues[selectors.rpartition(".")[2]] = filled(colour[1], values)
    camps = {NO_CAMP: values} | {f"camp-{word}": values | {"camp": colour} for word, colour in hues.items()}
    lines = []
    for selectors, body in rules:
        if "--" in VARIABLE.sub("", body) or ":" in selectors or "[data-theme" in selectors:
            continue  # sets variables, or is for the mouse
        for camp, known in camps.items() if "--camp" in body else [("", values)]:
            lines.append(f"{aimed(selectors, camp)} {{ {filled(body, known)} }}")
    return "\n".join(lines), hues


def aimed(selectors: str, camp: str) -> str:
    """The same selectors, for elements of one camp only, or of any.

    >>> aimed(".orrery .disc > .edge, .orrery .plate", "camp-red")
    '.orrery .disc > .edge.camp-red, .orrery .plate.camp-red'
    """
    return ", ".join(f"{selector.strip()}.{camp or EVERY}" for selector in selectors.split(","))


def filled(text: str, values: dict[str, str]) -> str:
    """A text with the values of its variables, or what stands in for those that have none.

    >>> filled("stroke: var(--camp, var(--ink)); fill: var(--ink)", {"ink": "#fff"})
    'stroke: #fff; fill: #fff'
    """
    while VARIABLE.search(text):
        text = VARIABLE.sub(lambda found: values.get(found[1], found[2] or "none"), text)
    return text
