"""Where the parts of a picture that stands alone go: mine with the board in the middle, rivals beside it, tracks above."""

from typing import NamedTuple

from orrery.core.scene import Panel, Scene

GAP = 16
NARROWEST = 560.0  # of the middle of a table without a board

Placed = tuple[Panel, float, float, float]  # a panel, its place and its width


class Layout(NamedTuple):
    """The size of the whole, the place of the board, and each panel with its place and width."""

    width: float
    height: float
    x: float
    y: float
    panels: list[Placed]


def arranged(scene: Scene) -> Layout:
    """By parts where the scene names them, else by the sides of the board."""
    return by_parts(scene) if any(panel.part for panel in scene.panels) else by_sides(scene)


# A scene that says what its parts are


def by_parts(scene: Scene) -> Layout:
    """Tracks and piles above, the board with what is mine below it, a column of rivals and the rest beside, the prompt last."""
    above = [panel for panel in scene.panels if panel.part in ("score", "track", "piles")]
    middle = [panel for panel in scene.panels if panel.part in ("mine", "hand")]
    below = [panel for panel in scene.panels if panel.part == "prompt"]
    beside = [panel for panel in scene.panels if panel not in above + middle + below]
    if not middle and not scene.width:  # seen by somebody who has nothing on the table: everybody side by side
        above, beside = above + beside, []
    wide = max([scene.width, *(panel.width for panel in middle), NARROWEST if not scene.width else 0])
    column = max([panel.width for panel in beside], default=0.0)
    whole = wide + (GAP + column if beside else 0)
    whole = max(whole, *(panel.width for panel in above + below)) if above + below else whole
    wide = whole - (GAP + column if beside else 0)
    placed, y = rows(above, GAP, whole, GAP)
    board = y
    down = y + (scene.height + GAP if scene.width else 0)
    for panel in middle:
        placed.append((panel, GAP, down, wide))
        down += panel.height_at(wide) + GAP
    side = y
    for panel in beside:
        placed.append((panel, GAP + wide + GAP, side, column))
        side += panel.height_at(column) + GAP
    y = max(down, side)
    for panel in below:
        placed.append((panel, GAP, y, whole))
        y += panel.height_at(whole) + GAP
    return Layout(whole + 2 * GAP, y, GAP + (wide - scene.width) / 2 if scene.width else GAP, board, placed)


def rows(panels: list[Panel], left: float, width: float, y: float) -> tuple[list[Placed], float]:
    """Panels in rows of this width, the widest stretched so that each row is full, and where the next thing begins."""
    placed: list[Placed] = []
    row: list[Panel] = []

    def close() -> float:
        spare = width - sum(panel.width for panel in row) - GAP * (len(row) - 1)
        widest = max(row, key=lambda panel: (bool(panel.flows), panel.width))
        x, high = left, 0.0
        for panel in row:
            wide = panel.width + (spare if panel is widest else 0)
            placed.append((panel, x, y, wide))
            x, high = x + wide + GAP, max(high, panel.height_at(wide))
        return high + GAP

    for panel in panels:
        if row and sum(each.width + GAP for each in row) + panel.width > width:
            y += close()
            row = []
        row.append(panel)
    return placed, y + (close() if row else 0)


# A scene that says on which side of the board each panel stands


def by_sides(scene: Scene) -> Layout:
    """Left column, board with rows of what is left below it, right column; every distance is the same gap."""
    left, right = ([panel for panel in scene.panels if panel.side == side] for side in ["left", "right"])
    below = [panel for panel in scene.panels if panel not in left and panel not in right]
    x = GAP + (breadth(left) + GAP if left else 0)
    middle = max([scene.width, *(panel.width for panel in below)])
    width = x + middle + GAP + (breadth(right) + GAP if right else 0)
    rows, depth = flowed(below, x, middle, scene.height + GAP)
    tall = max(depth, stacked(left), stacked(right))
    y = GAP + (tall - depth) / 2
    room = 0 if below else tall  # beside a high middle a column begins at the top
    placed = column(left, GAP, room) + column(right, x + middle + GAP, room)
    return Layout(width, tall + 2 * GAP, x, y, placed + [(panel, across, y + down, wide) for panel, across, down, wide in rows])


def breadth(panels: list[Panel]) -> float:
    return max(panel.width for panel in panels)


def stacked(panels: list[Panel]) -> float:
    """How high a column is at least."""
    return sum(panel.height + GAP for panel in panels) - GAP


def column(panels: list[Panel], x: float, height: float) -> list[Placed]:
    """Panels from top to bottom, spread over the height; one alone stands in its middle."""
    placed: list[Placed] = []
    left_over = max(0.0, height - stacked(panels))
    spare = left_over / (len(panels) - 1) if len(panels) > 1 else 0
    y = GAP + (left_over / 2 if len(panels) == 1 else 0)
    for panel in panels:
        placed.append((panel, x, y, panel.width))
        y += panel.height + GAP + spare
    return placed


def flowed(panels: list[Panel], left: float, width: float, y: float) -> tuple[list[Placed], float]:
    """Panels in rows no wider than the middle, from this height down, and where they end."""
    placed: list[Placed] = []
    x, row = left, 0.0
    for panel in panels:
        if row and x + panel.width > left + width:
            x, y, row = left, y + row + GAP, 0.0
        placed.append((panel, x, y, panel.width))
        x, row = x + panel.width + GAP, max(row, panel.height)
    return placed, y + row if panels else y - GAP
