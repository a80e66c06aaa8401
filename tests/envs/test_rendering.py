"""Environments as text and as pixels."""

from importlib.util import find_spec

import numpy as np
import pytest

import orrery
from orrery.core import OrreryError
from orrery.draw import pixels
from orrery.draw.styles import PALETTE
from orrery.envs import aec, single

needs_pixels = pytest.mark.skipif(find_spec("resvg_py") is None, reason="the extra `pictures` is not installed")


@pytest.mark.parametrize("name", orrery.games())
def test_a_text_shows_the_table_as_the_seat_sees_it(name: str) -> None:
    env = single(name, render_mode="ansi")
    env.reset(seed=1)
    first = env.render()
    assert isinstance(first, str) and len(first.splitlines()) > 5
    for _ in range(12):
        env.step(np.int64(np.flatnonzero(env.action_masks())[0]))
    assert env.render() != first


def test_a_spectators_text_does_not_show_hands() -> None:
    env = aec("race-xeno-invasion", render_mode="ansi")
    env.reset(seed=1)
    assert isinstance(env.render(), str)
    own = single("race-xeno-invasion", render_mode="ansi")
    own.reset(seed=1)
    assert len(env.render()) < len(own.render())


def test_without_a_mode_nothing_is_drawn() -> None:
    env = aec("battlestar-galactica-1978")
    env.reset(seed=1)
    assert env.render() is None


def test_an_unknown_mode_is_refused() -> None:
    with pytest.raises(ValueError, match="render_mode is 'ansi' or 'rgb_array', not 'human'"):
        aec("battlestar-galactica-1978", render_mode="human")


@needs_pixels
@pytest.mark.parametrize("name", orrery.games())
def test_pixels_are_a_picture_with_colours(name: str) -> None:
    env = single(name, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.dtype == np.uint8 and picture.ndim == 3 and picture.shape[1:] == (pixels.WIDTH, 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 200


@needs_pixels
def test_camps_have_their_colours() -> None:
    env = aec("battlestar-galactica-1978", seats=4, render_mode="rgb_array")
    env.reset(seed=1)
    points = {tuple(point) for point in np.unique(env.render().reshape(-1, 3), axis=0).tolist()}
    for camp in ["red", "blue", "green", "yellow"]:
        assert tuple(bytes.fromhex(PALETTE[camp][0][1:])) in points


def test_without_the_libraries_a_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pixels, "find_spec", lambda _: None)
    with pytest.raises(OrreryError, match=r"pixels need resvg_py and PIL; `pip install 'orrery-games\[pictures\]'`"):
        aec("battlestar-galactica-1978", render_mode="rgb_array")


def test_no_variable_is_left_in_the_style_sheet() -> None:
    rules, hues = pixels.plain_rules("dark")
    assert "var(" not in rules and "--" not in rules
    assert {"red", "blue", "green", "yellow", "brown", "spent"} <= set(hues)
