"""What a view looks like: ships, raider and targets on the board, panels beside it, and the marks that mean each answer."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.core import kit
from orrery.core.protocol import Decision
from orrery.core.scene import BADGES, Mark, Scene
from orrery.core.values import GALLERY, Json, Seat
from orrery.core.words import Words
from orrery.games.battlestar.board import CELLS, COLOURS, HOLES, NOWHERE, NUMBER_OF, PLANETS, home_of, touches
from orrery.games.battlestar.routes import fits, witness
from orrery.games.battlestar.scene.chart import CELL, CORNERS, SIDE, Chart, chart_for, ground, heading, legend, name_plate
from orrery.games.battlestar.scene.panels import card_id, evasion_id, panels
from orrery.games.battlestar.scene.view import Position, position_of

HOLE_CELLS: Final = [CELLS[hole] for hole in HOLES]
PLANET_CELLS: Final = [CELLS[planet] for planet in PLANETS]
HARBOUR: Final = CELL * 1.95  # within a station, beside its name and its emblem
SIGNS: Final = {  # the shape of each kind of target
    "plain": "dot",
    "hole": "whirl",
    "raider": "brackets",
    "battle": "clash",
    "home": "harbour",
    "planet": "brackets",
    "stay": "halo",
}


def scene(view: Json, decision: Decision | None, words: Words, seat: Seat = GALLERY) -> Scene:
    """The picture of a view from a seat's side of the table."""
    position = Position(view, words)
    chart = chart_for(seat, position.camps)
    targets = all_targets(position, chart, decision) if decision else []
    return Scene(
        SIDE,
        SIDE,
        position.title(),
        ground(chart, words),
        [*owners(position, chart), *effects(position, chart), raider(position, chart), *ships(position, chart), *targets],
        panels=panels(position, chart, decision, seat),
        actions={option.text: meant(position, decision, option.text) for option in decision.options} if decision else {},
        cell=CELL,
        camps=position.camps,
        legend=legend(position.camps, words),
    )


def label(view: Json, option: str, words: Words) -> str:
    """An answer with what awaits there: the raider, a hole, a planet, a battle; or with whom a force field sends away."""
    verb, _, place = option.partition(" ")
    if option.startswith("play force "):
        position = position_of(view, words)
        _, _, colour, planet = option.split(" ")
        return words.say("scene.label.force", {"pilot": position.camp(position.camps.index(colour)), "planet": planet})
    if verb not in ("move", "jump") or place == "home":
        return words.label(option)
    position = position_of(view, words)
    mover = position.concerned()
    kind = target_kind(position, mover, place, verb)
    if kind == "plain" and place in PLANET_CELLS:
        kind = "planet"
    if kind == "plain" or (verb == "jump" and kind == "hole" and not meets_the_carrier(position, mover, place)):
        return words.label(option)
    return target_label(position, mover, place, kind)


# Stations, ships and raider


def owners(position: Position, chart: Chart) -> list[Mark]:
    """Who has each station; nobody's is named by its colour."""
    found = []
    for colour in COLOURS:
        seat = position.camps.index(colour) if colour in position.camps else -1
        name = position.camp(seat) if seat >= 0 else position.words.name(colour).capitalize()
        found.append(name_plate(chart, colour, name))
    return found


def ship_place(position: Position, chart: Chart, seat: int) -> tuple[float, float]:
    return chart.place(position.ships[seat], position.camps[seat])


def standing(position: Position, chart: Chart, seat: int) -> tuple[float, float]:
    """Where a ship is drawn: in the middle of its cell, beside it where a wreck or another ship is there too."""
    x, y = ship_place(position, chart, seat)
    here = [other for other, place in enumerate(position.ships) if place == position.ships[seat] != "home"]
    across, down = kit.fan(here.index(seat), len(here), CELL * 0.22) if here else (0.0, 0.0)
    return x + across, y + down


def raider_place(position: Position, chart: Chart) -> tuple[float, float]:
    return chart.cell(position.raider) if position.raider else ship_place(position, chart, position.carrier)


def raider(position: Position, chart: Chart) -> Mark:
    """The wreck, alone on its cell or clasped below its carrier."""
    x, y = raider_place(position, chart)
    if position.raider:
        label = position.words.say("scene.raider", {"cell": position.raider})
        return Mark("raider", "raider", x, y, "steel", label, width=CELL * 0.96, glyph=" ◆", could=[f"move {position.raider}"])
    label = position.words.say("scene.carries", {"camp": position.camp(position.carrier)})
    turn = bearing(position, chart, position.carrier)
    return Mark("raider", "raider", x, y, "steel", label, width=CELL * 1.5, angle=turn, glyph="*")


def bearing(position: Position, chart: Chart, seat: int) -> float:
    """A ship's nose points at what it wants: the raider, or with it its station."""
    start = ship_place(position, chart, seat)
    goal = chart.station(position.camps[seat]) if seat == position.carrier else raider_place(position, chart)
    return heading(start, goal) if start != goal else 0


def ships(position: Position, chart: Chart) -> list[Mark]:
    """Each ship on the plate of its camp, the letter beside it."""
    found = []
    for seat, colour in enumerate(position.camps):
        x, y = standing(position, chart, seat)
        key = "scene.ship.carrier" if seat == position.carrier else "scene.ship"
        label = position.words.say(key, {"pilot": position.pilot(seat), "where": position.where(seat)})
        letter = position.words.say(f"scene.letter.{colour}")
        hull = Mark(f"hull-{colour}", "viper", 0, 0, width=CELL * 0.9, angle=bearing(position, chart, seat))
        tag = Mark(f"tag-{colour}", "text", CELL * 0.34, CELL * 0.34, "tag", text=letter, height=13)
        style = f"ship {colour}" + (" mover" if seat == position.concerned() else "")
        size = CELL * 0.84
        found.append(
            Mark(
                f"ship-{colour}",
                BADGES[colour],
                x,
                y,
                style,
                label,
                width=size,
                glyph=f" {letter}",
                parts=[hull, tag],
                could=["fight"],
            )
        )
    return found


def quarter_middle(chart: Chart, colour: str) -> tuple[float, float]:
    """The middle of a quarter together with the yellow lines that border it. [BG-R2]"""
    column, row = CORNERS[COLOURS.index(colour)]
    return chart.spot(5.5 if column < 10 else 14.5, 5.5 if row < 10 else 14.5)


def effects(position: Position, chart: Chart) -> list[Mark]:
    """What is going on between ships: a battle, lasers over a quarter, a ship about to be struck."""
    found = []
    if position.dial.startswith("aim ") and (position.ask == "aim" or position.threatened_by_laser()):
        x, y = quarter_middle(chart, position.dial.removeprefix("aim "))
        found.append(Mark("volley", "volley", x, y, "volley", position.stop(), width=10 * CELL))
    if position.ask == "duel":
        (x, y), (other, down) = (ship_place(position, chart, seat) for seat in position.asked[1:3])
        found.append(Mark("battle", "clash", (x + other) / 2, (y + down) / 2, "battle", position.now(), width=CELL * 2.6))
    if position.ask == "evade":
        x, y = ship_place(position, chart, position.concerned())
        found.append(Mark("threat", "brackets", x, y, "danger", position.now(), width=CELL * 1.5))
        if not position.threatened_by_laser():
            x, y = chart.cell(PLANET_CELLS[position.asked[2]])
            found.append(Mark("threat-planet", "brackets", x, y, "danger", position.now(), width=CELL * 1.2))
    if position.ask == "over":
        x, y = chart.station(position.camps[position.winner])
        found.append(Mark("victory", "harbour", x, y, "victory", position.now(), width=HARBOUR))
    return found


# Targets: what can be pointed at on the board


def target_places(decision: Decision) -> list[str]:
    """The cells, or `home`, that some answer ends on; each once."""
    found: dict[str, None] = {}
    for option in decision.options:
        parts = option.text.split(" ")
        if parts[0] in ("move", "jump", "banish") or parts[:2] == ["play", "force"]:
            found[parts[-1]] = None
        elif parts[0] == "stay":
            found["stay"] = None
    return list(found)


def all_targets(position: Position, chart: Chart, decision: Decision) -> list[Mark]:
    """Every target, each followed by the path to it, which is shown only while the target is pointed at. [BG-6.2]"""
    found = []
    for place in target_places(decision):
        found.append(target(position, chart, place, decision))
        if decision.ask == "move":
            found.append(route(position, chart, position.concerned(), place))
    return found


def target(position: Position, chart: Chart, place: str, decision: Decision) -> Mark:
    """The sign on a place: different for plain cells, holes, the raider, battle cells, home and planets."""
    mover = position.concerned()
    colour = position.camps[mover]
    cell = position.ships[mover] if place == "stay" else place
    kind = target_kind(position, mover, place, decision.ask)
    x, y = chart.place(cell, colour)
    style = f"target {kind}"
    if kind in ("hole", "stay") and meets_the_carrier(position, mover, cell):
        style += " battle"
    return Mark(
        f"target-{place}",
        SIGNS[kind],
        x,
        y,
        style,
        target_label(position, mover, cell, kind),
        width=HARBOUR if kind == "home" else CELL,
        glyph="+" if place in PLANET_CELLS else {"plain": " +", "battle": " !"}.get(kind, "+"),
    )


def target_label(position: Position, mover: int, place: str, kind: str) -> str:
    """A place and what awaits there. [BG-R24]"""
    fields = {"cell": place, "other": position.camp(position.carrier)}
    fight = "scene.target.battle" + (".free" if position.free_battle and not must_fight(position, mover, place) else "")
    if kind == "battle":
        return position.words.say(fight, fields)
    said = position.words.say(f"scene.target.{kind}", fields)
    if kind in ("hole", "stay") and meets_the_carrier(position, mover, place):
        said += ". " + position.words.say(fight, fields)
    return said


def must_fight(position: Position, mover: int, place: str) -> bool:
    """Whether stopping there, where battles are free, would be an early stop. [BG-R45]"""
    if place in HOLE_CELLS or place == "home":
        return False
    start = node_of(position, mover, position.ships[mover])
    return not fits(start, NUMBER_OF[place], position.number, other_ships(position, mover))


def target_kind(position: Position, mover: int, place: str, ask: str) -> str:
    """What awaits at a place; a hole next to the carrier lets one jump before any battle. [BG-R24]"""
    if place in ("home", "stay"):
        return place
    if place == position.raider:
        return "raider"
    if place in HOLE_CELLS:
        return "hole"
    if ask != "move":
        return "planet"
    return "battle" if meets_the_carrier(position, mover, place) else "plain"


def meets_the_carrier(position: Position, mover: int, place: str) -> bool:
    carrier = position.carrier
    if carrier in (-1, mover) or position.ships[carrier] == "home":
        return False
    return touches(NUMBER_OF[place], NUMBER_OF[position.ships[carrier]])


def route(position: Position, chart: Chart, mover: int, place: str) -> Mark:
    """One way to a place, for the eye. [BG-6.2]"""
    colour = position.camps[mover]
    start, end = node_of(position, mover, position.ships[mover]), node_of(position, mover, place)
    goal = home_of(COLOURS.index(colour)) if position.carrier == mover else NOWHERE
    cells = [position.ships[mover], *witness(start, end, position.number, other_ships(position, mover), goal)]
    points = [chart.place(cell, colour) for cell in cells]
    return Mark(f"route-{place}", "path", 0, 0, "route", path="M" + "L".join(f"{x:g} {y:g}" for x, y in points))


def node_of(position: Position, mover: int, place: str) -> i64:
    """The node of a cell, or of the mover's own station."""
    return home_of(COLOURS.index(position.camps[mover])) if place == "home" else i64(NUMBER_OF[place])


def other_ships(position: Position, mover: int) -> vec[i64]:
    """The cells that others' ships close."""
    closed = vec[i64]()
    for seat, cell in enumerate(position.ships):
        if seat != mover and cell != "home":
            closed = append(closed, NUMBER_OF[cell])
    return closed


# Which marks mean an answer


def meant(position: Position, decision: Decision, answer: str) -> list[str]:
    """Every mark that means an answer, by its notation."""
    verb, *rest = answer.split(" ")
    if verb in ("move", "jump", "banish"):
        return [f"target-{rest[0]}"]
    if verb in ("spin", "aim", "draw"):
        return meant_by_nature(position, verb, rest[0])
    colour = position.camps[decision.seat]
    if verb == "play":
        cards = [card_id(colour, rest[0], copy) for copy in range(position.shown[decision.seat].count(rest[0]))]
        return cards + ([f"ship-{rest[1]}", f"target-{rest[2]}"] if rest[0] == "force" else [])
    also = {
        "stay": ["target-stay"],
        "evade": [evasion_id(colour, copy) for copy in range(position.evasions[decision.seat])],
        "fight": [f"ship-{position.camps[position.carrier]}"],
    }
    return [f"button-{answer}", *also.get(verb, [])]


def meant_by_nature(position: Position, verb: str, result: str) -> list[str]:
    """The sectors and lines of the dial, or the pack that is drawn from."""
    if verb == "draw":
        return [f"pack-{position.camps[position.concerned()]}"]
    if verb == "aim":
        return [f"dial-{result}"]
    return [f"dial-{result}-{colour}" if result == "line" else f"dial-{colour}-{result}" for colour in COLOURS]
