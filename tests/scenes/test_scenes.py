"""Every saved position is drawn again and compared; `python tools/draw_scenes.py` updates them."""

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

TOOL = Path(__file__).parent.parent.parent / "tools" / "draw_scenes.py"
spec = spec_from_file_location("draw_scenes", TOOL)
assert spec and spec.loader
tool = module_from_spec(spec)
spec.loader.exec_module(tool)
PICTURES: dict[Path, str] = tool.pictures()


def without_style(picture: str) -> str:
    """What a game draws, without the style sheet, which is tested elsewhere."""
    return re.sub("<style>.*?</style>", "", picture, flags=re.DOTALL)


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_the_picture_of_a_saved_position_has_not_changed(path: Path) -> None:
    same = without_style(path.read_text("utf-8")) == without_style(PICTURES[path])
    assert same, f"{path.name} looks different now: run tools/draw_scenes.py and look at it"


def test_every_picture_belongs_to_a_position() -> None:
    drawn = {path for path in PICTURES if path.is_relative_to(Path(__file__).parent)}
    assert set(Path(__file__).parent.glob("*/*.svg")) == drawn
