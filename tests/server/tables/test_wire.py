"""The types of the messages, as the pages import them, are those the server writes."""

import json
import re
import runpy
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[3]
IMPORT = re.compile(r"import type \{([^}]*)\} from '[./]*/shared/wire/(\w+)'")


def wanted_types() -> dict[str, set[str]]:
    """Return the names the pages import, by group of messages."""
    wanted: dict[str, set[str]] = defaultdict(set)
    for file in (ROOT / "web" / "src").rglob("*"):
        if file.suffix in (".ts", ".svelte") and file.parent.name != "wire":
            for names, group in IMPORT.findall(file.read_text(encoding="utf-8")):
                wanted[group] |= {name.split(" as ")[0].strip() for name in names.split(",")}
    return {group: names - {""} for group, names in wanted.items()}


def test_every_type_the_pages_import_is_one_of_the_messages() -> None:
    """A page is built without the types, so that this is found without Node too."""
    texts = runpy.run_path(str(ROOT / "scripts" / "generate_wire.py"))["schema_texts"]()
    wanted = wanted_types()
    assert set(wanted) == set(texts)
    for group, names in wanted.items():
        schema = json.loads(texts[group])
        known = {*schema["$defs"], schema.get("title", "")}
        assert names <= known, (group, names - known)
