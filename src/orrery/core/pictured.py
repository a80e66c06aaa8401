"""Games whose pictures stand in a module of their own, which is loaded when the first picture is drawn."""

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import ClassVar, cast

from mypy_extensions import mypyc_attr

from orrery.core.protocol import Decision, Game
from orrery.core.scene import Scene
from orrery.core.values import GALLERY, Json, Seat
from orrery.core.words import Words


@cache
def load(name: str) -> ModuleType:
    return import_module(name)


@mypyc_attr(allow_interpreted_subclasses=True)
class PicturedGame(Game):
    """A game with `scene` and perhaps `label` in another module: simulations and bots never load it."""

    pictures: ClassVar[str]  # the module's name; its `scene(view, decision, words, seat)` draws from a seat's side

    def scene(self, view: Json, decision: Decision | None, words: Words) -> Scene:
        return self.scene_from(GALLERY, view, decision, words)

    def scene_from(self, seat: Seat, view: Json, decision: Decision | None, words: Words) -> Scene:
        return cast(Scene, load(self.pictures).scene(view, decision, words, seat))

    def label(self, view: Json, option: str, words: Words) -> str:
        label = getattr(load(self.pictures), "label", None)
        return words.label(option) if label is None else cast(str, label(view, option, words))
