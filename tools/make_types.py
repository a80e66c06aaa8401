"""Write the page's types from the OpenAPI document: web/src/net/schema.ts says what the server says.

`tools/make_types.py --check` writes nothing and fails where they differ.
"""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "web" / "src" / "net" / "schema.ts"
HEAD = "/** The shapes of the interface, written by tools/make_types.py from the OpenAPI document. Do not edit. */\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
Schema = dict[str, Any]


def type_of(schema: Schema) -> str:
    """A schema as a type.

    >>> type_of({"type": "array", "items": {"oneOf": [{"type": "integer"}, {"type": "null"}]}})
    '(number | null)[]'
    """
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return union([json.dumps(value) for value in schema["enum"]])
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return union([type_of(each) for each in schema[several]])
    kind = schema.get("type")
    if isinstance(kind, list):
        return union([PLAIN[each] for each in kind])
    if kind == "array":
        return array_of(schema)
    if kind == "object":
        return object_of(schema)
    return PLAIN[kind] if kind else "unknown"


def union(types: list[str]) -> str:
    """Each type once, in the order in which they came."""
    return " | ".join(dict.fromkeys(types))


def array_of(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(each) for each in schema['prefixItems'])}]"
    item = type_of(schema["items"])
    return f"({item})[]" if " | " in item else f"{item}[]"


def object_of(schema: Schema) -> str:
    """A plain mapping; objects with fields have names of their own."""
    inside = schema.get("additionalProperties")
    return f"Record<string, {type_of(inside) if isinstance(inside, dict) else 'unknown'}>"


def interface(name: str, schema: Schema) -> str:
    required = set(schema.get("required", []))
    properties: dict[str, Schema] = schema.get("properties", {})
    fields = [f"  {field}{'' if field in required else '?'}: {type_of(inside)};" for field, inside in properties.items()]
    return "\n".join([f"export interface {name} {{", *fields, "}"])


def document() -> Schema:
    from orrery.server.api.document import document_of
    from orrery.server.app import make_app
    from orrery.server.settings import Settings

    app: Any = make_app(Settings("sqlite:///:memory:"))
    return document_of(app.app.app)


def written(described: Schema) -> str:
    """All shapes of the document as TypeScript."""
    schemas: dict[str, Schema] = described["components"]["schemas"]
    return "\n".join([HEAD, *(f"{interface(name, schemas[name])}\n" for name in sorted(schemas))])


def main() -> int:
    text = written(document())
    if "--check" in sys.argv[1:]:
        if TYPES.read_text("utf-8") == text:
            return 0
        print(f"orrery: {TYPES.relative_to(ROOT)} is out of date; run tools/make_types.py", file=sys.stderr)
        return 1
    TYPES.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
