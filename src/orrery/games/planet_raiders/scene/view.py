"""A view with names instead of JSON, and what it says in words. [PR-7]"""

from typing import Any, Final, cast

from orrery.core.values import NATURE, Json, ints, texts
from orrery.core.words import Words
from orrery.games.planet_raiders.board import (
    ALIEN_HOME,
    BOARDING,
    COLOURS,
    PAD_NUMBER,
    PADS,
    PLANETS,
    RAIDERS,
    SLOT_NUMBER,
    SLOTS,
    TARGET,
    ZONES,
)
from orrery.games.planet_raiders.crews import missing
from orrery.games.planet_raiders.events import LACK, lack
from orrery.games.planet_raiders.rules.places import QUIET_ROUNDS


class Position:
    """What everybody may know: all of it is public."""

    def __init__(self, view: Json, words: Words) -> None:
        self.words: Final = words
        self.camps: Final = texts(view["camps"])
        self.turn_count: Final = cast(int, view["turns"])
        self.active: Final = cast(int, view["active"])
        self.raiders: Final = {
            RAIDERS[COLOURS.index(camp) * 3 + number]: pad
            for camp, pads in zip(self.camps, cast(list[list[str]], view["raiders"]), strict=True)
            for number, pad in enumerate(pads)
            if pad
        }
        options = cast(str, view["options"]).split()
        self.open_boarding: Final = "boarding=open" in options
        self.closed_homes: Final = "home=closed" in options
        self.aliens: Final = texts(view["aliens"])
        rockets = cast(dict[str, str], view["rockets"])
        self.rockets: Final = {slot: rockets[slot] for slot in sorted(rockets, key=SLOTS.index)}
        self.reserves: Final = [ints(reserve) for reserve in cast(list[object], view["reserves"])]
        self.crew_aliens: Final = [texts(crew) for crew in cast(list[object], view["crew_aliens"])]
        self.crew_raiders: Final = [texts(crew) for crew in cast(list[object], view["crew_raiders"])]
        self.fates: Final = texts(view["fates"])
        self.places: Final = ints(view["places"])
        self.locked: Final = cast(str, view["locked"]).split()
        self.ridden: Final = cast(dict[str, int], view["ridden"])
        self.won: Final = cast(int, view["won"])
        self.quiet: Final = cast(int, view["quiet"])
        self.ended: Final = cast(str, view["ended"])
        agenda = cast(list[list[Any]], view["agenda"])
        self.asked: Final[list[Any]] = agenda[-1] if agenda else ["over", self.active]
        self.ask: Final[str] = self.asked[0]
        self.zone: Final = ZONES[self.asked[3]] if self.ask == "nose" else ""  # where the rocket in hand is laid

    def camp(self, seat: int) -> str:
        """A seat's colour, as people say it."""
        return self.words.name(self.camps[seat]).capitalize() if seat != NATURE else ""

    def player(self, seat: int) -> str:
        """A player's name, with the colour."""
        return f"{self.words.person(seat)} ({self.words.name(self.camps[seat])})"

    def named(self, camp: str) -> str:
        """Whoever plays a colour, with the colour; the colour alone where nobody plays it."""
        return self.player(self.camps.index(camp)) if camp in self.camps else self.words.name(camp)

    def person(self, camp: str) -> str:
        """Who plays a colour."""
        return self.words.person(self.camps.index(camp))

    def seat_of(self, raider: str) -> int:
        """Who plays a raider."""
        return self.camps.index(COLOURS[RAIDERS.index(raider) // 3])

    def raider_on(self, pad: str) -> str:
        """The raider that stands on a pad, or nothing."""
        return next((raider for raider, place in self.raiders.items() if place == pad), "")

    def is_prey(self, pad: str) -> bool:
        """Whether landing on a pad takes something, or boards a ship."""
        number = PAD_NUMBER[pad]
        return pad in self.aliens or bool(self.raider_on(pad)) or (BOARDING[number] >= 0 and not self.open_boarding)

    def prey_on(self, pad: str) -> str:
        """What could be taken from a pad, in words: an alien with its planet, or a raider with its player."""
        if pad in self.aliens:
            return self.words.say("scene.prey.alien", {"planet": self.words.name(planet_of(pad))})
        raider = self.raider_on(pad)
        if not raider:
            return self.words.say("scene.prey.ship")
        return self.words.say("scene.prey.raider", {"raider": raider, "person": self.words.person(self.seat_of(raider))})

    def answer(self, option: str) -> str:
        """An answer with the pad that it leads to and what awaits there, or with the player whom it concerns."""
        words, parts = self.words, option.split(" ")
        if parts[0] == "fly":
            pad = PADS[target_of(parts[2])]
            fields = {"raider": parts[1], "pad": pad, "slot": parts[2], "colour": words.name(self.rockets[parts[2]])}
            if self.is_prey(pad):
                return words.say("scene.label.take", fields | {"prey": self.prey_on(pad)})
            return words.say("scene.label.fly", fields)
        if parts[0] == "nose" and self.ask == "nose":
            pad = PADS[target_of(self.zone + parts[1])]
            return words.say("scene.target.nose", {"nose": words.name(parts[1]), "pad": pad})
        if parts[0] == "give":
            return words.say("scene.label.give", {"colour": words.name(parts[1]), "player": self.named(parts[2])})
        return words.label(option)

    def chance(self, raider: str, pad: str, flights: int) -> str:
        """What a raider could take, as a sentence."""
        fields = {"raider": raider, "prey": self.prey_on(pad), "flights": str(flights)}
        return self.words.say("scene.reach.chance", fields)

    def threat(self, captor: str, raider: str, flights: int) -> str:
        """Who could capture a raider, as a sentence."""
        fields = {
            "raider": raider,
            "captor": captor,
            "person": self.words.person(self.seat_of(captor)),
            "flights": str(flights),
        }
        return self.words.say("scene.reach.threat", fields)

    def rockets_in(self, zone: str) -> list[str]:
        """The colours of the rockets in a zone."""
        return [colour for slot, colour in self.rockets.items() if slot[:-1] == zone]

    def in_hand(self, seat: int) -> tuple[int, int]:
        """Rockets that a player holds, those ridden and won in this turn included."""
        blue, red = self.reserves[seat]
        if seat != self.active:
            return blue, red
        return blue + self.ridden["blue"] + self.won, red + self.ridden["red"]

    def facts(self) -> str:
        """What has just been ridden, and how near a standstill is."""
        said = []
        if self.ridden["blue"] + self.ridden["red"] + self.won:
            fields = {"blue": str(self.ridden["blue"]), "red": str(self.ridden["red"]), "won": str(self.won)}
            said.append(self.words.say("scene.facts.ridden", fields))
        turns = sum(fate == "playing" for fate in self.fates)
        left = int(QUIET_ROUNDS) - self.quiet // max(1, turns)
        if not self.ended and left <= 5:
            said.append(self.words.say("scene.facts.quiet", {"rounds": str(left)}))
        return " ".join(said)

    def missing(self, seat: int) -> int:
        """Crew members that a player still lacks."""
        return int(missing(len(self.crew_aliens[seat]), len(self.crew_raiders[seat])))

    def lacks(self, seat: int) -> str:
        """What would complete a crew, in words."""
        aliens, raiders = len(self.crew_aliens[seat]), len(self.crew_raiders[seat])
        if not self.missing(seat):
            return self.words.say("scene.complete")
        return self.words.name(LACK.ids[lack(aliens, raiders)])

    def standing(self, seat: int) -> str:
        """What has become of a player, or what the crew lacks."""
        if self.places[seat]:
            return self.words.say(f"scene.fate.{self.fates[seat]}", {"place": str(self.places[seat])})
        return self.lacks(seat)

    def now(self) -> str:
        """What is asked, or how it ended."""
        if self.ask == "over":
            return self.words.ending(
                self.ended, [self.words.person(seat) for seat, place in enumerate(self.places) if place == 1]
            )
        if self.ask == "first":
            return self.words.say("ask.first")
        return self.words.say(f"scene.now.{self.ask}", {"person": self.words.person(self.active)})

    def title(self) -> str:
        """The whole position in one text."""
        turn = self.words.say("scene.turn", {"turn": str(self.turn_count), "camp": self.camp(self.active)})
        raiders = ", ".join(f"{raider} {pad}" for raider, pad in self.raiders.items())
        rockets = ", ".join(f"{slot} {self.words.name(colour)}" for slot, colour in self.rockets.items())
        crews = ". ".join(
            self.words.say("scene.standing", {"player": self.player(seat), "standing": self.standing(seat)})
            for seat in range(len(self.camps))
        )
        title = self.words.say("title")
        return f"{title}. {turn}. {self.now()} {raiders}. {rockets}. {crews}"


def planet_of(pad: str) -> str:
    """The planet of an alien pad."""
    return PLANETS[ALIEN_HOME[PAD_NUMBER[pad]]]


def target_of(slot: str) -> int:
    """The pad that a rocket points at."""
    return int(TARGET[SLOT_NUMBER[slot]])
