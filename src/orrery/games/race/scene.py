from orrery.core.protocol import Decision
from orrery.core.scene import Scene
from orrery.core.values import Json
from orrery.core.words import Words


def scene(view: Json, decision: Decision | None, words: Words) -> Scene:
    raise AssertionError("not yet")
