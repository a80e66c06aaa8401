"""Eight digits that stand for a whole state."""

import hashlib
import json
from typing import Final

from orrery.core.protocol import State
from orrery.core.values import Json

ENCODER: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def canonical(data: Json) -> str:
    """JSON in one fixed spelling: equal values, equal text."""
    return ENCODER.encode(data)


def fingerprint(state: State) -> str:
    """Equal states have equal fingerprints, compiled or interpreted, today and next year."""
    return fingerprint_of(state.to_json())


def fingerprint_of(saved: Json) -> str:
    """The fingerprint of a state as it is saved.

    What a state keeps under "memory" is no part of it: what no rule reads, such as the choices of the turn before.
    """
    data = {key: value for key, value in saved.items() if key != "memory"}
    return hashlib.blake2s(canonical(data).encode(), digest_size=4).hexdigest()
