"""What lies beside the star map: players with their cards, dice and piles, how far the invasion is, and what is asked."""

from typing import Final

from orrery.core import kit
from orrery.core.lettering import fitted
from orrery.core.protocol import Decision
from orrery.core.scene import BADGES, Flow, Mark, Panel
from orrery.games.terra_galactix.box.cards import KINDS
from orrery.games.terra_galactix.box.scene.cards import CARD, button_id, own_cards
from orrery.games.terra_galactix.box.scene.view import TableView
from orrery.games.terra_galactix.box.state import ALL_DICE

WIDTH: Final = 336.0
DIE: Final = (54.0, 60.0)
PILE: Final = (56.0, 88.0)
LANDED: Final = (46.0, 40.0)


def all_panels(view: TableView, decision: Decision | None, pointed: set[str]) -> list[Panel]:
    """The players with their cards, dice and piles, how far everybody is, and the question."""
    shares = "duel" in view.chosen  # one hand for two camps
    places = [place for place, seat in enumerate(view.seats) if not shares or view.seats.index(seat) == place]
    found = [player(view, place) for place in places]
    found.insert(1, dice_and_piles(view))
    if view.bunkers:
        found.insert(2, squadrons(view))
    if games_of(view) > 1:
        found.insert(2, tournament(view))
    if decision:
        found.append(question(view, decision, pointed))
    return found


# Players


def player(view: TableView, place: int) -> Panel:
    """A player: lives, cards, saucers on Earth, and whether he regenerates; the reader's own with the cards."""
    camp = view.camps[place]
    mine = view.is_seen(place)
    others = [other for other in view.camps if other != camp and view.seat_of(other) == view.seats[place]]
    shared = [kit.badge(f"player-{camp}-also", view.colour(other), 15, 42, 21, other) for other in others]
    cards = kit.tableau(f"hand-{camp}", own_cards(view, place), CARD, least=0.86) if mine else None
    return kit.seat_panel(
        f"player-{camp}",
        view.seats[place],
        view.colour(camp),
        view.person(camp),
        doing=doing(view, place),
        facts=facts(view, place),
        cards=cards,
        marks=shared if "duel" in view.chosen else [],
        mine=mine,
        active=camp == view.active and view.ask != "over",
        weight=2 if mine or camp == view.active else 1,
        width=WIDTH,
        letter=camp,
    )


def doing(view: TableView, place: int) -> str:
    """Whether a player regenerates, or with whom he is allied."""
    if view.regeneration and view.regeneration[place]:
        return view.words.say("scene.regenerating")
    allies = (
        [mate for mate in view.mates(view.camps[place]) if view.seat_of(mate) != view.seats[place]] if view.has_teams else []
    )
    return view.words.say("scene.ally", {"who": view.person(allies[0])}) if allies else ""


def facts(view: TableView, place: int) -> list[kit.Number]:
    """What counts for a player."""
    camp, say = view.camps[place], view.words.say
    found = []
    if view.stores:
        stored = sum(view.stores[view.camps.index(other)] for other in view.camps if view.seat_of(other) == view.seats[place])
        label = say("scene.store", {"who": view.person(camp), "n": str(stored)})
        found.append(kit.Number("stored", str(stored), say("scene.stored"), label, "gold"))
    if view.lives:
        lives = view.lives[place]
        found.append(kit.Number("lives", str(lives), say("scene.lives", {"n": str(lives)}), style="gold"))
    size = view.hand_size(place)
    found.append(kit.Number("cards", str(size), say("scene.cards", {"n": str(size)})))
    if view.permits:
        found.append(kit.Number("permits", str(view.permits[place]), say("scene.permits", {"n": str(view.permits[place])})))
    return found


# Dice, piles, squadrons


def dice_and_piles(view: TableView) -> Panel:
    """The dice as they lie, and the piles with what is left in them, each with its name."""
    words = view.words
    thrown = ALL_DICE[:3] if view.bunkers else ALL_DICE[:2]
    dice = [die(view, name) for name in ALL_DICE if view.dice[name] or name in thrown]
    discards = sum(view.discards)
    lying = ", ".join(f"{words.name(kind)} {count}" for kind, count in zip(KINDS, view.discards, strict=True) if count)
    piles = [
        pile("pile", view.pile, words.say("scene.pile.word"), words.say("scene.pile", {"n": str(view.pile)}), "neutral"),
        pile(
            "discards",
            discards,
            words.say("scene.discards.word"),
            words.say("scene.discards", {"n": str(discards), "cards": lying}),
            "brown",
        ),
        pile(
            "stars-pile",
            view.stars_left,
            words.say("scene.star-pile.word"),
            words.say("scene.star-pile", {"n": str(view.stars_left)}),
            "yellow",
        ),
    ]
    if view.stores:
        piles.append(stock(view))
    flows = [Flow("dice", *DIE, dice, gap=6), Flow("piles", *PILE, piles)]
    return Panel("dice", words.say("scene.piles"), WIDTH, 12, [], part="aside", weight=2, flows=flows)


def die(view: TableView, name: str) -> Mark:
    """A die, twice as good with a Pulsar; one that is not thrown is blank."""
    colour = name.removeprefix("second-")
    thrown = max(0, view.dice[name])
    fields = {"die": view.words.name(colour), "face": str(thrown) if thrown else "–"}
    double = colour in ("red", "blue") and view.doubled >> ("red", "blue").index(colour) & 1
    label = view.words.say("scene.die", fields)
    parts = [Mark(f"die-{name}-double", "pill", 17, -20, "", width=32, height=20, text="×2")] if double else []
    style = f"{colour}" + ("" if thrown else " idle")
    could = [f"pulsar {colour}"] if colour != "yellow" else []
    return Mark(
        f"die-{name}", "die", 0, 0, style, label, width=46, text=str(thrown) if thrown else "", parts=parts, could=could
    )


def pile(id: str, count: int, word: str, label: str, style: str) -> Mark:
    """A pile of elliptical cards with its number, and its name below."""
    wide = 48.0
    name = kit.words_at(f"{id}-word", 0, 31, word, fitted(word, kit.SMALL, PILE[0] + 10), "faint")
    back = Mark(f"{id}-back", "oval_back", 0, -11, style, width=wide, height=wide * 1.34, text=str(count))
    return Mark(id, "cell", 0, -6, style, label, width=PILE[0], height=PILE[1], parts=[name, back])


def stock(view: TableView) -> Mark:
    """The Galactix that have not been found yet."""
    say = view.words.say
    stone = Mark("stock-stone", "crystal", 0, -13, "tab-1", width=44)
    count = kit.words_at("stock-count", 0, -9, str(view.stock), 17, "stamped")
    word = kit.words_at("stock-word", 0, 31, say("scene.stock.word"), kit.SMALL, "faint")
    label = say("scene.stock", {"n": str(view.stock)})
    return Mark("stock", "cell", 0, -6, "", label, width=PILE[0], height=PILE[1], parts=[word, stone, count])


def games_of(view: TableView) -> int:
    """How many games a tournament has; one is none."""
    return int(next((word.partition("=")[2] for word in view.chosen if word.startswith("tournoi=")), "1"))


def tournament(view: TableView) -> Panel:
    """The sheet of a tournament: which game it is, and everybody's points so far. [TG-8.2]"""
    say = view.words.say
    over = view.ask == "over"
    title = say("scene.tournament.over" if over else "scene.tournament", {"game": str(view.game), "games": str(games_of(view))})
    head = [kit.line_at("tournament-title", 14, 18, title, kit.TEXT + 1, WIDTH - 28, "left strong")]
    rows = []
    for seat, points in enumerate(view.points):
        camp = view.camps[view.seats.index(seat)]
        own, wide = f"points-{camp}", 148.0
        parts = [
            kit.badge(f"{own}-badge", view.colour(camp), -wide / 2 + 14, 0, 22, camp),
            kit.line_at(f"{own}-name", -wide / 2 + 32, 0, view.person(camp), kit.TEXT, wide - 74),
            kit.words_at(f"{own}-value", wide / 2 - 6, 0, str(points), kit.FIGURE, "right figure strong gold"),
        ]
        label = say("scene.points", {"who": view.person(camp), "n": str(points)})
        rows.append(Mark(own, "cell", 0, 0, "", label, width=wide, height=32, parts=parts))
    part = "score" if over else "aside"
    flows = [Flow("points", 148, 32, rows, gap=20)]
    return Panel("tournament", title, WIDTH, 32, head, part=part, weight=3 if over else 1, flows=flows)


def squadrons(view: TableView) -> Panel:
    """Which saucers have landed, and how many bunkers still stand. [TG-5.7]"""
    say, count = view.words.say, len(view.camps)
    standing = sum(position != "gone" for position in view.bunkers.values())
    title = say("scene.squadrons")
    facts = say("scene.bunkers-left", {"n": str(standing), "breaches": str(len(view.bunkers) - standing)})
    marks = [
        kit.line_at("squadrons-title", 14, 18, title, kit.TEXT + 1, WIDTH - 28, "left strong"),
        kit.line_at("squadrons-facts", 14, 38, facts, kit.SMALL + 1, WIDTH - 28, "left faint"),
    ]
    flows = []
    for colour in ("red", "blue"):
        ships = [berth(view, f"{camp}-{colour}") for camp in view.camps]
        flows.append(Flow(f"squadron-{colour}", *LANDED, ships, gap=3, columns=count))
    return Panel("squadrons", say("scene.goal"), WIDTH, 54, marks, part="aside", weight=1, flows=flows)


def berth(view: TableView, saucer: str) -> Mark:
    """A saucer of a squadron, dim while it has not landed."""
    camp, _, colour = saucer.partition("-")
    place = view.places[saucer]
    label = view.words.say("scene.berth" if place == "EARTH" else "scene.berth.missing", {"saucer": view.words.name(saucer)})
    seat = view.colour(camp)
    look, style = ("flat", colour) if place == "EARTH" else ("hollow", f"{colour} missing")
    badge = Mark(f"berth-{saucer}-badge", BADGES[seat], 0, -6, f"{seat} {look}", width=27, text=camp)
    ship = Mark(f"berth-{saucer}-ship", "saucer", 0, 6, style, width=46, parts=[badge])
    return Mark(f"berth-{saucer}", "cell", 0, 0, "", label, width=LANDED[0], height=LANDED[1], parts=[ship])


# What is asked


def question(view: TableView, decision: Decision, pointed: set[str]) -> Panel:
    """What is asked, and a button for each answer that is no place on the map and no card."""
    answers = [
        kit.Answer(button_id(option.text), view.words.label(option.text))
        for option in decision.options
        if option.text not in pointed
    ]
    camp = view.colour(decision.camp) if decision.camp in view.camps else ""
    return kit.prompt(view.words.prompt(decision.ask, decision.about), answers, camp=camp)
