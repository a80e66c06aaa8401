"""Every family of pictures by its name, and a picture from the name that a mark gives it."""

import re
from collections.abc import Callable
from functools import lru_cache
from zlib import crc32

from orrery.core.scene import Scene
from orrery.draw.art import busts, earth, forces, halls, places, planets, vehicles
from orrery.draw.art.brush import Brush
from orrery.draw.art.tones import HUES, tone_of

Family = Callable[[Brush], None]

WIDE = (240.0, 150.0)
SQUARE = (120.0, 120.0)

FAMILIES: dict[str, tuple[Family, tuple[float, float]]] = {
    **{
        draw.__name__.replace("_", "-"): (draw, WIDE)
        for draw in [
            planets.planet,
            planets.shattered,
            planets.belt,
            planets.comets,
            planets.vessel,
            planets.fleet,
            planets.starbase,
            places.place,
            *halls.HALLS,
            *forces.FORCES,
            vehicles.vehicle,
            busts.portrait,
        ]
    },
    **{draw.__name__: (draw, SQUARE) for draw in [planets.orb, earth.earth, busts.bust]},
}
NAME = re.compile(r"[a-z0-9-]{1,60}(_[a-z0-9-]{1,60}){1,12}")


def name_of(text: str) -> str:
    """The name of a picture in addresses and ids.

    >>> name_of("planet gem-world novelty ring")
    'planet_gem-world_novelty_ring'
    """
    return "_".join(text.split())


def id_of(text: str) -> str:
    """The id of its symbol."""
    return f"art-{name_of(text)}"


def names(scene: Scene) -> list[str]:
    """The pictures that a scene needs, each once."""
    return sorted({name_of(mark.text) for mark in scene.marks() if mark.shape == "art"})


@lru_cache(maxsize=1024)
def symbol(name: str) -> str:
    """A picture as a `<symbol>` and a `<pattern>` of it, or a `KeyError` where the name is none.

    The seed alone decides the luck, so that a feature more does not change the rest; the kind decides the colours.
    """
    words = name.split("_")
    if not NAME.fullmatch(name) or words[0] not in FAMILIES:
        raise KeyError(name)
    family, seed, kind, *features = [*words, "steel"][: max(len(words), 3)]
    if kind not in HUES:
        raise KeyError(name)
    draw, size = FAMILIES[family]
    brush = Brush(f"art-{name}", seed, kind, features, size)
    draw(brush)
    return brush.symbol(tone_of(kind, crc32(f"{seed} tone".encode())))


def symbols(scene: Scene) -> str:
    """Every picture that a scene needs, for the definitions of a document."""
    return "".join(symbol(name) for name in names(scene))
