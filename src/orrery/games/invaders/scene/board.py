"""The battle board: three theatres side by side over the limb of the Earth, the onlooker's side below, a balance in each."""

from typing import Final

from orrery.core import kit
from orrery.core.lettering import fitted
from orrery.core.scene import Mark
from orrery.games.invaders.board import SLOTS, ZONES
from orrery.games.invaders.cards.texts import strategy_text
from orrery.games.invaders.cards.vocabulary import Strategy
from orrery.games.invaders.scene.cards import COLOURS, LYING, lying_card, minus
from orrery.games.invaders.scene.view import Position

WIDE: Final = 1180.0
HIGH: Final = 996.0
CELL: Final = 40.0
ZONE_WIDE: Final = 380.0
GAP: Final = 10.0
TRACK: Final = 38.0  # the middle of the plot track
FIRST: Final = 188.0  # the middle of its first space
STEP: Final = 61.0  # from space to space of it
EDGE: Final = 98.0  # of the strategies of the side opposite
PLATE: Final = (214.0, 42.0)
OUTER: Final = 192.0  # the outer row of cards of the side opposite
INNER: Final = OUTER + LYING[1] + 6
MIDDLE: Final = (TRACK + 24 + HIGH) / 2  # of everything below the track
FIELD: Final = 2 * (MIDDLE - OUTER + LYING[1] / 2 + 8)  # the height of a theatre
BEAM: Final = 176.0
ABOVE_BEAM: Final = -45.0  # between the pans: below them, cards would cover it
STEEPEST: Final = 10.0  # degrees of the beam: no pan touches the words above and below
SLOPE: Final = 1.6  # degrees for each point of difference


def mirrored(y: float, near: bool) -> float:
    """The same height on the near side."""
    return 2 * MIDDLE - y if near else y


def zone_middle(zone: int) -> float:
    return GAP + ZONE_WIDE / 2 + zone * (ZONE_WIDE + GAP)


def slot_place(position: Position, place: int) -> tuple[float, float]:
    """The middle of a slot, by its place in board order: two beside each other, the first two next to the middle."""
    side, zone, number = place // 12, place % 12 // 4, place % 4
    x = zone_middle(zone) + (number % 2 - 0.5) * (LYING[0] + 8)
    return x, mirrored(INNER if number < 2 else OUTER, side == position.near)


def ground(position: Position) -> list[Mark]:
    """The Earth on Mankind's side, the theatres with their names, and a landing pad for every slot: the same all game long."""
    limb = "above" if position.near == 1 else ""
    found = [
        Mark("earth", "horizon", WIDE / 2, HIGH / 2, limb, width=WIDE, height=HIGH),
        Mark("stars", "starfield", WIDE / 2, HIGH * (0.865 if limb else 0.135), width=WIDE, height=HIGH * 0.513),
        Mark("plot-line", "line", FIRST + STEP * 6, TRACK, "rail", width=STEP * 12),
        kit.line_at("plot-name", GAP * 2, TRACK, position.say("plot-name"), 22, FIRST - 56, "left strong legible minor"),
        kit.line_at("plot-end", WIDE - GAP * 2, TRACK, position.say("plot-end"), 20, 190, "right faint legible minor"),
    ]
    for zone in range(3):
        name, x = position.zone_name(zone), zone_middle(zone)
        found.append(Mark(f"field-{ZONES[zone]}", "theatre", x, MIDDLE, "", name, width=ZONE_WIDE, height=FIELD))
        found.append(kit.words_at(f"name-{ZONES[zone]}", x, MIDDLE - 109, name, 30, "strong legible"))
    for place in range(24):
        x, y = slot_place(position, place)
        style = COLOURS[place // 12]
        found.append(Mark(f"pad-{SLOTS[place]}", "landing", x, y, style, width=LYING[0], height=LYING[1], glyph="··"))
    return found


def pieces(position: Position) -> list[Mark]:
    """The plot track, strategies, the balance of each zone, and the cards in play."""
    found = [*steps(position), *(balance(position, zone) for zone in range(3))]
    for side in range(2):
        found += strategies(position, side)
    for place, slot in enumerate(SLOTS):
        side, at = divmod(place, 12)
        row = position.view["columns"][side][at]
        if row is not None:
            power, used = position.view["powers"][side][at], position.view["used"][side][at]
            found.append(lying_card(position, slot, slot_place(position, place), row, power, used))
    return found


# The plan of the invasion, and strategies


def plot_place(number: int) -> float:
    """The middle of a space of the plot track."""
    return FIRST + (12 - number) * STEP


def steps(position: Position) -> list[Mark]:
    """The plot track from 12 down to 0, the marker as a red moon."""
    found, plot = [], position.view["plot"]
    for number in range(12, -1, -1):
        x = plot_place(number)
        label = position.say("step-end" if number == 0 else "step", n=number)
        style = f"step {'passed' if number > plot else ''} {'red' if number == 0 else ''}"
        figure = "" if number == plot else str(number)  # the moon has a figure of its own
        found.append(Mark(f"plot-{number}", "disc", x, TRACK, " ".join(style.split()), label, width=38, text=figure))
    moon = [
        Mark("plot-face", "art", 0, 0, width=64, height=64, text="orb plot-moon crimson craters"),
        kit.words_at("plot-figure", 0, 0, str(plot), 28, "moon"),
    ]
    return [
        *found,
        Mark("plot", "group", plot_place(plot), TRACK, "", position.say("plot", n=plot), width=64, height=64, parts=moon),
    ]


def strategies(position: Position, side: int) -> list[Mark]:
    """One side's strategies along its edge of the board, asleep or awake."""
    own = [strategy for strategy in position.box.strategies if strategy.side == side and strategy.has_marker]
    y = mirrored(EDGE, side == position.near)
    wide = PLATE[0] + 16
    return [
        plate(position, strategy, (WIDE / 2 + (place - (len(own) - 1) / 2) * wide, y)) for place, strategy in enumerate(own)
    ]


def plate(position: Position, strategy: Strategy, place: tuple[float, float]) -> Mark:
    """A strategy as a plate: its short name, lit once it is awake."""
    awake = strategy.id in position.awake()
    label = "\n".join([position.strategy_words(strategy), *strategy_text(strategy, position.words)])
    own = f"strategy-{strategy.id}"
    name = position.say(f"strategy.{strategy.verb}")
    words = kit.words_at(f"{own}-name", 12, 0, name, fitted(name, 19, PLATE[0] - 46), "strong")
    eye = Mark(f"{own}-eye", "disc" if awake else "ring", -PLATE[0] / 2 + 22, 0, COLOURS[strategy.side], width=18)
    style = f"{COLOURS[strategy.side]} {'awake' if awake else 'asleep'}"
    could = [f"activate {strategy.id}", strategy.verb]
    return Mark(own, "strap", *place, style, label, width=PLATE[0], height=PLATE[1], parts=[eye, words], could=could)


# The balance of a zone


def balance(position: Position, zone: int) -> Mark:
    """Attack against defence on a beam, how the zone stands, and what would be drained now."""
    view, name = position.view, ZONES[zone]
    attack, defence = view["attack"][zone], view["defence"][zone]
    excess = position.would_drain(zone)
    tilt = max(-STEEPEST, min(STEEPEST, SLOPE * (defence - attack)))
    tone, sums = "losing" if excess else "holding", made_up(position, zone)
    parts = [
        kit.words_at(f"power-{name}", 0, -81, power_words(position, zone), 19, "faint legible haloed minor"),
        Mark(f"foot-{name}", "fulcrum", 0, 13, width=36, height=46),
        Mark(f"beam-{name}", "lever", 0, -12, width=BEAM, angle=tilt),
        scale(position, f"attack-{name}", "attack", 1, attack, -1, tilt),
        scale(position, f"defence-{name}", "defence", 0, defence, 1, tilt),
        kit.words_at(f"verdict-{name}", 0, 66, verdict(position, zone), 26, f"strong legible haloed {tone}"),
        kit.words_at(f"made-{name}", 0, 100, sums, fitted(sums, 22, ZONE_WIDE - 20), "legible haloed minor"),
        *damage(position, zone),
    ]
    if name in view["attacked"] and view["phase"] == "attack":
        words = position.say("attacked")
        parts.append(Mark(f"attacked-{name}", "pill", 0, ABOVE_BEAM, "red", width=110, height=26, text=words))
    could = [f"attack {name}", f"zone {name}", f"place {name}", f"to {name}", f"hero {name}"]
    return Mark(
        f"zone-{name}", "theatre", zone_middle(zone), MIDDLE, "hit-plate", explained(position, zone), width=ZONE_WIDE - 8,
        height=2 * (MIDDLE - INNER - LYING[1] / 2 - 6), glyph=f"{attack:2}", parts=parts, could=could,
    )  # fmt: skip


def scale(position: Position, id: str, key: str, side: int, value: int, hand: int, tilt: float) -> Mark:
    """One pan of the balance, at the left (−1) or right end of the beam."""
    x, y = kit.on_circle(BEAM / 2 + 32, 90 + tilt if hand > 0 else 270 + tilt)
    return Mark(id, "weight", x, y - 12, COLOURS[side], position.say(key, n=value), width=78, text=minus(value))


def damage(position: Position, zone: int) -> list[Mark]:
    """−1 tokens on a zone, beside its name."""
    count, name = position.view["damage"][zone], ZONES[zone]
    label = position.say("damage", n=count)
    return [
        Mark(f"damage-{name}-{place}", "disc", ZONE_WIDE / 2 - 30 - 34 * place, -112, "red", label, width=32, text="−1")
        for place in range(count)
    ]


def power_words(position: Position, zone: int) -> str:
    words = position.say("zone-power", n=position.view["zone_power"][zone])
    shield = position.view["shields"][zone]
    return f"{words} · {position.say('shield', n=shield)}" if shield else words


def verdict(position: Position, zone: int) -> str:
    """What an attack would do now, in few words."""
    excess = position.would_drain(zone)
    if excess:
        return position.say("would-drain", n=excess)
    spare = position.view["defence"][zone] + position.view["shields"][zone] - position.view["attack"][zone]
    return position.say("holds", n=spare) if spare else position.say("just-holds")


def terms(position: Position, zone: int, side: int) -> list[tuple[str, int]]:
    """What adds to a side's sum in a zone, card by card: names and powers as they count now."""
    view = position.view
    found = [(position.zone_name(zone), int(view["zone_power"][zone]))] if side == 0 else []
    for owner in range(2):
        for number in range(4):
            at = 4 * zone + number
            row = view["columns"][owner][at]
            if row is None or fights_for(position, owner, at) != side:
                continue
            found.append((position.card(row["card"]).row["name"], int(view["powers"][owner][at])))
    return found


def fights_for(position: Position, owner: int, at: int) -> int:
    """The side that a card fights for: a turned Hero for none, a borrowed card for the Invaders."""
    view = position.view
    borrowed = view["borrowed"] == SLOTS[12 * owner + at]
    turned = view["turned"] and position.card(view["columns"][owner][at]["card"]).is_hero
    if turned:
        return 1 if borrowed and "pods=turned" in view["options"].split() else -1
    return 1 if borrowed else owner


def made_up(position: Position, zone: int) -> str:
    """Both sums as figures: `2 + 3 : 5 + 1`."""
    sums = [" + ".join(minus(power) for _, power in terms(position, zone, side)) or "0" for side in (1, 0)]
    return f"{sums[0]}  :  {sums[1]}".replace("+ −", "− ")


def explained(position: Position, zone: int) -> str:
    """The label of a zone: its name, both sums card by card, and the verdict."""
    lines = [position.zone_name(zone)]
    for key, side in (("attack", 1), ("defence", 0)):
        cards = ", ".join(f"{name} {minus(power)}" for name, power in terms(position, zone, side))
        lines.append(position.say(key, n=position.view[key][zone]) + (f": {cards}" if cards else ""))
    if position.view["shields"][zone]:
        lines.append(position.say("shield", n=position.view["shields"][zone]))
    return "\n".join([*lines, verdict(position, zone)])
