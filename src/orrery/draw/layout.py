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
    """Left column, board, right column, then rows of what is left; every distance is the same gap."""
    left, right = ([panel for panel in scene.panels if panel.side == side] for side in ["left", "right"])
    below = [panel for panel in scene.panels if panel not in left and panel not in right]
    tall = max(scene.height, stacked(left), stacked(right))
    x = GAP + (breadth(left) + GAP if left else 0)
    width = x + scene.width + GAP + (breadth(right) + GAP if right else 0)
    placed = column(left, GAP, tall) + column(right, x + scene.width + GAP, tall)
    rows, depth = flowed(below, width, tall + 2 * GAP)
    return Layout(width, depth, x, GAP + (tall - scene.height) / 2, placed + rows)


def breadth(panels: list[Panel]) -> float:
    return max(panel.width for panel in panels)


def stacked(panels: list[Panel]) -> float:
    """How high a column is at least."""
    return sum(panel.height + GAP for panel in panels) - GAP


def column(panels: list[Panel], x: float, height: float) -> list[tuple[Panel, float, float]]:
    """Panels from top to bottom, spread over the height; one alone stands in the middle."""
    placed = []
    spare = (height - stacked(panels)) / (len(panels) - 1) if len(panels) > 1 else 0
    y = GAP + ((height - panels[0].height) / 2 if len(panels) == 1 else 0)
    for panel in panels:
        placed.append((panel, x, y))
        y += panel.height + GAP + spare
    return placed


def flowed(panels: list[Panel], width: float, y: float) -> tuple[list[tuple[Panel, float, float]], float]:
    """Panels in rows no wider than the picture, from this height down, and where they end."""
    placed, x, row = [], float(GAP), 0.0
    for panel in panels:
        if row and x + panel.width + GAP > width:
            x, y, row = float(GAP), y + row + GAP, 0.0
        placed.append((panel, x, y))
        x, row = x + panel.width + GAP, max(row, panel.height)
    return placed, y + row + GAP if panels else y
