"""Look up the pinned versions among known vulnerabilities, and write the list of all parts (SBOM) to build/sbom.json.

Without a network nothing is looked up, and nothing fails: the list is written all the same.
"""

import json
import re
import sys
import urllib.error
import urllib.request
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PINNED = ROOT / "constraints.txt"
BILL = ROOT / "build" / "sbom.json"
DATABASE = "https://api.osv.dev/v1/querybatch"
PATIENCE = 5.0  # seconds
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;#]+)", re.MULTILINE)
Pins = dict[str, str]


def pins(text: str) -> Pins:
    """Each part and its version.

    >>> pins("# tried together\\nuvicorn==0.54.0\\nlibrt==0.16.0 ; python_version > '3'")
    {'uvicorn': '0.54.0', 'librt': '0.16.0'}
    """
    return {name.lower().replace("_", "-"): version for name, version in PIN.findall(text)}


def ask(body: bytes) -> bytes:
    request = urllib.request.Request(DATABASE, body, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
        found: bytes = answer.read()
        return found


def known_faults(parts: Pins, ask: Callable[[bytes], bytes] = ask) -> list[str] | None:
    """A line for every vulnerability that is known of these versions; None where nobody can be asked."""
    queries = [{"package": {"name": name, "ecosystem": "PyPI"}, "version": version} for name, version in parts.items()]
    try:
        results: list[Any] = json.loads(ask(json.dumps({"queries": queries}).encode()))["results"]
    except (urllib.error.URLError, OSError, ValueError, KeyError):
        return None
    return [
        f"{name} {version}: {fault['id']}"
        for (name, version), result in zip(parts.items(), results, strict=True)
        for fault in result.get("vulns", [])
    ]


def licence_of(name: str) -> str:
    """What the installed part says of its licence; nothing of one that is not installed here."""
    try:
        said = metadata(name)
    except PackageNotFoundError:
        return ""
    return str(said["License-Expression"]) if "License-Expression" in said else ""


def bill_of(parts: Pins) -> dict[str, Any]:
    """All parts in the form of CycloneDX."""
    components: list[dict[str, Any]] = []
    for name, version in parts.items():
        part: dict[str, Any] = {"type": "library", "name": name, "version": version, "purl": f"pkg:pypi/{name}@{version}"}
        if licence := licence_of(name):
            part["licenses"] = [{"expression": licence}]
        components.append(part)
    return {"bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1, "components": components}


def main() -> int:
    parts = pins(PINNED.read_text("utf-8"))
    BILL.parent.mkdir(exist_ok=True)
    BILL.write_text(json.dumps(bill_of(parts), indent=1) + "\n", "utf-8")
    faults = known_faults(parts) or []
    for fault in faults:
        print(f"orrery: a vulnerability is known of {fault}", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
