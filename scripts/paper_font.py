"""Make the fonts that papers are printed in: DejaVu Sans Condensed, the letters they need.

``python scripts/paper_font.py FOLDER`` takes ``DejaVuSansCondensed.ttf`` and ``-Bold.ttf``
(version 2.37) from FOLDER and keeps European letters, punctuation, arrows and the four suits.
"""

import sys
from pathlib import Path

from fontTools import subset  # type: ignore[import-untyped]

HERE = Path(__file__).parents[1] / "src" / "biritch" / "publishing" / "papers" / "fonts"
LETTERS = (
    (0x20, 0x24F),  # Latin, with every accent of the west and the middle of Europe
    (0x2B0, 0x2FF),
    (0x300, 0x36F),
    (0x370, 0x3FF),  # Greek
    (0x400, 0x4FF),  # Cyrillic
    (0x1E00, 0x1FFF),
    (0x2000, 0x206F),  # dashes, quotation marks, ellipsis
    (0x20A0, 0x20BF),
    (0x2190, 0x2199),
    (0x2660, 0x2667),  # suits
)
EXTRA = (0x2122, 0x2116, 0x2212, 0x2248, 0x2260, 0x2264, 0x2265, 0x25A1, 0x25B2, 0x25BC, 0xFFFD)


def main(folder: Path) -> None:
    """Write both fonts."""
    letters = [letter for first, last in LETTERS for letter in range(first, last + 1)]
    for name in ("DejaVuSansCondensed.ttf", "DejaVuSansCondensed-Bold.ttf"):
        options = subset.Options(
            layout_features=["kern"], hinting=False, name_IDs=["*"], notdef_outline=True
        )
        font = subset.load_font(str(folder / name), options)
        worker = subset.Subsetter(options)
        worker.populate(unicodes=[*letters, *EXTRA])
        worker.subset(font)
        subset.save_font(font, str(HERE / name), options)
        print(f"{name}: {(HERE / name).stat().st_size} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
