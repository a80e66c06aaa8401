"""The testing kit: the fifteen laws for any game, and playing by notation."""

from orrery.testing.builds import uncompiled
from orrery.testing.encodings import law_15_encodings
from orrery.testing.laws import (
    LAWS,
    law_1_replay,
    law_2_clones,
    law_3_json,
    law_4_notation,
    law_5_options,
    law_6_floor,
    law_7_imagining,
    law_8_being_asked,
    law_9_secrets,
    law_10_ranks,
    law_11_ending,
    law_12_pictures,
    law_13_two_builds,
)
from orrery.testing.openings import Opening, openings
from orrery.testing.saying import say, texts
from orrery.testing.silence import law_14_nothing_in_silence
from orrery.testing.trial import LawError, Position, Trial, answer_on, portrait, settings, trials, trials_from

__all__ = [
    "LAWS",
    "LawError",
    "Opening",
    "Position",
    "Trial",
    "answer_on",
    "law_1_replay",
    "law_2_clones",
    "law_3_json",
    "law_4_notation",
    "law_5_options",
    "law_6_floor",
    "law_7_imagining",
    "law_8_being_asked",
    "law_9_secrets",
    "law_10_ranks",
    "law_11_ending",
    "law_12_pictures",
    "law_13_two_builds",
    "law_14_nothing_in_silence",
    "law_15_encodings",
    "openings",
    "portrait",
    "say",
    "settings",
    "texts",
    "trials",
    "trials_from",
    "uncompiled",
]
