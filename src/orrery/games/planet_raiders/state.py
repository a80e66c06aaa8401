"""The flat truth of a game in progress: raiders, aliens, rockets, crews, and what is being asked. [PR-7]"""

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from orrery.core.actions import Action
from orrery.core.agenda import AgendaState, Question
from orrery.core.hashing import MASK, agenda_hash, mixed
from orrery.core.protocol import Outcome
from orrery.core.rng import Rng
from orrery.core.values import Json, Seat
from orrery.games.planet_raiders import keys
from orrery.games.planet_raiders.actions import ROCKETS
from orrery.games.planet_raiders.board import (
    ALIEN_HOME,
    BITS,
    COLOURS,
    EMPTY_PADS,
    EMPTY_SLOTS,
    EMPTY_ZONES,
    LAID,
    METEOR,
    NOBODY,
    NOWHERE,
    PAD_COUNT,
    PADS,
    PLANET_COUNT,
    PLANETS,
    RAIDERS,
    ROOM,
    SLOT_NUMBER,
    SLOTS,
    START,
    TEAM,
    ZONE_OF,
)
from orrery.games.planet_raiders.crews import missing, payoff
from orrery.games.planet_raiders.events import FATES
from orrery.games.planet_raiders.options import RaidersOptions

NO_OFFER: Final[list[Action]] = []
EMPTY: Final[i64] = 0  # on a pad: nothing, 1 … 12 a raider, from 13 on an alien of that planet
FIRST_ALIEN: Final[i64] = 13

PLAYING: Final[i64] = 0  # what has become of a player
BOARDED: Final[i64] = 1
OUT: Final[i64] = 2  # lost the last raider
LEFT_OVER: Final[i64] = 3  # the last one in play, placed without boarding [PR-R21]
STOOD_STILL: Final[i64] = 4  # in play when a standstill ended the game [PR-R28]


class Raiders(AgendaState):
    """Who stands where, which rockets lie where, and what each player holds. Everything is public. [PR-7]"""

    game_name: ClassVar[str] = "planet-raiders"

    def __init__(self, chosen: RaidersOptions, camps: list[int]) -> None:
        self.chosen: Final = chosen
        self.camps: Final = camps  # the colour of each seat, clockwise [PR-R26]
        self.agenda: list[Question[Any]] = []
        self.offer: list[Action] = NO_OFFER  # the flights of stage 1, found when it is asked
        self.turn_count = 0
        self.raiders = vec[i64]()  # the pad of each of the twelve raiders, by colour and number
        self.pads = EMPTY_PADS  # what stands on each pad
        self.rockets = EMPTY_SLOTS  # by slot: 0 for none, or the colour and one
        self.crowd = EMPTY_ZONES  # rockets in each zone
        self.reserve = vec[i64]()  # by seat and colour
        self.crew_aliens = vec[i64]()  # by seat and planet: 1 if taken
        self.captor = vec[i64]()  # by raider: the seat that holds it, or NOBODY
        self.fates = vec[i64]()
        self.places = vec[i64]()  # by seat; 0 while playing
        self.active: i64 = 0  # whose turn it is
        self.locked: i64 = 0  # the active player's raiders that are set down: a bit for each
        self.ridden = vec[i64]()  # rockets ridden in this turn, by colour
        self.won: i64 = 0  # blue rockets won by captures in this turn [PR-R30]
        self.asked = False  # whether the active player has decided anything in this turn
        self.progress = False  # whether something was taken, captured or boarded in this turn
        self.idle: i64 = 0  # turns in a row that passed automatically
        self.quiet: i64 = 0  # turns in a row without progress
        self.history = vec[i64]()  # the positions at the start of the turns since the latest progress
        self.board: i64 = 0  # the key of all that lies and stands on the board and in crews
        self.ended = ""  # why the game is over

    def empty(self) -> None:
        """A board without pieces, and players without anything."""
        seats = len(self.camps)
        self.teams = list(range(seats))  # a team is one seat with several heads [PR-R27]
        self.raiders = vec[i64]([-1] * 12)
        self.pads = EMPTY_PADS[:]
        self.rockets = EMPTY_SLOTS[:]
        self.crowd = EMPTY_ZONES[:]
        self.reserve = vec[i64]([0] * (2 * seats))
        self.crew_aliens = vec[i64]([0] * (4 * seats))
        self.captor = vec[i64]([-1] * 12)
        self.fates = vec[i64]([0] * seats)
        self.places = vec[i64]([0] * seats)
        self.ridden = vec[i64]([0, 0])

    def set_up(self) -> None:
        """All aliens; each player's raiders and first rockets, and one blue and one red in reserve. [PR-6] [PR-R15]"""
        self.empty()
        for pad in range(PAD_COUNT):
            if ALIEN_HOME[pad] >= 0:
                self.put_alien(pad)
        for seat in range(len(self.camps)):
            camp = self.camps[seat]
            for number in range(TEAM):
                self.put_raider(camp * TEAM + number, START[camp * TEAM + number])
            for slot, colour in LAID[camp]:
                self.lay(SLOT_NUMBER[slot], ROCKETS.index(colour))
            self.reserve[seat * 2] = 1
            self.reserve[seat * 2 + 1] = 1

    def clone(self) -> "Raiders":
        copy = Raiders(self.chosen, self.camps)
        self.copy_agenda(copy)
        copy.raiders, copy.pads, copy.board = self.raiders[:], self.pads[:], self.board
        copy.rockets, copy.crowd, copy.reserve = self.rockets[:], self.crowd[:], self.reserve[:]
        copy.crew_aliens, copy.captor = self.crew_aliens[:], self.captor[:]
        copy.fates, copy.places, copy.ended = self.fates[:], self.places[:], self.ended
        copy.active, copy.asked, copy.locked = self.active, self.asked, self.locked
        copy.ridden, copy.won, copy.offer = self.ridden[:], self.won, self.offer
        copy.progress, copy.idle, copy.quiet, copy.history = self.progress, self.idle, self.quiet, self.history[:]
        return copy

    def imagine(self, seat: Seat, rng: Rng) -> "Raiders":
        """Nothing is hidden. [PR-17]"""
        return self.clone()

    # Pieces: every change goes through these, which keep the board's key

    def put_raider(self, raider: i64, pad: i64) -> None:
        self.raiders[raider] = pad
        self.pads[pad] = u8(raider + 1)
        self.board ^= keys.raider_on_pad(raider, pad)

    def lift_raider(self, raider: i64) -> None:
        pad = self.raiders[raider]
        self.raiders[raider] = NOWHERE
        self.pads[pad] = 0
        self.board ^= keys.raider_on_pad(raider, pad)

    def put_alien(self, pad: i64) -> None:
        self.pads[pad] = u8(FIRST_ALIEN + ALIEN_HOME[pad])
        self.board ^= keys.ALIEN_ON_PAD[pad]

    def lift_alien(self, pad: i64) -> None:
        self.pads[pad] = 0
        self.board ^= keys.ALIEN_ON_PAD[pad]

    def lay(self, slot: i64, colour: i64) -> None:
        """Lay a rocket: it is nobody's from now on, and stays in its colour. [PR-R31]"""
        self.rockets[slot] = u8(colour + 1)
        self.crowd[ZONE_OF[slot]] += 1
        self.board ^= keys.ROCKET_IN_SLOT[slot * 2 + colour]

    def lift(self, slot: i64) -> i64:
        """Take a rocket off the board: its colour."""
        colour = i64(self.rockets[slot]) - 1
        self.rockets[slot] = 0
        self.crowd[ZONE_OF[slot]] -= 1
        self.board ^= keys.ROCKET_IN_SLOT[slot * 2 + colour]
        return colour

    def recruit_alien(self, seat: i64, planet: i64) -> None:
        self.crew_aliens[seat * PLANET_COUNT + planet] = 1
        self.board ^= keys.ALIEN_IN_CREW[seat * PLANET_COUNT + planet]

    def recruit_raider(self, seat: i64, raider: i64) -> None:
        self.captor[raider] = seat
        self.board ^= keys.RAIDER_IN_CREW[raider * 4 + seat]

    # What the rules ask

    def seat_of(self, camp: i64) -> i64:
        """Who plays a colour, or NOBODY."""
        for seat in range(i64(len(self.camps))):
            if self.camps[seat] == camp:
                return seat
        return NOBODY

    def is_playing(self, seat: i64) -> bool:
        return self.fates[seat] == PLAYING

    def is_free(self, number: i64) -> bool:
        """Whether the active player's raider of that number may still fly in this turn. [PR-R9]"""
        return not self.locked & BITS[number]

    def players_left(self) -> i64:
        """Players who have neither boarded nor lost their last raider."""
        left: i64 = 0
        for fate in self.fates:
            if fate == PLAYING:
                left += 1
        return left

    def raiders_left(self, seat: i64) -> i64:
        """Raiders of a player that are still on the board."""
        first = i64(self.camps[seat]) * TEAM
        left: i64 = 0
        for raider in range(first, first + TEAM):
            if self.raiders[raider] != NOWHERE:
                left += 1
        return left

    def aliens_taken(self, seat: i64) -> i64:
        at = seat * PLANET_COUNT
        crew = self.crew_aliens
        return crew[at] + crew[at + 1] + crew[at + 2] + crew[at + 3]

    def raiders_taken(self, seat: i64) -> i64:
        taken: i64 = 0
        for captor in self.captor:
            if captor == seat:
                taken += 1
        return taken

    def missing(self, seat: i64) -> i64:
        """How many crew members a player still lacks. [PR-9] [PR-R16]"""
        return missing(self.aliens_taken(seat), self.raiders_taken(seat))

    def in_hand(self, seat: i64) -> i64:
        """Rockets in a player's reserve."""
        return self.reserve[seat * 2] + self.reserve[seat * 2 + 1]

    def takes_turns(self, seat: i64) -> bool:
        """Whether a player has turns: while playing, and with `reserve=kept` also when out but holding rockets. [PR-R20]"""
        if self.fates[seat] == PLAYING:
            return True
        return self.chosen.reserve_kept and self.fates[seat] == OUT and self.in_hand(seat) > 0

    def has_room(self, zone: i64, colour: i64) -> bool:
        """Whether a rocket of that colour may be laid in a zone. [PR-R3] [PR-R32]"""
        if colour == 0 and METEOR[zone]:
            return False
        return i64(self.crowd[zone]) < (1 if self.chosen.one_rocket else ROOM[zone])

    # What others ask of the state

    def outcome(self) -> Outcome | None:
        if not self.ended:
            return None
        ranks = [int(place) for place in self.places]
        return Outcome(ranks, [payoff(ranks, rank) for rank in ranks], self.ended)

    def position(self) -> i64:
        """The key of what must be the same for a position to repeat: board, crews, reserves and who is on turn. [PR-R28]"""
        word = self.board ^ keys.ON_TURN[self.active]
        for seat in range(i64(len(self.camps))):
            word ^= keys.in_reserve(seat, 0, self.reserve[seat * 2]) ^ keys.in_reserve(seat, 1, self.reserve[seat * 2 + 1])
        return word

    def remember(self) -> i64:
        """Note the position at the start of a turn: how often it has occurred now."""
        word = self.position()
        count: i64 = 1
        for earlier in self.history:
            if earlier == word:
                count += 1
        self.history = append(self.history, word)
        return count

    def key(self) -> int:
        """The position and what is asked in it; not how it came about, so rockets laid in any order give the same."""
        word = mixed(self.position() & MASK, self.locked)
        word = mixed(word, self.ridden[0] * 64 + self.ridden[1] * 8 + self.won)
        for place in self.places:
            word = mixed(word, place)
        return int(agenda_hash(word, self.agenda))

    def to_json(self) -> Json:
        seats, first = range(len(self.camps)), self.camps[self.active] * 3
        return {
            "options": self.chosen.text(),
            "camps": [COLOURS[camp] for camp in self.camps],
            "turns": self.turn_count,
            "active": int(self.active),
            "raiders": [self.pads_of(seat) for seat in seats],
            "aliens": [PADS[pad] for pad in range(len(PADS)) if i64(self.pads[pad]) >= FIRST_ALIEN],
            "rockets": {SLOTS[slot]: ROCKETS[self.rockets[slot] - 1] for slot in range(len(SLOTS)) if self.rockets[slot]},
            "reserves": [[int(self.reserve[seat * 2]), int(self.reserve[seat * 2 + 1])] for seat in seats],
            "crew_aliens": [[PLANETS[planet] for planet in range(4) if self.crew_aliens[seat * 4 + planet]] for seat in seats],
            "crew_raiders": [[RAIDERS[raider] for raider in range(12) if self.captor[raider] == seat] for seat in seats],
            "fates": [FATES[fate] for fate in self.fates],
            "places": [int(place) for place in self.places],
            "locked": " ".join(RAIDERS[first + number] for number in range(3) if self.locked & BITS[number]),
            "ridden": {ROCKETS[colour]: int(self.ridden[colour]) for colour in range(2)},
            "won": int(self.won),
            "asked": self.asked,
            "progress": self.progress,
            "idle": int(self.idle),
            "quiet": int(self.quiet),
            "history": [f"{word:015x}" for word in self.history],
            "agenda": [question.to_json() for question in self.agenda],
            "ended": self.ended,
        }

    def pads_of(self, seat: int) -> list[str]:
        """Where a player's three raiders stand; nothing for one that is off the board."""
        first = self.camps[seat] * 3
        return [PADS[pad] if pad != NOWHERE else "" for pad in self.raiders[first : first + 3]]

    def observe(self, seat: Seat) -> Json:
        """Everything is public: the view is the state, the same for every seat. [PR-17]"""
        return self.to_json()
