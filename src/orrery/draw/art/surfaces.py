"""What covers a planet: lands, cloud bands, craters, circuits, lava, ice, dunes, cities. Each is drawn within the disc."""

from math import sin

from orrery.draw.art.brush import Brush, Point, outline, smooth
from orrery.draw.art.sphere import Ball

SMALL = 45  # a ball of this radius needs less detail


def lands(brush: Brush, ball: Ball) -> None:
    """Continents with a dark coast, islands, and a cap of ice."""
    for _ in range(brush.whole(3, 5)):
        longitude, latitude = ball.place(brush)
        size = brush.between(17, 34)
        shore = ball.patch(brush, longitude, latitude, size, brush.whole(11, 16), 0.85)
        brush.path(smooth([(x + 1.3, y + 1.6) for x, y in shore]), "f7", 0.7)
        brush.path(smooth(shore), "f6")
        inner = ball.patch(brush, longitude, latitude, size * 0.5, 8, 0.8)
        brush.path(smooth(inner), "f2", 0.25)
    for _ in range(4):
        brush.path(smooth(ball.patch(brush, *ball.place(brush), brush.between(3, 7), 7, 0.6)), "f6")
    cap(brush, ball, 1)


def archipelago(brush: Brush, ball: Ball) -> None:
    """A sea with many small islands and reefs around them."""
    for _ in range(brush.whole(13, 18)):
        longitude, latitude = ball.place(brush)
        size = brush.between(4, 11)
        brush.path(smooth(ball.patch(brush, longitude, latitude, size * 1.7, 8, 0.5)), "f5", 0.3)
        brush.path(smooth(ball.patch(brush, longitude, latitude, size, 8, 0.7)), "f6")
    cap(brush, ball, -1)


def cap(brush: Brush, ball: Ball, pole: int) -> None:
    """Ice around a pole."""
    waves = [brush.between(-5, 5) for _ in range(9)]
    edge = ball.parallel(pole * brush.between(60, 70), waves)
    end = ball.spot(0, pole * 89)
    beyond = (2 * end[0] - ball.x, 2 * end[1] - ball.y)
    brush.path(smooth([*edge, beyond]), "f2", 0.8)


def clouds(brush: Brush, ball: Ball, count: int = 4) -> None:
    """Thin streaks that follow the parallels."""
    for _ in range(count):
        start, latitude, length = brush.between(-70, 30), brush.between(-55, 60), brush.between(24, 60)
        top = [ball.spot(start + length * k / 3, latitude + brush.between(0, 6)) for k in range(4)]
        low = [ball.spot(start + length * k / 3, latitude - brush.between(1, 5)) for k in range(3, -1, -1)]
        brush.path(smooth([*top, *low]), "f2", 0.4)


def bands(brush: Brush, ball: Ball) -> None:
    """A giant's belts with restless edges, and its great storm."""
    latitude, steps = -78.0, 11 if ball.radius > SMALL else 7
    while latitude < 72:
        height = brush.between(9, 24)
        shift, swing = brush.between(0, 6), brush.between(0.5, 3)
        edges = [
            ball.parallel(edge, [swing * sin(k * 0.9 + shift + edge) for k in range(steps)])
            for edge in (latitude, latitude + height)
        ]
        paint = brush.pick(["f2", "f4", "f6", "f7", "f5"])
        brush.path(smooth([*edges[0], *reversed(edges[1])]), paint, brush.between(0.22, 0.5))
        latitude += height * brush.between(1.0, 1.5)
    longitude, down = brush.between(-40, 30), brush.between(-35, 20)
    x, y, flat, _ = ball.ellipse_at(longitude, down)
    size, lean = ball.radius * brush.between(0.12, 0.2), -ball.lean * 57
    brush.ellipse(x, y, size * 1.5, size * (0.5 + flat * 0.4), "f7", 0.55, lean)
    brush.ellipse(x - 1, y - 1, size * 1.15, size * (0.32 + flat * 0.3), "f5", 0.75, lean)
    brush.ellipse(x - 1.5, y - 1.2, size * 0.6, size * 0.25, "f2", 0.7, lean)


def craters(brush: Brush, ball: Ball) -> None:
    """Old scars: a dark bowl, its lit floor, a bright rim away from the light; plains of old lava between them."""
    for _ in range(2):
        brush.path(smooth(ball.patch(brush, *ball.place(brush, 55), brush.between(16, 30), 10, 0.7)), "f4", 0.35)
    for k in range(brush.whole(11, 14) if ball.radius > SMALL else 6):
        longitude, latitude = ball.place(brush, 80)
        x, y, flat, angle = ball.ellipse_at(longitude, latitude)
        size = ball.radius * (brush.between(0.12, 0.22) if k < 4 else brush.between(0.03, 0.09))
        brush.ellipse(x, y, size, size * flat, "f4", 0.7, angle)
        brush.ellipse(x + size * 0.16, y + size * 0.18, size * 0.86, size * flat * 0.84, "f3", 0.9, angle)
        if size > ball.radius * 0.08:
            brush.ellipse(x + size * 0.06, y + size * 0.07, size * 0.16, size * flat * 0.14, "f2", 0.7, angle)
            brush.ellipse(x + 0.8, y + 0.9, size * 1.02, size * flat * 1.02, "s2", 0.3, angle)


def circuits(brush: Brush, ball: Ball) -> None:
    """A world that was built: plates, glowing paths and nodes."""
    lines = "".join(ball.meridian(longitude) for longitude in range(-75, 80, 25))
    lines += "".join(smooth(ball.parallel(latitude), closed=False) for latitude in range(-60, 61, 24))
    brush.path(lines, "s4", 0.65, 1.4)
    for _ in range(brush.whole(4, 6)):
        a, b = brush.between(-70, 60), brush.between(-55, 45)
        plate = [ball.spot(a + da, b + db) for da, db in [(0, 0), (22, 0), (22, 20), (11, 26), (0, 20)]]
        brush.path(outline(plate), brush.pick(["f6", "f4", "f2"]), 0.35)
    nodes: list[Point] = []
    for _ in range(brush.whole(6, 8)):
        a, b = brush.between(-65, 50), brush.between(-55, 55)
        way = [(a, b), (a + brush.pick([-24, 18, 30]), b)]
        way.append((way[-1][0] + brush.pick([-10, 10]), b + brush.pick([-16, 14, 22])))
        seen = [ball.spot(*place) for place in way]
        brush.path(outline(seen, closed=False), "s5", 0.9, 1.5)
        nodes += [seen[0], seen[-1]]
    brush.dots(nodes, "s2", 4)
    brush.dots(nodes, "s5", 2.2)


def lava(brush: Brush, ball: Ball) -> None:
    """A dark crust, cracked, with fire below."""
    brush.circle(ball.x, ball.y, ball.radius, "f4", 0.55)
    for _ in range(brush.whole(5, 7)):
        longitude, latitude = ball.place(brush, 65)
        way = [ball.spot(longitude, latitude)]
        for _ in range(brush.whole(4, 6)):
            longitude, latitude = longitude + brush.between(-5, 16), latitude + brush.between(-14, 14)
            way.append(ball.spot(longitude, latitude))
        line = outline(way, closed=False)
        brush.path(line, "sr", 0.55, 4.2)
        brush.path(line, "sl", 1, 1.5)
    for _ in range(3):
        brush.path(smooth(ball.patch(brush, *ball.place(brush, 60), brush.between(5, 10), 8, 0.7)), "fl", 0.9)


def ice(brush: Brush, ball: Ball) -> None:
    """White plates with blue cracks."""
    brush.circle(ball.x, ball.y, ball.radius, "f2", 0.55)
    lines = ""
    for _ in range(brush.whole(8, 11)):
        (a, b), turn = ball.place(brush, 70), brush.between(-30, 30)
        way = [ball.spot(a + k * 15, b + turn * k * 0.4 + brush.between(-4, 4)) for k in range(4)]
        lines += outline(way, closed=False)
    brush.path(lines, "s3", 0.8, 1.3)
    for _ in range(5):
        brush.path(smooth(ball.patch(brush, *ball.place(brush), brush.between(6, 16), 7, 0.6)), "f3", 0.35)
    cap(brush, ball, 1)
    cap(brush, ball, -1)


def dunes(brush: Brush, ball: Ball) -> None:
    """A dry world: long soft waves, a canyon, salt flats."""
    rows, steps = (9, 11) if ball.radius > SMALL else (5, 7)
    for k in range(rows):
        latitude = -64 + 135 / rows * k + brush.between(-3, 3)
        waves = [3.5 * sin(step * 0.8 + k * 1.7) for step in range(steps)]
        edges = ball.parallel(latitude, waves), ball.parallel(latitude + brush.between(3, 8), waves)
        brush.path(smooth([*edges[0], *reversed(edges[1])]), "f6" if k % 2 else "f4", 0.4)
    a, b = brush.between(-60, -30), brush.between(-20, 25)
    canyon = [ball.spot(a + 18 * k, b + brush.between(-7, 7)) for k in range(7)]
    brush.path(smooth(canyon, closed=False), "s4", 0.75, 3)
    brush.path(smooth([(x - 1, y - 1.4) for x, y in canyon], closed=False), "s2", 0.5, 1)
    for _ in range(3):
        brush.path(smooth(ball.patch(brush, *ball.place(brush), brush.between(7, 15), 9, 0.6)), "f2", 0.35)


def jungle(brush: Brush, ball: Ball) -> None:
    """Green over nearly everything, with rivers and a shallow sea."""
    for k in range(brush.whole(9, 12)):
        paint = ["f6", "f7", "f5"][k % 3]
        place = ball.place(brush)
        brush.path(smooth(ball.patch(brush, *place, brush.between(12, 28), 13, 0.9)), paint, 0.6)
    for _ in range(3):
        (a, b), bend = ball.place(brush, 50), brush.between(-6, 6)
        river = [ball.spot(a + 9 * k + brush.between(-4, 4), b + bend * k + brush.between(-5, 5)) for k in range(6)]
        brush.path(smooth(river, closed=False), "s2", 0.75, 1.1)


def metropolis(brush: Brush, ball: Ball) -> None:
    """A city around a whole world: districts, roads, domes."""
    lines = "".join(ball.meridian(longitude) for longitude in range(-80, 81, 16))
    lines += "".join(smooth(ball.parallel(latitude), closed=False) for latitude in range(-70, 71, 14))
    brush.path(lines, "s4", 0.45, 0.9)
    for _ in range(brush.whole(14, 18)):
        a, b = brush.between(-75, 65), brush.between(-65, 55)
        wide, high = brush.pick([8, 16, 16]), brush.pick([7, 14])
        block = [ball.spot(a + da, b + db) for da, db in [(0, 0), (wide, 0), (wide, high), (0, high)]]
        brush.path(outline(block), brush.pick(["f6", "f4", "f2", "f5"]), 0.45)
    for _ in range(4):
        x, y, flat, angle = ball.ellipse_at(*ball.place(brush, 55))
        size = ball.radius * brush.between(0.07, 0.13)
        brush.ellipse(x, y, size, size * flat, "f2 o", 0.85, angle)
        brush.ellipse(x, y, size * 0.6, size * flat * 0.6, "f3", 0.8, angle)


def hive(brush: Brush, ball: Ball) -> None:
    """A world that something has grown over: veins, pustules, pale eggs."""
    for _ in range(brush.whole(6, 8)):
        (a, b), bend = ball.place(brush, 70), brush.between(-11, 11)
        vein = [ball.spot(a + 14 * k + brush.between(-4, 4), b + bend * k + brush.between(-5, 5)) for k in range(5)]
        brush.path(smooth(vein, closed=False), "s4", 0.85, brush.between(2.5, 5))
        brush.path(smooth([(x - 0.8, y - 1) for x, y in vein], closed=False), "s5", 0.4, 0.9)
    for _ in range(brush.whole(8, 10)):
        x, y, flat, angle = ball.ellipse_at(*ball.place(brush, 70))
        size = ball.radius * brush.between(0.04, 0.11)
        brush.ellipse(x, y, size, size * flat, "f4", 0.9, angle)
        brush.ellipse(x - size * 0.1, y - size * 0.15, size * 0.7, size * flat * 0.7, "f5", 0.85, angle)
        brush.ellipse(x - size * 0.25, y - size * 0.3, size * 0.25, size * flat * 0.25, "f2", 0.9, angle)


SURFACES = {
    surface.__name__: surface
    for surface in [lands, archipelago, bands, craters, circuits, lava, ice, dunes, jungle, metropolis, hive]
}


def city_lights(brush: Brush, ball: Ball) -> None:
    """Cities on the night side: bright middles, and lights around them."""
    towns: list[Point] = []
    for _ in range(brush.whole(5, 7)):
        a, b = brush.between(14, 74), brush.between(-62, 34)
        towns.append(ball.spot(a, b))
        near = [ball.spot(a + brush.between(-13, 13), b + brush.between(-11, 11)) for _ in range(7)]
        brush.dots(near, "sl", brush.between(0.8, 1.3), 0.9)
    brush.dots(towns, "sl", 2.4)
