"""The interface between games, bots, tables and pages."""

from orrery.core.actions import Action, ActionTable
from orrery.core.agenda import AgendaState, Question
from orrery.core.encoding import Encoder, Encoding, Layout, Marks, Variants
from orrery.core.errors import NotationError, OrreryError, OtherRules, RecordError, Refusal
from orrery.core.events import NUMBER, SEAT, Effect, Event, Events, Field, Telling
from orrery.core.fingerprint import canonical, fingerprint
from orrery.core.forms import Happening, HappeningToSeat, Luck, OpenQuestion, SeatQuestion
from orrery.core.journal import Entry, Journal
from orrery.core.luck import Drawn
from orrery.core.match import Batch, Match, Player, rewards
from orrery.core.options import NO, YES, Choice, Options
from orrery.core.perspective import Perspective
from orrery.core.pictured import PicturedGame
from orrery.core.playout import Trace, random_playout
from orrery.core.pool import Pool, empty_pool, load_pool
from orrery.core.protocol import Decision, Game, Outcome, State
from orrery.core.record import Line, Record, Replay, read_record
from orrery.core.registry import Registry, by_notation, notation
from orrery.core.rng import Rng
from orrery.core.scene import BADGES, CAMPS, PARTS, Flow, Mark, Panel, Scene, Way
from orrery.core.sealed import Seals, load_seals
from orrery.core.secret import Opening, SealingState, Secret
from orrery.core.values import EVENT, GALLERY, NATURE, OVER, UNHEARD, Json, Seat, name, seat_named
from orrery.core.words import LANGUAGES, Words, read_words, with_common

__all__ = [
    "BADGES",
    "CAMPS",
    "EVENT",
    "GALLERY",
    "LANGUAGES",
    "NATURE",
    "NO",
    "NUMBER",
    "OVER",
    "PARTS",
    "SEAT",
    "UNHEARD",
    "YES",
    "Action",
    "ActionTable",
    "AgendaState",
    "Batch",
    "Choice",
    "Decision",
    "Drawn",
    "Effect",
    "Encoder",
    "Encoding",
    "Entry",
    "Event",
    "Events",
    "Field",
    "Flow",
    "Game",
    "Happening",
    "HappeningToSeat",
    "Journal",
    "Json",
    "Layout",
    "Line",
    "Luck",
    "Mark",
    "Marks",
    "Match",
    "NotationError",
    "OpenQuestion",
    "Opening",
    "Options",
    "OrreryError",
    "OtherRules",
    "Outcome",
    "Panel",
    "Perspective",
    "PicturedGame",
    "Player",
    "Pool",
    "Question",
    "Record",
    "RecordError",
    "Refusal",
    "Registry",
    "Replay",
    "Rng",
    "Scene",
    "SealingState",
    "Seals",
    "Seat",
    "SeatQuestion",
    "Secret",
    "State",
    "Telling",
    "Trace",
    "Variants",
    "Way",
    "Words",
    "by_notation",
    "canonical",
    "empty_pool",
    "fingerprint",
    "load_pool",
    "load_seals",
    "name",
    "notation",
    "random_playout",
    "read_record",
    "read_words",
    "rewards",
    "seat_named",
    "with_common",
]
