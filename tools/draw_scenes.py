"""Draw every saved position of tests/scenes again, and the gallery of shapes of the guide.

A position is a file `tests/scenes/<game>/<name>.json`: a state as `to_json` gives it, and the language, theme and seat to
draw it for. Its picture, `<name>.svg`, lies beside it, and a test compares. After a change of style or shape: run this, look,
commit both.
"""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

import orrery  # noqa: E402
from orrery.core import NATURE, OVER, Mark, Scene  # noqa: E402
from orrery.draw import svg  # noqa: E402
from orrery.draw.art import FAMILIES, HUES  # noqa: E402
from orrery.draw.shapes import SHAPES  # noqa: E402

SCENES = ROOT / "tests" / "scenes"
GALLERY = ROOT / "docs" / "guide" / "shapes.svg"
ART = ROOT / "docs" / "guide" / "art.svg"
COLUMNS = 6
ROOM = 130
FRAME = 216
SKIES = ("sky", "starfield", "nebula", "horizon")  # they go on around their place


def drawn(position: Path) -> str:
    """The picture of a saved position, with what is asked there."""
    saved = json.loads(position.read_text("utf-8"))
    game = orrery.game(position.parent.name)
    state = game.load(saved["state"])
    turn = state.turn()
    decision = None if turn in (NATURE, OVER) else state.decision(turn)
    scene = game.scene_from(saved["seat"], state.observe(saved["seat"]), decision, game.words.into(saved["lang"]))
    return svg(scene, saved["theme"])


def shapes() -> str:
    """Every shape under its name."""
    marks = []
    for place, name in enumerate(SHAPES):
        x, y = ROOM * (place % COLUMNS + 0.5), ROOM * (place // COLUMNS + 0.5)
        text = {
            "art": "planet spice-world novelty city",
            "text": "text",
            "button": "button",
            "card": "card",
            "die": "5",
            "pile": "7",
            "back": "",
            "chip": "3",
            "disc": "A",
            "prose": "flag words beside their icons\ncrate and more",
            "illustrated": "A card\nflag tab-3 settle\ncrate tab-5 produce",
            "brief_face": "A card",
            "cargo": "3",
            "pill": "+2",
        }
        path = "M-40 20Q-10 -50 10 0T40 -20"
        height = {"text": 18, "button": 36, "rect": 40, "art": 50, "arrow": 50}.get(name, 90)
        width = 66 if name in ("card", "slip", "gap", "back", "pile") else 30 if name == "arrow" else 80
        if name in SKIES:
            width, height = 50, 50
        style = {"planet": "planet", "globe": "blue oceanic ringed"}.get(name, "blue")
        marks.append(
            Mark(f"shape-{name}", name, x, y - 10, style, width=width, height=height, text=text.get(name, ""), path=path)
        )
        marks.append(Mark(f"name-{name}", "text", x, y + 54, "strong", text=name, height=13))
    rows = -(-len(SHAPES) // COLUMNS)
    return svg(Scene(ROOM * COLUMNS, ROOM * rows, "The shapes that Orrery draws", [], marks), "dark")


def art() -> str:
    """One picture of each family of generated art."""
    marks = []
    for place, (family, (_, (wide, high))) in enumerate(FAMILIES.items()):
        x, y = FRAME * (place % 5 + 0.5), (FRAME * 0.625 + 24) * (place // 5 + 0.5)
        height = FRAME * 0.625 - 8
        kind = list(HUES)[place * 5 % len(HUES)]
        marks.append(
            Mark(f"art-{family}", "art", x, y - 10, width=height * wide / high, height=height, text=f"{family} gallery {kind}")
        )
        marks.append(Mark(f"name-{family}", "text", x, y + height / 2, "strong", text=family, height=13))
    rows = -(-len(FAMILIES) // 5)
    return svg(Scene(FRAME * 5, (FRAME * 0.625 + 24) * rows, "The families of generated art", [], marks), "dark")


def pictures() -> dict[Path, str]:
    """Every generated picture, by where it lies."""
    found = {position.with_suffix(".svg"): drawn(position) for position in sorted(SCENES.glob("*/*.json"))}
    return found | {GALLERY: shapes(), ART: art()}


if __name__ == "__main__":
    for path, picture in pictures().items():
        path.write_text(picture, "utf-8")
