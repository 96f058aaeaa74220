#!/usr/bin/env python3
"""Measure how easily the source is read: folders, names, circles, docstrings, comments.

Prints one line a figure, for ``src/biritch`` or for any other folder of Python named on the
command line (a checkout of Starlette, say), so that two packages can be compared.
"""

from __future__ import annotations

import argparse
import ast
import tokenize
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1] / "src" / "biritch"
VAGUE = ("one", "found", "told", "said")
"""Names of locals that do not say what they hold."""
ING = {"bidding", "scoring", "publishing", "playing", "booking", "meaning", "string", "ranking"}
"""Modules named after a thing the field calls so: no gerunds."""


def modules(root: Path) -> dict[str, Path]:
    """Return every module below *root* by its dotted name, the package's own name first."""
    dotted = {}
    for path in sorted(root.rglob("*.py")):
        parts = (root.name, *path.relative_to(root).with_suffix("").parts)
        dotted[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return dotted


def imports(tree: ast.AST, paths: dict[str, Path]) -> Iterator[str]:
    """Yield the modules of the same package that *tree* imports, wherever it does."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name in paths)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for name in node.names:
                inner = f"{node.module}.{name.name}"
                if inner in paths:
                    yield inner
                elif node.module in paths:
                    yield node.module


def circles(root: Path = ROOT) -> list[list[str]]:
    """Return every set of modules that import each other in a circle."""
    paths = modules(root)
    graph = {
        name: set(imports(ast.parse(path.read_text(encoding="utf-8")), paths)) - {name}
        for name, path in paths.items()
    }
    # Kosaraju: what is reached both ways from a module hangs together with it.
    back: dict[str, set[str]] = {name: set() for name in graph}
    for name, needs in graph.items():
        for needed in needs:
            back[needed].add(name)
    order: list[str] = []
    seen: set[str] = set()
    for name in graph:
        _depth_first(name, graph, seen, order)
    seen.clear()
    groups: list[list[str]] = []
    for name in reversed(order):
        group: list[str] = []
        _depth_first(name, back, seen, group)
        groups.append(sorted(group))
    return sorted(group for group in groups if len(group) > 1)


def _depth_first(
    start: str, graph: dict[str, set[str]], seen: set[str], order: list[str]
) -> None:
    """Append to *order* all that is reached from *start* and not *seen*, the start last."""
    stack = [] if start in seen else [(start, iter(sorted(graph[start])))]
    seen.add(start)
    while stack:
        name, neighbours = stack[-1]
        for neighbour in neighbours:
            if neighbour not in seen:
                seen.add(neighbour)
                stack.append((neighbour, iter(sorted(graph[neighbour]))))
                break
        else:
            order.append(name)
            stack.pop()


def shared_classes(root: Path = ROOT) -> dict[str, list[str]]:
    """Return the public classes at the top of modules that share their name, with where."""
    places = defaultdict(list)
    for name, path in modules(root).items():
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(name)
    return {name: where for name, where in sorted(places.items()) if len(where) > 1}


def folders(root: Path = ROOT) -> Counter[str]:
    """Return how many entries (modules and sub-folders) each folder holds."""
    sizes: Counter[str] = Counter()
    for path in root.rglob("*.py"):
        if path.name == "__init__.py":
            if path.parent != root:
                sizes[path.parent.parent.relative_to(root.parent).as_posix()] += 1
        else:
            sizes[path.parent.relative_to(root.parent).as_posix()] += 1
    return sizes


def docstrings(root: Path) -> Counter[str]:
    """Count public functions and classes, their docstrings, examples and ``Raises:``."""
    count: Counter[str] = Counter()

    def look(body: list[ast.stmt]) -> None:
        for node in body:
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                continue
            if node.name.startswith("_"):
                continue
            text = ast.get_docstring(node) or ""
            count["public"] += 1
            count["docstring"] += bool(text)
            count["example"] += ">>>" in text
            raising = any(isinstance(inner, ast.Raise) for inner in ast.walk(node))
            if raising and not isinstance(node, ast.ClassDef) and not _is_command(node):
                count["raising"] += 1
                count["raises told"] += "Raises:" in text
            if isinstance(node, ast.ClassDef):
                look(node.body)

    for path in root.rglob("*.py"):
        look(ast.parse(path.read_text(encoding="utf-8")).body)
    return count


def _is_command(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether *node* is typed by people: its docstring is help, and tells of no exceptions."""
    decorators = (ast.unparse(decorator) for decorator in node.decorator_list)
    return any(decorator.startswith("click.command(") for decorator in decorators)


def comments(root: Path) -> tuple[int, int]:
    """Return how many comments there are, and how many lines of code."""
    comment_lines = lines = 0
    for path in root.rglob("*.py"):
        with path.open("rb") as file:
            for token in tokenize.tokenize(file.readline):
                comment_lines += token.type == tokenize.COMMENT and "noqa" not in token.string
        text = path.read_text(encoding="utf-8")
        lines += sum(bool(line.strip()) for line in text.splitlines())
    return comment_lines, lines


def bindings(root: Path) -> Counter[str]:
    """Count the bindings of locals whose names do not say what they hold."""
    count: Counter[str] = Counter()
    for path in root.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                count[node.id] += node.id in VAGUE
            elif isinstance(node, ast.arg):
                count[node.arg] += node.arg in VAGUE
    return count


def classes(root: Path) -> int:
    """Return how many public classes stand at the top of modules."""
    return sum(
        isinstance(node, ast.ClassDef) and not node.name.startswith("_")
        for path in root.rglob("*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
    )


def main() -> None:
    """Print the figures of the folders named, or of Biritch."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("roots", nargs="*", type=Path, default=[ROOT])
    for root in parser.parse_args().roots:
        measure(root)


def measure(root: Path) -> None:
    """Print the figures of *root*."""
    paths = modules(root)
    largest = ", ".join(f"{size} {name}" for name, size in folders(root).most_common(6))
    shared = shared_classes(root)
    names = Counter(path.stem for path in paths.values() if path.stem != "__init__")
    often = ", ".join(f"{name} {times}" for name, times in names.most_common(8))
    gerunds = sorted(name for name in names if name.endswith("ing") and name not in ING)
    vague = bindings(root)
    count = docstrings(root)
    comment_lines, lines = comments(root)
    rankings = sum(
        isinstance(node, ast.FunctionDef) and node.name == "ranking"
        for path in paths.values()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    )
    print(f"{root.name}: {len(paths)} modules, {lines} lines that are not blank")
    print(f"  largest folders          {largest}")
    print(f"  classes sharing a name   {sum(map(len, shared.values()))} of {classes(root)}")
    print(f"  files of one name        {often}")
    print(f"  modules in -ing          {len(gerunds)}: {', '.join(gerunds[:12])}")
    print(f"  locals that say nothing  {', '.join(f'{n} {vague[n]}' for n in VAGUE)}")
    print(f"  functions called ranking {rankings}")
    print(f"  circles of imports       {len(circles(root))}")
    print(f"  public, with docstring   {count['docstring'] / count['public']:.1%}")
    print(f"  public, with an example  {count['example'] / count['public']:.1%}")
    print(f"  raising, and told so     {count['raises told']} of {count['raising']}")
    print(f"  comments in 100 lines    {100 * comment_lines / lines:.1f}")


if __name__ == "__main__":
    main()
