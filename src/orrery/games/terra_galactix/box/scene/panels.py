"""What lies beside the star map: players, own cards, dice and piles, and what is asked."""

from typing import Final

from orrery.core import kit
from orrery.core.protocol import Decision
from orrery.core.scene import Mark, Panel
from orrery.games.terra_galactix.box.cards import KINDS
from orrery.games.terra_galactix.box.scene.chart import SEAT_COLOURS
from orrery.games.terra_galactix.box.scene.view import TableView
from orrery.games.terra_galactix.box.state import ALL_DICE

CARD: Final = (104.0, 132.0)
ICONS: Final = {
    "pulsar": "thrust",
    "trou_noir": "whirl",
    "bouclier": "guard",
    "giga_bouclier": "field",
    "laser": "beams",
    "mega_laser": "blade",
    "super_nova": "star",
    "soucoupe": "halo",
}


def all_panels(view: TableView, decision: Decision | None, pointed: set[str]) -> list[Panel]:
    """Piles and dice, then the players, own cards and the question."""
    found = [piles(view)]
    found += [player(view, place) for place in range(len(view.camps))]
    found += [own_hand(view, place) for place in range(len(view.camps)) if view.is_seen(place)]
    if decision:
        found.append(question(view, decision, pointed))
    return found


def player(view: TableView, place: int) -> Panel:
    """A player: lives, cards, and whether he regenerates."""
    camp, words = view.camps[place], view.words
    numbers = [kit.Number("cards", str(view.hand_size(place)), words.say("scene.cards"))]
    if view.lives:
        numbers.insert(0, kit.Number("lives", str(view.lives[place]), words.say("scene.lives"), style="gold"))
    doing = words.name(f"BASE-{camp}")
    if view.regeneration and view.regeneration[place]:
        doing += " · " + words.say("scene.regenerating")
    return kit.seat_panel(
        f"player-{camp}",
        view.seats[place],
        SEAT_COLOURS[place],
        view.person(camp),
        doing=doing,
        numbers=numbers,
        mine=view.is_seen(place),
        active=camp == view.active,
        letter=camp,
    )


def own_hand(view: TableView, place: int) -> Panel:
    """The cards that this seat holds, each with what could be done with it."""
    cards, seen = [], dict.fromkeys(KINDS, 0)
    for kind in view.own_cards(place):
        cards.append(card(view, card_id(view.camps[place], kind, seen[kind]), kind))
        seen[kind] += 1
    title = view.words.say("scene.hand", {"n": str(len(cards))})
    return kit.hand(f"hand-{view.camps[place]}", title, cards, CARD, view.seats[place])


def card_id(camp: str, kind: str, copy: int) -> str:
    return f"card-{camp}-{kind}-{copy}"


def card(view: TableView, id: str, kind: str) -> Mark:
    """One card: its picture and its name."""
    name = view.words.name(kind)
    icon = Mark(f"{id}-icon", ICONS[kind], 0, -14, "icon", width=52)
    tag = kit.words_at(f"{id}-name", 0, 44, name, kit.SMALL + 1, "strong", CARD[0] - 10)
    label = f"{name}: {view.words.say(f'scene.card.{kind}')}"
    return Mark(id, "slip", 0, 0, "", label, width=CARD[0], height=CARD[1], parts=[icon, tag], could=[f"discard {kind}"])


def piles(view: TableView) -> Panel:
    """The dice, and both piles with what is left in them."""
    words = view.words
    marks = []
    for place, die in enumerate(ALL_DICE):
        colour = die.removeprefix("second-")
        thrown = max(0, view.dice[die])
        label = words.say("scene.die", {"die": words.name(colour), "face": str(thrown) if thrown else "–"})
        marks.append(kit.die(f"die-{die}", 40 + 56 * place, 40, thrown, label, colour))
    marks.append(kit.pile("pile", 300, 50, view.pile, words.say("scene.pile", {"n": str(view.pile)})))
    discards = sum(view.discards)
    lying = ", ".join(f"{words.name(kind)} {count}" for kind, count in zip(KINDS, view.discards, strict=True) if count)
    marks.append(kit.pile("discards", 366, 50, discards, words.say("scene.discards", {"n": str(discards), "cards": lying})))
    stars = view.stars_left
    marks.append(kit.pile("stars-pile", 432, 50, stars, words.say("scene.star-pile", {"n": str(stars)})))
    return Panel("piles", words.say("scene.piles"), 480, 100, marks, part="piles")


def question(view: TableView, decision: Decision, pointed: set[str]) -> Panel:
    """What is asked, and a button for each answer that is no place on the map and no card."""
    answers = [
        kit.Answer(button_id(option.text), view.words.label(option.text))
        for option in decision.options
        if option.text not in pointed
    ]
    return kit.prompt(view.words.prompt(decision.ask, decision.about), answers)


def button_id(answer: str) -> str:
    return "button-" + answer.replace(" ", "-")
