"""Eight digits that stand for a whole state."""

import hashlib
import json

from orrery.core.protocol import State
from orrery.core.values import Json


def canonical(data: Json) -> str:
    """JSON in one fixed spelling: equal values, equal text."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def fingerprint(state: State) -> str:
    """Equal states have equal fingerprints, compiled or interpreted, today and next year."""
    return hashlib.blake2s(canonical(state.to_json()).encode(), digest_size=4).hexdigest()
