"""Every ruling as it stands: each path of each irregularity, its law and what is said.

``rulings.txt`` has one line a question and one a ruling, to be read beside the Laws of 2017. To
change it after a change that is meant, run this file.
"""

from collections.abc import Iterator
from pathlib import Path

from biritch.rulings.catalogue import all_irregularities
from biritch.rulings.irregularity import Node, Question

WRITTEN = Path(__file__).with_name("rulings.txt")


def lines(answer: str, node: Node, depth: int) -> Iterator[str]:
    """Yield what *answer* leads to, each further answer two blanks to the right."""
    start = "  " * depth + answer
    if isinstance(node, Question):
        yield " ".join([start, "?", node.question, *node.tell])
        for following, end in node.ways:
            yield from lines(following, end, depth + 1)
        return
    parts = {
        "options": node.options,
        "adjust": node.adjust,
        "tricks": () if node.tricks is None else (str(node.tricks),),
        "award": tuple(map(str, node.award or ())),
    }
    said = [f"{name}: {' '.join(what)}" for name, what in parts.items() if what]
    yield "; ".join([f"{start} = Law {node.law}: {' '.join(node.says)}", *said])


def tree(name: str) -> str:
    """Return all of the irregularity of this *name*."""
    irregularity = all_irregularities()[name]
    start = f"{name} ({irregularity.laws})"
    return "".join(f"{line}\n" for line in lines(start, irregularity.first, 0))


def test_every_ruling_is_as_it_is_written() -> None:
    """A new irregularity need not be written here: what is written stays as it is."""
    written = WRITTEN.read_text(encoding="utf-8")
    names = [line.split()[0] for line in written.splitlines() if not line.startswith(" ")]
    assert len(names) > 20
    assert "".join(map(tree, names)) == written


if __name__ == "__main__":
    WRITTEN.write_text("".join(map(tree, sorted(all_irregularities()))), encoding="utf-8")
