"""Where the panels of a picture that stands alone go: in columns beside the board, or in rows below it."""

from typing import NamedTuple

from orrery.core.scene import Panel, Scene

GAP = 16


class Layout(NamedTuple):
    """The size of the whole, the place of the board, and each panel with its place."""

    width: float
    height: float
    x: float
    y: float
    panels: list[tuple[Panel, float, float]]


def arranged(scene: Scene) -> Layout:
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
    return Layout(width, tall + 2 * GAP, x, y, placed + [(panel, across, y + down) for panel, across, down in rows])


def breadth(panels: list[Panel]) -> float:
    return max(panel.width for panel in panels)


def stacked(panels: list[Panel]) -> float:
    """How high a column is at least."""
    return sum(panel.height + GAP for panel in panels) - GAP


def column(panels: list[Panel], x: float, height: float) -> list[tuple[Panel, float, float]]:
    """Panels from top to bottom, spread over the height; one alone stands in its middle."""
    placed = []
    left_over = max(0.0, height - stacked(panels))
    spare = left_over / (len(panels) - 1) if len(panels) > 1 else 0
    y = GAP + (left_over / 2 if len(panels) == 1 else 0)
    for panel in panels:
        placed.append((panel, x, y))
        y += panel.height + GAP + spare
    return placed


def flowed(panels: list[Panel], left: float, width: float, y: float) -> tuple[list[tuple[Panel, float, float]], float]:
    """Panels in rows no wider than the middle, from this height down, and where they end."""
    placed, x, row = [], left, 0.0
    for panel in panels:
        if row and x + panel.width > left + width:
            x, y, row = left, y + row + GAP, 0.0
        placed.append((panel, x, y))
        x, row = x + panel.width + GAP, max(row, panel.height)
    return placed, y + row if panels else y - GAP
