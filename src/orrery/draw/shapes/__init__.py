"""The library of shapes: each turns a mark into SVG around the mark's own centre."""

from collections.abc import Callable

from orrery.core.scene import Mark
from orrery.draw.shapes import faces, galaxy, icons, plain, signs, space, table, worlds

Shape = Callable[[Mark], str]

SHAPES: dict[str, Shape] = {
    shape.__name__: shape
    for shape in [
        plain.group,
        plain.disc,
        plain.square,
        plain.hexagon,
        plain.diamond,
        plain.pentagon,
        plain.triangle,
        plain.ring,
        plain.rect,
        plain.cell,
        plain.line,
        plain.path,
        plain.text,
        plain.button,
        plain.art,
        space.sky,
        space.starfield,
        space.nebula,
        space.planet,
        space.hole,
        space.station,
        space.viper,
        space.raider,
        signs.dot,
        signs.whirl,
        signs.halo,
        signs.brackets,
        signs.clash,
        signs.harbour,
        signs.volley,
        signs.thrust,
        signs.field,
        signs.beams,
        signs.swerve,
        table.card,
        table.slip,
        table.gap,
        table.back,
        table.pile,
        table.chip,
        table.die,
        table.bezel,
        table.arrow,
        galaxy.bay,
        galaxy.berth,
        galaxy.rocket,
        galaxy.alien,
        galaxy.shuttle,
        worlds.globe,
        worlds.aura,
        worlds.rampart,
        worlds.gem,
        *icons.ICONS.values(),
        icons.prose,
        *faces.FACES,
    ]
}

__all__ = ["SHAPES", "Shape"]
