"""The players of a tournament: their names and federation numbers."""

from __future__ import annotations

from dataclasses import dataclass

from biritch.competition.tournament.lineups import players_in
from biritch.competition.tournament.tournament import Tournament

SEPARATOR = " & "
"""Between the numbers of one player and of the next, as between their names."""


@dataclass(frozen=True, slots=True)
class EnteredPlayer:
    """A player of an entrant; ``numbers`` are federation numbers, ``FFB 0123, ACBL K4``.

    Example:
        >>> EnteredPlayer("Ann", "FFB 0123").numbers
        'FFB 0123'
    """

    name: str
    numbers: str = ""


def players_of(tournament: Tournament, entrant: int) -> tuple[EnteredPlayer, ...]:
    """Return the players of *entrant* in the order of its names.

    Example:
        >>> monday = Tournament(names={3: "Ann & Bob"}, numbers={3: "FFB 0123 & "})
        >>> [(player.name, player.numbers) for player in players_of(monday, 3)]
        [('Ann', 'FFB 0123'), ('Bob', '')]
    """
    names = players_in(tournament.names.get(entrant, ""))
    numbers = [part.strip() for part in tournament.numbers.get(entrant, "").split("&")]
    numbers += [""] * len(names)
    return tuple(EnteredPlayer(name, own) for name, own in zip(names, numbers, strict=False))


def written_numbers(numbers: list[str]) -> str:
    """Return the players' *numbers* in order as stored in the log; empty if unknown.

    Example:
        >>> written_numbers(["FFB 0123", ""]), written_numbers(["", ""])
        ('FFB 0123 & ', '')
    """
    return SEPARATOR.join(numbers) if any(numbers) else ""


def with_player(
    tournament: Tournament, entrant: int, place: int, player: EnteredPlayer
) -> tuple[str, str]:
    """Return names and numbers of *entrant* with *player* at index *place*.

    A player not named yet is a dash.

    Example:
        >>> with_player(Tournament(), 3, 1, EnteredPlayer("Bob", "FFB 5"))
        ('– & Bob', ' & FFB 5')
        >>> monday = Tournament(names={3: "Reds: Ann & Cy"}, numbers={3: "EBU 1 & "})
        >>> with_player(monday, 3, 1, EnteredPlayer("Bob", "EBU 5"))
        ('Reds: Ann & Bob', 'EBU 1 & EBU 5')
    """
    team, colon, _ = tournament.names.get(entrant, "").rpartition(":")
    players = list(players_of(tournament, entrant))
    players += [EnteredPlayer(UNNAMED)] * (place + 1 - len(players))
    players[place] = player
    names = SEPARATOR.join(one.name for one in players)
    head = f"{team}{colon} " if colon else ""
    return f"{head}{names}", written_numbers([one.numbers for one in players])


UNNAMED = "–"
"""Written for a player of an entrant whose partner is named and who is not."""
