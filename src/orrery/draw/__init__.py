"""Pictures: any scene as SVG for pages, or as characters (`orrery.draw.terminal`). No rules here, and no game's name."""

from orrery.draw.notebook import Picture
from orrery.draw.paints import defs_svg
from orrery.draw.styles import THEMES, stylesheet
from orrery.draw.svg import ground_svg, mark_svg, panel_svg, pieces_svg, svg

__all__ = ["THEMES", "Picture", "defs_svg", "ground_svg", "mark_svg", "panel_svg", "pieces_svg", "stylesheet", "svg"]
