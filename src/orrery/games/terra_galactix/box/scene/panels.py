"""What lies beside the star map: players with their cards, dice and piles, how far the invasion is, and what is asked."""

from collections.abc import Callable
from typing import Final

from orrery.core import kit
from orrery.core.lettering import breadth, fitted
from orrery.core.protocol import Decision
from orrery.core.scene import BADGES, Flow, Mark, Panel
from orrery.games.terra_galactix.box.cards import KINDS
from orrery.games.terra_galactix.box.scene.cards import BOTH_DICE, CARD, button_id, own_cards
from orrery.games.terra_galactix.box.scene.view import TableView
from orrery.games.terra_galactix.box.state import ALL_DICE

WIDTH: Final = 336.0
GROWS: Final = 0.99  # of what is never smaller than drawn, but larger where there is room
DIE: Final = (54.0, 70.0)
DIE_SIDE: Final = 46.0
DIE_UP: Final = -11.0  # the face, so that what a Pulsar does to it has room below
LEAST: Final = 0.847  # of a card: its name is still 11 pixels high
LEAST_OF_TWO: Final = 0.72  # where a player holds two hands: five stand in a row, and all else is seen whole
PILE: Final = (56.0, 84.0)
PILE_UP: Final = -8.0  # its cards, so that its name has room below
LONG_NAME: Final = 130.0  # what stands after a name comes no further to the right
ALLY: Final = 26.0  # the badge of another camp, beside a name: its letter can be read on a telephone
FOLD: Final = 26.0  # at the right of a head, for the handle that folds it on a narrow page
LANDED: Final = (40.0, 40.0)
LANDED_RIGHT: Final = 3.0  # a saucer in its cell, so that the first is flush with the title
TWO_PULSARS: Final = "pulsar red blue"
GALACTIX_TO_WIN: Final = 4  # [TG-6.9]


def all_panels(view: TableView, decision: Decision | None, pointed: set[str]) -> list[Panel]:
    """The players with their cards, dice and piles, how far everybody is, and the question."""
    found = [player(view, place) for place in range(len(view.camps)) if place == together(view, place)[0]]
    found.insert(1, dice_and_piles(view, decision))
    if view.bunkers:
        found.insert(2, squadrons(view))
    if games_of(view) > 1:
        found.insert(2, tournament(view))
    if decision:
        found.append(question(view, decision, pointed))
    return found


# Players


def together(view: TableView, place: int) -> list[int]:
    """The camps that share a panel: those of one player, but for hands that are held apart and seen."""
    if view.is_seen(place) and "duel" not in view.chosen:
        return [place]
    return [other for other, seat in enumerate(view.seats) if seat == view.seats[place]]


def player(view: TableView, place: int) -> Panel:
    """A player: lives, cards, saucers on Earth, and whether he regenerates; the reader's own with the cards."""
    camp, places = view.camps[place], together(view, place)
    camps = [view.camps[each] for each in places]
    mine = view.is_seen(place)
    hand = own_cards(view, place)
    least = LEAST if view.seats.count(view.seats[place]) == len(places) else LEAST_OF_TWO
    return kit.seat_panel(
        f"player-{camp}",
        view.seats[place],
        view.colour(camp),
        view.person(camp),
        doing=doing(view, places),
        facts=facts(view, places),
        cards=Flow(f"hand-{camp}", *CARD, hand, gap=6, least=least, columns=max(2, len(hand))) if mine else None,
        marks=company(view, place, camps[1:]),
        mine=mine,
        active=view.active in camps and view.ask != "over",
        weight=2 if mine or view.active in camps else 1,
        width=WIDTH,
        letter=camp,
    )


def company(view: TableView, place: int, others: list[str]) -> list[Mark]:
    """After a player's name and numbers, the badge of his other camp; that of his ally after all that is said of himself."""
    camp, places = view.camps[place], together(view, place)
    told, tired = sum(kit.fact_wide(fact) for fact in facts(view, places)), doing(view, places)
    named = min(breadth(view.person(camp), kit.NAME), LONG_NAME)
    x, y = 52 + max(named, told), 19 if tired else 26
    found = [kit.badge(f"player-{camp}-also", view.colour(other), x + 17, y, ALLY, other) for other in others]
    x, y = 52 + max(named, told + breadth(f"{tired} ", kit.SMALL + 0.5)), 33 if tired else 26
    for mate in allies(view, place):
        label = view.words.say("scene.ally", {"who": view.person(mate)})
        found.append(kit.words_at(f"player-{camp}-and", x + 11, y, "+", kit.TEXT, "faint"))
        found.append(kit.badge(f"player-{camp}-ally", view.colour(mate), x + 32, y, ALLY, mate, label))
    return found


def allies(view: TableView, place: int) -> list[str]:
    """The camps of other players that win with this one."""
    mates = view.mates(view.camps[place]) if view.has_teams else []
    return [mate for mate in mates if view.seat_of(mate) != view.seats[place]]


def doing(view: TableView, places: list[int]) -> str:
    """Whether a player regenerates."""
    tired = [view.camps[place] for place in places if view.regeneration and view.regeneration[place]]
    if not tired:
        return ""
    said = view.words.say("scene.regenerating")
    return said if len(places) == 1 else f"{', '.join(tired)} {said}"


def facts(view: TableView, places: list[int]) -> list[kit.Number]:
    """What counts for a player; of camps that he plays apart from each other, one after the other."""
    camp, say = view.camps[places[0]], view.words.say
    held = places[:1] if "duel" in view.chosen else places
    found = []
    if view.stores:
        stored = sum(view.stores[place] for place in places)
        label = say("scene.store", {"who": view.person(camp), "n": str(stored)})
        found.append(kit.Number("stored", f"{stored}/{GALACTIX_TO_WIN}", say("scene.stored"), label, "gold"))
    if view.lives:
        found.append(counted("lives", [view.lives[place] for place in held], say, "gold"))
    found.append(counted("cards", [view.hand_size(place) for place in held], say))
    if view.permits:
        found.append(counted("permits", [view.permits[place] for place in held], say))
    return found


def counted(own: str, counts: list[int], say: Callable[[str, dict[str, str]], str], style: str = "") -> kit.Number:
    """A number of something, or one for each camp."""
    return kit.Number(own, "+".join(map(str, counts)), say(f"scene.{own}", {"n": str(sum(counts))}), style=style)


# Dice, piles, squadrons


def dice_and_piles(view: TableView, decision: Decision | None) -> Panel:
    """The dice as they lie, and the piles with what is left in them, each with its name."""
    words = view.words
    thrown = ALL_DICE[:3] if view.bunkers else ALL_DICE[:2]
    dice = [die(view, name) for name in ALL_DICE if view.dice[name] or name in thrown]
    if decision and any(option.text == TWO_PULSARS for option in decision.options):
        dice.append(both_dice(view))
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
    flows = [Flow("dice", *DIE, dice, gap=6, least=GROWS), Flow("piles", *PILE, piles, least=GROWS)]
    return Panel("dice", words.say("scene.piles"), WIDTH, 12, [], part="aside", weight=2, flows=flows)


def die(view: TableView, name: str) -> Mark:
    """A die, twice as good with a Pulsar; dim while an earlier throw lies, and with a dash if it was not thrown."""
    colour = name.removeprefix("second-")
    thrown = max(0, view.dice[name])
    face = str(thrown) if thrown else "–"
    past = thrown > 0 and view.awaits_dice
    double = colour in ("red", "blue") and view.doubled >> ("red", "blue").index(colour) & 1
    label = view.words.say("scene.die.past" if past else "scene.die", {"die": view.words.name(colour), "face": face})
    below = DIE_SIDE / 2 + 12
    parts = [Mark(f"die-{name}-double", "pill", 0, below, colour, width=36, height=20, text="×2")] if double else []
    style = f"{colour} idle" if past or not thrown else colour
    could = [f"pulsar {colour}"] if colour != "yellow" else []
    return Mark(f"die-{name}", "die", 0, DIE_UP, style, label, width=DIE_SIDE, text=face, parts=parts, could=could)


def both_dice(view: TableView) -> Mark:
    """The red and the blue die together, for two Pulsars at once: to point at one die means one Pulsar. [TG-4.3]"""
    face = DIE_SIDE * 0.56
    pair = [
        Mark(f"{BOTH_DICE}-{colour}", "die", at * face * 0.36, at * face * 0.3, colour, width=face, text="×2")
        for colour, at in (("red", -1), ("blue", 1))
    ]
    return Mark(BOTH_DICE, "cell", 0, DIE_UP, "", view.words.label(TWO_PULSARS), width=DIE_SIDE, height=DIE_SIDE, parts=pair)


def pile(id: str, count: int, word: str, label: str, style: str) -> Mark:
    """A pile of elliptical cards with its number, and its name below."""
    wide = 48.0
    name = kit.words_at(f"{id}-word", 0, 42, word, fitted(word, kit.SMALL, PILE[0] + 10), "faint")
    back = Mark(f"{id}-back", "oval_back", 0, 0, style, width=wide, height=wide * 1.34, text=str(count))
    return Mark(id, "cell", 0, PILE_UP, style, label, width=PILE[0], height=wide * 1.34 + 4, parts=[name, back])


def stock(view: TableView) -> Mark:
    """The Galactix that have not been found yet."""
    say = view.words.say
    stone = Mark("stock-stone", "crystal", -13, -8, "tab-1", width=40)
    count = kit.words_at("stock-count", 14, -7, str(view.stock), kit.FIGURE, "figure strong")
    word = kit.words_at("stock-word", 0, 33, say("scene.stock.word"), kit.SMALL, "faint")
    label = say("scene.stock", {"n": str(view.stock)})
    return Mark("stock", "cell", 0, 0, "", label, width=PILE[0], height=PILE[1], parts=[word, stone, count])


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
    after = 14 + breadth(title, kit.TEXT) + 22
    marks = [
        kit.words_at("squadrons-title", 14, 18, title, kit.TEXT, "left strong"),
        kit.line_at("squadrons-facts", after, 18, facts, kit.SMALL, WIDTH - FOLD - after, "left faint"),
    ]
    flows = []
    for colour in ("red", "blue"):
        ships = [berth(view, f"{camp}-{colour}") for camp in view.camps]
        flows.append(Flow(f"squadron-{colour}", *LANDED, ships, gap=3, columns=count, least=GROWS))
    return Panel("squadrons", say("scene.goal"), WIDTH, 34, marks, part="aside", weight=1, flows=flows)


def berth(view: TableView, saucer: str) -> Mark:
    """A saucer of a squadron, dim while it has not landed."""
    camp, _, colour = saucer.partition("-")
    place = view.places[saucer]
    label = view.words.say("scene.berth" if place == "EARTH" else "scene.berth.missing", {"saucer": view.words.name(saucer)})
    seat = view.colour(camp)
    look, style = ("flat", colour) if place == "EARTH" else ("hollow", f"{colour} missing")
    badge = Mark(f"berth-{saucer}-badge", BADGES[seat], 0, -6, f"{seat} {look}", width=25, text=camp)
    ship = Mark(f"berth-{saucer}-ship", "saucer", LANDED_RIGHT, 6, style, width=38, parts=[badge])
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
