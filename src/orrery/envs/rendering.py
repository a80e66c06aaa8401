"""Environments as people see them: as text, or as pixels."""

from typing import Any, Final

from orrery.core import GALLERY, Game, Seat, State

ANSI: Final = "ansi"  # a text: the board in characters, then what lies beside it
RGB: Final = "rgb_array"  # a picture: height × width × 3 bytes; it needs the extra `pictures`
MODES: Final = [ANSI, RGB]


class Painter:
    """Draws the states of a game as a mode of rendering asks for it."""

    def __init__(self, game: Game, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise ValueError(f"render_mode is {' or '.join(repr(one) for one in MODES)}, not {mode!r}")
        self.game: Final = game
        self.mode: Final = mode
        if mode == RGB:
            from orrery.draw.pixels import check_pixels

            check_pixels()

    def paint(self, state: State, seat: Seat = GALLERY) -> Any:
        """What a seat, or a spectator, sees; nothing without a mode."""
        if self.mode is None:
            return None
        decision = state.decision(seat) if seat in state.waiting() else None
        scene = self.game.scene_from(seat, state.observe(seat), decision, self.game.words.into("en"))
        if self.mode == ANSI:
            from orrery.draw.terminal import plain

            return plain(scene)
        import numpy as np

        from orrery.draw.pixels import pixels

        width, height, data = pixels(scene)
        return np.frombuffer(data, np.uint8).reshape(height, width, 3).copy()
