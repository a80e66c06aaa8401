"""Panels around the board: no overlaps, none outside, columns spread over the height of the board."""

from itertools import combinations

from orrery.core import Flow, Mark, Panel, Scene
from orrery.draw import panel_svg
from orrery.draw.layout import GAP, Layout, arranged

Box = tuple[float, float, float, float]


def boxes(scene: Scene, layout: Layout) -> list[Box]:
    board = (layout.x, layout.y, layout.x + scene.width, layout.y + scene.height)
    return [board, *((x, y, x + wide, y + panel.height_at(wide)) for panel, x, y, wide in layout.panels)]


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def below(count: int) -> Scene:
    return Scene(300, 100, "", [], [], panels=[Panel(f"p{k}", "", 120, 50, []) for k in range(count)])


def parted() -> Scene:
    """A table of cards: a track, two seats, a hand that flows, and the prompt."""
    cards = [[Mark(f"card-{row}-{k}", "card", 0, 0, width=100, height=140) for k in range(5)] for row in range(2)]
    panels = [
        Panel("phases", "Phases", 700, 60, [], part="track"),
        Panel("hand", "Hand", 400, 30, [], 0, part="hand", flows=[Flow("held", 100, 140, cards[0])]),
        Panel("ada", "Ada", 400, 50, [], 0, part="mine"),
        Panel("grace", "Grace", 260, 50, [], 1, part="rival", flows=[Flow("shown", 100, 140, cards[1])]),
        Panel("prompt", "What now?", 300, 80, [], part="prompt"),
    ]
    return Scene(0, 0, "", [], [], panels=panels)


def test_nothing_overlaps_and_nothing_sticks_out(tiny: Scene, saved: list[Scene]) -> None:
    for scene in [tiny, *saved, below(0), below(1), below(5), parted()]:
        layout = arranged(scene)
        found = boxes(scene, layout)
        assert not any(overlap(one, other) for one, other in combinations(found, 2))
        assert all(box[0] >= GAP and box[1] >= GAP for box in found)
        assert all(box[2] <= layout.width - GAP and box[3] <= layout.height - GAP for box in found)


def test_a_panel_without_a_side_goes_below_in_rows() -> None:
    places = [(x, y) for _, x, y, _ in arranged(below(3)).panels]
    assert places == [(16, 132), (152, 132), (16, 198)]


def test_a_column_lower_than_the_board_is_spread_over_its_height() -> None:
    panels = [Panel(f"p{k}", "", 50, 50, [], side="left") for k in range(3)]
    layout = arranged(Scene(300, 300, "", [], [], panels=panels))
    assert [y for _, _, y, _ in layout.panels] == [16, 141, 266]


def test_a_board_lower_than_a_column_is_centred_beside_it() -> None:
    panels = [Panel("p", "", 50, 500, [], side="right")]
    assert arranged(Scene(300, 300, "", [], [], panels=panels)).y == GAP + 100


def test_what_lies_below_stays_under_the_board_and_columns_begin_at_the_top() -> None:
    panels = [Panel("hand", "", 300, 80, []), *(Panel(f"p{k}", "", 50, 40, [], side="right") for k in range(2))]
    layout = arranged(Scene(300, 100, "", [], [], panels=panels))
    assert [(x, y) for _, x, y, _ in layout.panels] == [(332, 16), (332, 72), (16, 132)]
    assert (layout.width, layout.height) == (398, 228)


def test_parts_go_where_they_belong_and_panels_fill_their_place() -> None:
    layout = arranged(parted())
    places = {panel.id: (x, y, wide) for panel, x, y, wide in layout.panels}
    assert places["phases"] == (GAP, GAP, layout.width - 2 * GAP)
    assert places["hand"][2] == places["ada"][2] == layout.width - 3 * GAP - 260
    assert places["grace"][0] > places["hand"][0] + places["hand"][2]
    assert places["prompt"][1] == max(place[1] for place in places.values())


def test_a_flow_has_more_columns_where_there_is_more_room() -> None:
    panel = parted().panels[1]
    assert panel_svg(panel).count("translate(60 ") == 2  # three beside each other, two below
    assert panel_svg(panel, width=700).count("translate(60 ") == 1
