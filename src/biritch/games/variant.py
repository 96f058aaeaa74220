"""A variant, one game of the family: its title, tariff and options, and a deal's phases."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from biritch.core.bad_value import BadValue
from biritch.core.phrase import Phrase
from biritch.core.seats import FOUR, Seat
from biritch.games.phase import PhaseOpener
from biritch.scoring.sheet import DealResult
from biritch.scoring.tariff import Tariff


@dataclass(frozen=True, slots=True)
class GameOption:
    """Something players agree on before the first deal: the first of ``ways`` is the default.

    Each way has a name and says what it makes of the variant. ``name`` and ways name their
    sentences: ``option-<name>``, ``option-<name>-<way>``.

    Example:
        >>> from biritch.games.variants.chicago import VARIANT
        >>> VARIANT.options[0].names
        ('dealer', 'others')
    """

    name: str
    ways: tuple[tuple[str, Callable[[Variant], Variant]], ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the ways, the default first.

        Example:
            >>> GameOption("match", (("rubber", as_is), ("game", as_is))).names
            ('rubber', 'game')
        """
        return tuple(name for name, _ in self.ways)


@dataclass(frozen=True, slots=True)
class Variant:
    """One game of the family.

    ``name`` is its file's, and names its sentences (``game-<name>``); ``source`` is the
    publication its rules come from and ``since`` the year of it: lists begin with the newest.
    ``version`` changes only when its behaviour does, so that stored logs say which rules they
    obeyed. ``players`` are the seats that somebody sits in; ``options`` what they may agree
    on, ``agreed`` what they have. ``example`` are deals with their results, from which the
    handbook explains the score sheet.

    Example:
        >>> from biritch.games.variants.chicago import VARIANT
        >>> VARIANT.title, VARIANT.keeps_a_sheet, [option.name for option in VARIANT.options]
        ('Chicago', True, ['vulnerable', 'partscores'])
    """

    name: str
    title: str
    phases: tuple[PhaseOpener, ...]
    tariff: Tariff
    source: str
    since: int
    version: int = 1
    players: tuple[Seat, ...] = FOUR
    options: tuple[GameOption, ...] = ()
    agreed: tuple[tuple[str, str], ...] = ()
    example: tuple[DealResult, ...] = ()

    @property
    def keeps_a_sheet(self) -> bool:
        """Whether deals add up to something: a rubber, a game, a chukker.

        Example:
            >>> from biritch.games.variants import contract, rubber
            >>> contract.VARIANT.keeps_a_sheet, rubber.VARIANT.keeps_a_sheet
            (False, True)
        """
        return bool(self.tariff.form.goal or self.tariff.form.deals)

    def agreeing(self, choices: Mapping[str, str]) -> Variant:
        """Return the variant played as *choices* say, by the default where it does not.

        Raises:
            ValueError: There is no such option, or no such way of it.

        Example:
            >>> from biritch.games.variants.chicago import VARIANT
            >>> VARIANT.agreeing({"vulnerable": "others"}).tariff.form.away
            True
        """
        options = {option.name: option for option in self.options}
        for name in choices:
            if name not in options:
                names = ", ".join(options) or "none"
                raise BadValue(
                    f"{self.name}: no option {name!r} (want {names})",
                    "option" if options else "no-options",
                    game=Phrase.of(f"game-{self.name}"),
                    text=name,
                    words=names,
                )
        # In the order of the options, so that the same choices make equal variants.
        agreed = tuple((name, choices[name]) for name in options if name in choices)
        variant = replace(self, agreed=agreed)
        for name, option in options.items():
            way = choices.get(name, option.names[0])
            if way not in option.names:
                names = ", ".join(option.names)
                raise BadValue(
                    f"{self.name}: no {name} {way!r} (want {names})",
                    "option-way",
                    game=Phrase.of(f"game-{self.name}"),
                    option=name,
                    text=way,
                    words=names,
                )
            variant = dict(option.ways)[way](variant)
        return variant


def as_is(variant: Variant) -> Variant:
    """Return *variant*: the way of an option that changes nothing.

    Example:
        >>> from biritch.games.variants.rubber import VARIANT
        >>> as_is(VARIANT) is VARIANT
        True
    """
    return variant
