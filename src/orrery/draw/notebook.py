"""Pictures in notebooks: a view that shows itself."""

from base64 import b64encode

from orrery.core.protocol import Decision, Game
from orrery.core.values import GALLERY, Json, Seat
from orrery.draw.lettering import safe
from orrery.draw.svg import svg


class Picture:
    """What a seat sees, as the last line of a notebook's cell: `Picture(game, state.observe(0), state.decision(0))`.

    With a decision, the marks that mean its options glow; with a seat, the board is turned to that side of the table.
    """

    def __init__(
        self,
        game: Game,
        view: Json,
        decision: Decision | None = None,
        lang: str = "en",
        *,
        seat: Seat = GALLERY,
        theme: str = "",
    ) -> None:
        self.scene = game.scene_from(seat, view, decision, game.words.into(lang))
        self.svg = svg(self.scene, theme)

    def __repr__(self) -> str:
        return f"<Picture: {self.scene.title}>"

    def _repr_svg_(self) -> str:
        return self.svg

    def _repr_html_(self) -> str:
        """An image, so that the notebook's styles and the picture's leave each other alone."""
        data = b64encode(self.svg.encode()).decode()
        return f'<img width="100%" alt="{safe(self.scene.title)}" src="data:image/svg+xml;base64,{data}">'
