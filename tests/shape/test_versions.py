"""Pinned versions are looked up where that is possible, and nothing fails where it is not."""

import json

from tools import check_versions
from tools.check_versions import bill_of, known_faults, pins


def test_a_known_vulnerability_is_reported_and_a_missing_network_is_not() -> None:
    parts = pins("uvicorn==0.1.0\nmsgspec==0.22.0\n")

    def answer(body: bytes) -> bytes:
        asked = [each["package"]["name"] for each in json.loads(body)["queries"]]
        return json.dumps({"results": [{"vulns": [{"id": "X-1"}]} if name == "uvicorn" else {} for name in asked]}).encode()

    def nobody(body: bytes) -> bytes:
        raise OSError("no network")

    assert known_faults(parts, answer) == ["uvicorn 0.1.0: X-1"]
    assert known_faults(parts, nobody) is None
    assert known_faults(parts, lambda _: b"<html>") is None


def test_every_pinned_part_is_in_the_bill_of_materials() -> None:
    parts = pins(check_versions.PINNED.read_text("utf-8"))
    listed = {each["name"]: each["version"] for each in bill_of(parts)["components"]}
    assert len(parts) > 50
    assert listed == parts
