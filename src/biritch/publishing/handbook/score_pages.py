"""The handbook's pages of scores: codes, IMPs, match points, victory points.

Every figure is computed by the scoring code (:func:`~biritch.scoring.tariff.parts`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction

from biritch.competition.scoring.field import Field
from biritch.competition.scoring.methods.match_points import METHOD as MATCH_POINTS
from biritch.competition.scoring.presets.wbf import PRESET as WBF
from biritch.competition.scoring.rounding import brief
from biritch.competition.scoring.rounding import text as figure
from biritch.competition.scoring.scale import NoScaleForLength, VPScale, scales
from biritch.core.calls import Contract
from biritch.core.cards import Strain
from biritch.core.seats import Seat
from biritch.publishing.handbook.blocks import (
    FigureGrid,
    HelpPage,
    HelpParagraph,
    PageSection,
    paragraph,
    strain_sign,
)
from biritch.scoring import honours
from biritch.scoring.codes import scoring_codes
from biritch.scoring.form import ScoringForm
from biritch.scoring.imps import THRESHOLDS, imps
from biritch.scoring.tariff import GAME, Tariff, parts
from biritch.words.languages import decimal_mark
from biritch.words.translation import Language, tell, tell_or

TIMES = (1, 2, 4)
_DECLARER = Seat.SOUTH
_MATCHES = (7, 8, 12, 16, 20, 24, 32)
"""Lengths of matches, in boards, whose victory points are shown."""
_MARGINS = (*range(11), *range(12, 31, 2), *range(35, 61, 5), 70, 80, 90, 100)
_BOARD = (620, 620, 170, -100, 650, 620, 140, -100)
"""What eight tables made of a board, for the example of match points."""


def score_pages(language: Language) -> Iterator[HelpPage]:
    """Yield a page for each scoring code, then IMPs, match points and victory points.

    Example:
        >>> [page.name for page in score_pages("en")][-3:]
        ['imps', 'matchpoints', 'victory-points']
    """
    for name, code in scoring_codes().items():
        title = tell(f"cli-code-{name}", language)
        about = tell("help-scores-about", language)
        source = HelpParagraph(code.source)
        sections = (
            *value_sections(code, language),
            PageSection("source", tell("help-section-source", language), (source,)),
        )
        yield HelpPage(f"scores-{name}", "scores", title, about, sections)
    yield _imps_page(language)
    yield _matchpoints_page(language)
    yield _vp_page(language)


def value_sections(code: Tariff, language: Language) -> Iterator[PageSection]:
    """Yield the figures of *code*: tricks, contracts, bonuses, honours, and totals.

    Example:
        >>> from biritch.scoring.tariffs.whist import TARIFF
        >>> [section.name for section in value_sections(TARIFF, "en")]
        ['tricks', 'form']
    """
    yield _section("tricks", language, *_trick_grids(code, language))
    if not code.odd:
        if not code.values:
            yield _section("contracts", language, *_contract_grids(code, language))
        yield _section("down", language, _down_grid(code, language))
    if (bonuses := _bonus_grid(code, language)) is not None:
        yield _section("bonus", language, bonuses)
    if code.honours and (code.form.goal or code.form.deals):
        yield _section("honours", language, *_honour_grids(code, language))
    yield _section("form", language, *_form_blocks(code, language))


def _section(name: str, language: Language, *blocks: FigureGrid | HelpParagraph) -> PageSection:
    return PageSection(name, tell(f"help-scores-{name}", language), blocks)


def _score_parts(
    code: Tariff, level: int, strain: Strain, tricks: int, **how: int
) -> dict[str, int]:
    contract = Contract(strain, _DECLARER, level, how.get("times", 1))
    return parts(code, contract, tricks, vulnerable=bool(how.get("vulnerable")))


def _both_heads(language: Language) -> tuple[str, str, str]:
    names = ("not-vulnerable", "vulnerable")
    nv, v = (tell(f"help-head-{name}", language) for name in names)
    return "", nv, v


def _trick_grids(code: Tariff, language: Language) -> Iterator[FigureGrid]:
    """Yield the values of the first odd trick and of each later one, by strain."""
    rows = []
    alike = True
    for strain in Strain:
        # In a code without contracts the tricks above six are paid whatever was undertaken.
        one, two, three = (
            _score_parts(code, 0 if code.odd else odd, strain, 6 + odd)["contract"]
            for odd in (1, 2, 3)
        )
        alike &= one == two - one == three - two
        rows.append((strain_sign(strain, language), str(one), str(three - two)))
    if len({row[1:] for row in rows}) == 1 and alike:
        # At whist a trick is a trick, whatever the trumps.
        yield FigureGrid((tell("help-scores-trick", language),), ((rows[0][1],),))
    elif alike:
        yield FigureGrid(
            ("", tell("help-scores-trick", language)), tuple(row[:2] for row in rows)
        )
    else:
        first, after = (tell(f"help-scores-{name}", language) for name in ("first", "next"))
        yield FigureGrid(("", first, after), tuple(rows))


def _times(code: Tariff) -> tuple[int, ...]:
    return TIMES if code.doubles else TIMES[:1]


def _contract_grids(code: Tariff, language: Language) -> Iterator[FigureGrid]:
    """Yield the score of every contract made exactly, and of each overtrick."""
    heads = ("", *(strain_sign(strain, language) for strain in Strain))
    for vulnerable, word in ((False, "not-vulnerable"), (True, "vulnerable")):
        rows = []
        for level in range(1, 8):
            made = (
                _score_made(code, level, strain, vulnerable=vulnerable) for strain in Strain
            )
            rows.append((str(level), *map(str, made)))
        yield FigureGrid(heads, tuple(rows), tell(f"help-head-{word}", language))
    over = []
    for times in _times(code):
        columns = (_overs(code, times, vulnerable=where) for where in (False, True))
        over.append((_doubling_word(times, language) if code.doubles else "", *columns))
    yield FigureGrid(_both_heads(language), tuple(over), tell("help-scores-over", language))


def _overs(code: Tariff, times: int, *, vulnerable: bool) -> str:
    """Return the value of an overtrick, in the minors and in other strains if different."""
    adds = [_over(code, strain, times, vulnerable=vulnerable) for strain in Strain]
    return " / ".join(dict.fromkeys(map(str, adds)))


def _score_made(code: Tariff, level: int, strain: Strain, *, vulnerable: bool) -> int:
    return sum(_score_parts(code, level, strain, 6 + level, vulnerable=vulnerable).values())


def _over(code: Tariff, strain: Strain, times: int, *, vulnerable: bool) -> int:
    """Return the value of one overtrick."""
    exact, more = (
        sum(_score_parts(code, 2, strain, tricks, times=times, vulnerable=vulnerable).values())
        for tricks in (8, 9)
    )
    return more - exact


def _down_grid(code: Tariff, language: Language) -> FigureGrid:
    """Return what each number of tricks down costs."""
    columns = [(where, times) for where in (False, True) for times in _times(code)]
    costs = [
        [
            _score_parts(code, 7, Strain.CLUBS, 13 - down, times=times, vulnerable=where)[
                "undertricks"
            ]
            for where, times in columns
        ]
        for down in range(1, 14)
    ]
    heads = [tell("help-scores-down", language)]
    half = len(columns) // 2
    if all(row[:half] == row[half:] for row in costs):
        costs = [row[:half] for row in costs]
        heads += [_doubling_word(times, language) for times in _times(code)]
    elif not code.doubles:
        heads += [_vulnerable(where=where, language=language) for where in (False, True)]
    else:
        heads += [
            f"{_vulnerable(where=where, language=language)}, {_doubling_word(times, language)}"
            for where, times in columns
        ]
    rows = ((f"−{down}", *map(str, row)) for down, row in enumerate(costs, 1))
    return FigureGrid(tuple(heads), tuple(rows))


def _doubling_word(times: int, language: Language) -> str:
    return tell("help-scores-doubled", language, times=times)


def _vulnerable(*, where: bool, language: Language) -> str:
    return tell(f"help-head-{'vulnerable' if where else 'not-vulnerable'}", language)


def _bonus_grid(code: Tariff, language: Language) -> FigureGrid | None:
    """Return all bonuses of a deal, by vulnerability if it matters."""
    if code.odd:
        small, grand = (
            _score_parts(code, 0, Strain.CLUBS, won).get("slam", 0) for won in (12, 13)
        )
        found = {"small-slam": (small, small), "grand-slam": (grand, grand)}
    else:
        found = {
            "partscore": _pair(code, 1, "partscore"),
            "game": code.form.game if any(code.form.game) else _pair(code, 5, "game"),
            "small-slam": _pair(code, 6, "slam"),
            "grand-slam": _pair(code, 7, "slam"),
        }
        if code.doubles:
            found["made-doubled"] = _pair(code, 1, "insult", 2)
            found["made-redoubled"] = _pair(code, 1, "insult", 4)
    paid = {name: both for name, both in found.items() if any(both)}
    if not paid:
        return None
    names = {name: tell(f"help-scores-{name}", language) for name in paid}
    if all(nv == v for nv, v in paid.values()):
        rows = tuple((names[name], str(both[0])) for name, both in paid.items())
        return FigureGrid(("", tell("help-head-points", language)), rows)
    both_rows = tuple((names[name], *map(str, both)) for name, both in paid.items())
    return FigureGrid(_both_heads(language), both_rows)


def _pair(code: Tariff, level: int, part: str, times: int = 1) -> tuple[int, int]:
    nv, v = (
        _score_parts(code, level, Strain.CLUBS, 6 + level, times=times, vulnerable=where)
        for where in (False, True)
    )
    return nv.get(part, 0), v.get(part, 0)


def _honour_grids(code: Tariff, language: Language) -> Iterator[FigureGrid]:
    if not code.values:
        rows = {"honours-four": 100, "honours-five": 150, "honours-aces": 150}
        yield _worths("help-scores", rows, language)
        return
    if code.odd:
        yield _in_tricks(code, language)
    else:
        trumps = tell("help-honours-trumps", language)
        yield replace(_worths("help-honours", honours.IN_POINTS, language), caption=trumps)
    aces = tell("help-honours-aces", language)
    yield replace(_worths("help-honours", honours.OF_ACES, language), caption=aces)


def _worths(prefix: str, worths: Mapping[str, int], language: Language) -> FigureGrid:
    """Return the name and points of each of *worths*."""
    rows = tuple(
        (tell(f"{prefix}-{name}", language), str(worth)) for name, worth in worths.items()
    )
    return FigureGrid(("", tell("help-head-points", language)), rows)


def _in_tricks(code: Tariff, language: Language) -> FigureGrid:
    """Return what honours of each trump suit are worth at bridge-whist."""
    values = {strain: code.row(strain)[0] for strain in Strain if strain.suit is not None}
    rows: list[tuple[str, ...]] = []
    for name in honours.IN_TRICKS:
        worths = (
            str(honours.bridge_whist_value(name, strain, value))
            for strain, value in values.items()
        )
        rows.append((tell(f"help-honours-{name}", language), *worths))
    chicane = (str(honours.CHICANE * value) for value in values.values())
    rows.append((tell("help-honours-chicane", language), *chicane))
    heads = ("", *(strain_sign(strain, language) for strain in values))
    return FigureGrid(heads, tuple(rows), tell("help-honours-trumps", language))


def _form_blocks(code: Tariff, language: Language) -> Iterator[FigureGrid | HelpParagraph]:
    form = code.form
    yield paragraph(tell(f"help-vulnerable-{form.vulnerable}", language))
    goal = form.goal or (0 if code.odd else GAME)
    figures = {
        "goal": goal,
        "games": form.games,
        "deals": form.deals,
        **_rubber_bonus(form),
        "unfinished-game": form.unfinished[0],
        "unfinished-part": form.unfinished[1],
        "last": form.last,
    }
    rows = tuple(
        (tell(f"help-form-{name}", language), str(value))
        for name, value in figures.items()
        if value
    )
    if rows:
        yield FigureGrid(("", ""), rows)


def _rubber_bonus(form: ScoringForm) -> dict[str, int]:
    two, three = form.bonus
    return {"bonus": two} if two == three else {"bonus-two": two, "bonus-three": three}


def _imps_page(language: Language) -> HelpPage:
    last = THRESHOLDS[-1]
    ends = [*(least - 10 for least in THRESHOLDS), None]
    rows = []
    for least, most in zip((0, *THRESHOLDS), ends, strict=True):
        span = (
            tell("help-imps-more", language, least=str(last))
            if most is None
            else f"{least}-{most}"
        )
        rows.append((span, str(imps(least))))
    ours, theirs = 620, 170
    example = tell(
        "help-imps-example",
        language,
        ours=str(ours),
        theirs=str(theirs),
        difference=str(ours - theirs),
        imps=str(imps(ours - theirs)),
    )
    heads = (tell("help-imps-difference", language), tell("help-imps-won", language))
    explained = paragraph(tell("help-imps-explained", language))
    blocks = (explained, paragraph(example), FigureGrid(heads, tuple(rows)))
    title = tell("help-imps", language)
    section = PageSection("scale", title, blocks)
    return HelpPage("imps", "scores", title, tell("help-imps-about", language), (section,))


def _matchpoints_page(language: Language) -> HelpPage:
    field = Field.of(((score, 1),) for score in _BOARD)
    heads = (tell("help-matchpoints-score", language), tell("help-matchpoints", language), "%")
    point = decimal_mark(language)
    rows = []
    for score in sorted(_BOARD, reverse=True):
        award = MATCH_POINTS.award(field, ((score, 1),), len(_BOARD), WBF)
        percent = figure(100 * award.points / award.top, 1, point)
        rows.append((f"{score:+}".replace("-", "−"), brief(award.points, point), percent))
    caption = tell("help-matchpoints-example", language, tables=len(_BOARD))
    explained = paragraph(tell("help-matchpoints-explained", language))
    title = tell("help-matchpoints", language)
    about = tell("help-matchpoints-about", language)
    section = PageSection(
        "example", title, (explained, FigureGrid(heads, tuple(rows), caption))
    )
    return HelpPage("matchpoints", "scores", title, about, (section,))


def _vp_page(language: Language) -> HelpPage:
    intro = paragraph(tell("help-vps-explained", language))
    sections = tuple(
        PageSection(
            name, tell_or(f"scale-{name}", language, scale.title), (_vp_grid(scale, language),)
        )
        for name, scale in scales().items()
    )
    title = tell("help-vps", language)
    first = PageSection("use", title, (intro,))
    about = tell("help-vps-about", language)
    return HelpPage("victory-points", "scores", title, about, (first, *sections))


def _vp_grid(scale: VPScale, language: Language) -> FigureGrid:
    """Return the winners' and losers' points by margin, for every length there is."""
    lengths = [boards for boards in _MATCHES if _points(scale, boards, 0)]
    heads = [tell("help-vps-margin", language)]
    heads += [tell("help-vps-boards", language, boards=boards) for boards in lengths]
    shares: dict[int, list[tuple[Fraction, Fraction]]] = {}
    for margin in _MARGINS:
        shares[margin] = [scale.points(boards, margin) for boards in lengths]
        # Beyond the margin that brings everything, every row would be the same.
        if all(share == (scale.most, Fraction(0)) for share in shares[margin]):
            break
    whole = all(win.denominator == 1 for row in shares.values() for win, _ in row)
    places, point = 0 if whole else 2, decimal_mark(language)
    rows = (
        (str(margin), *("-".join(figure(each, places, point) for each in pair) for pair in row))
        for margin, row in shares.items()
    )
    return FigureGrid(tuple(heads), tuple(rows))


def _points(scale: VPScale, boards: int, margin: int) -> tuple[Fraction, Fraction] | None:
    try:
        return scale.points(boards, margin)
    except NoScaleForLength:
        return None
