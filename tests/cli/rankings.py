"""Results to rank, and what is told of them."""

import json
from pathlib import Path
from typing import Any

from tests.cli.helpers import run

VECTORS = Path(__file__).parent.parent / "vectors" / "ranking"
CSV = """board,ns,ew,contract,declarer,result,lead,score
1,1,2,4S,N,=,HK,420
1,3,4,4S,N,-1,HK,-50
2,1,4,3NT,E,+1,,
2,3,2,Pass,,,,0
3,1,3,2HX,W,8,,
3,2,4,,,,,60-40
"""


def rank(document: object, *words: str) -> Any:
    """Return the JSON of a ranking; *document* is text, or JSON to be."""
    text = document if isinstance(document, str) else json.dumps(document)
    said = run("rank", "-", "--json", *words, stdin=text)
    assert said.status == 0, said.err
    return said.json


def one_board(*scores: object) -> dict[str, object]:
    results = [{"ns": n, "ew": 10 + n, "score": one} for n, one in enumerate(scores, 1)]
    return {"boards": [{"board": 1, "results": results}]}


def told(ranking: list[dict[str, Any]]) -> list[tuple[object, ...]]:
    keys = ("rank", "pair", "direction", "score", "percent")
    return [tuple(one[key] for key in keys) for one in ranking]
