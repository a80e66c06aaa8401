"""Pictures in notebooks."""

from base64 import b64decode

import orrery
from orrery.core import Rng
from orrery.draw import Picture


def test_a_picture_displays_as_svg_and_as_an_image_with_the_position_as_alt_text() -> None:
    game = orrery.game("battlestar-galactica-1978")
    state = game.start(2, game.options(""))
    rng = Rng(1)
    while state.turn() < 0:
        state.apply(state.turn(), state.chance(rng))
    seat = state.turn()
    picture = Picture(game, state.observe(seat), state.decision(seat), "fr", seat=seat)
    html = picture._repr_html_()
    assert picture._repr_svg_().startswith("<svg ")
    assert b64decode(html.partition("base64,")[2].removesuffix('">')).decode() == picture.svg
    assert 'alt="Battlestar Galactica. Tour 1' in html
    assert repr(picture).startswith("<Picture: Battlestar Galactica. Tour 1")
    assert " can" in picture.svg
