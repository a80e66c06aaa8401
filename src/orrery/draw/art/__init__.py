"""Generated art: worlds, places, people and machines, drawn from a seed. The same name always gives the same picture.

A mark of the shape `art` names its picture in `text`: a family, a seed, a kind that gives its colours, then features.

>>> from orrery.core.scene import Mark, Scene
>>> world = Mark("world", "art", 0, 0, width=240, height=150, text="planet spice-world novelty city ring")
>>> names(Scene(240, 150, "A world", [], [world]))
['planet_spice-world_novelty_city_ring']
>>> symbol("planet_spice-world_novelty_city_ring")[:54]
'<symbol id="art-planet_spice-world_novelty_city_ring" '
"""

from orrery.draw.art.catalog import FAMILIES, id_of, name_of, names, symbol, symbols
from orrery.draw.art.tones import HUES, art_css, tones_css

__all__ = ["FAMILIES", "HUES", "art_css", "id_of", "name_of", "names", "symbol", "symbols", "tones_css"]
