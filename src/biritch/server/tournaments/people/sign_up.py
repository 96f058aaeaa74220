"""Registration of players at the public address of a tournament.

Each registered player receives a key; the store keeps its digest.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from biritch.competition.movement import EntrantKind
from biritch.competition.tournament import lineups
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.steps.entrants import EntrantSignedUp
from biritch.competition.tournament.tournament import Tournament
from biritch.core.phrase import Phrase
from biritch.server.tokens import KEY_LENGTH, digest, random_word
from biritch.server.tournaments.keys import CAPTAIN, PLAYERS, Role

SIGN_UP = "sign-up"
"""Who signs what players enter who sign up."""
MOST_NAMES = 6
"""Players who sign up together at most: a team."""


class SignUp(Struct, forbid_unknown_fields=True):
    """``POST /events/ID/sign-up``: register for a tournament."""

    id: Annotated[str, Meta(min_length=1, max_length=40)]
    """The same twice is done once."""
    names: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=60)]],
        Meta(min_length=1, max_length=MOST_NAMES),
    ]
    """The players; one alone waits for a partner where pairs enter."""
    joins: Annotated[int, Meta(ge=0, le=1000)] = 0
    """The pair of somebody who signed up alone; 0 takes a free place."""


class SignedUpKey(Struct):
    """The key of a registered player."""

    player: str
    name: str
    key: str


class SignedUp(Struct):
    """The response: the entrant's number, and the players' keys."""

    pair: int
    keys: list[SignedUpKey]


def places_free(tournament: Tournament) -> list[int]:
    """Return the entrants without a name: free places.

    Example:
        >>> from biritch.competition.tournament.steps.movement import MovementSet
        >>> places_free(Tournament(seated=MovementSet("howell", 4, 3, 2, 15), names={2: "Ann"}))
        [1, 3, 4]
    """
    return [who for who in tournament.contestants if not tournament.names.get(who)]


def waiting_alone(tournament: Tournament) -> list[int]:
    """Return the pairs with one player who waits for a partner.

    Example:
        >>> from biritch.competition.tournament.steps.movement import MovementSet
        >>> four = MovementSet("howell", 4, 3, 2, 15)
        >>> waiting_alone(Tournament(seated=four, names={2: "Ann"}))
        [2]
    """
    if tournament.form is not EntrantKind.PAIRS:
        return []
    named = ((who, lineups.players_in(names)) for who, names in tournament.names.items())
    return [who for who, players in named if len(players) == 1]


def sign_up_step(
    tournament: Tournament, names: Sequence[str], joins: int, salt: str
) -> tuple[EntrantSignedUp, SignedUp]:
    """Return the step that registers players, and the response to them.

    Raises:
        NotAllowed: No place is free, or nobody waits where they would join.
    """
    # What separates players in a name would make two of one.
    names = [" ".join(re.split(r"[\s&+,;/:]+", name)).strip() for name in names]
    names, first, most = [name for name in names if name], 0, len(PLAYERS[tournament.form])
    if joins:
        if joins not in waiting_alone(tournament) or len(names) != 1:
            raise NotAllowed(Phrase.of("tournament-fault-place-taken", pair=joins))
        entrant, first = joins, 1
        together = f"{tournament.names[joins]} & {names[0]}"
    else:
        free = places_free(tournament)
        if not free or not names or len(names) > most:
            raise NotAllowed(Phrase.of("tournament-fault-full", most=most))
        entrant, together = free[0], " & ".join(names)
    letters = PLAYERS[tournament.form][first : first + len(names)]
    if tournament.online is None:  # a pair has one phone, a team its captain's
        letters = CAPTAIN
    signed = [
        SignedUpKey(letter, name, random_word(KEY_LENGTH))
        for letter, name in zip(letters, names, strict=False)
    ]
    owners = {
        digest(one.key, salt): Role(entrant=entrant, player=one.player).by for one in signed
    }
    step = EntrantSignedUp(entrant, together, json.dumps(owners))
    return step, SignedUp(entrant, signed)
