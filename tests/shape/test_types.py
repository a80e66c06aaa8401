"""The page's types are those of the server."""

from tools import make_types


def test_the_types_of_the_page_are_generated_from_the_current_interface() -> None:
    described = make_types.written(make_types.document())
    assert make_types.TYPES.read_text("utf-8") == described, "run tools/make_types.py"
