"""PBN text, read."""

from textwrap import dedent

import pytest

from biritch.core.calls import Contract
from biritch.core.cards import Strain
from biritch.core.seats import Seat
from biritch.records.format import FormatError
from biritch.records.pbn.reader import read
from biritch.records.record import Record

DEAL = "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"
SPADES = Contract(Strain.SPADES, Seat.SOUTH, 4)


def games(text: str) -> list[Record]:
    """Read *text*, its margin taken away."""
    return list(read(dedent(text).split("\n")))


def one(text: str) -> Record:
    (record,) = games(text)
    return record


def fault(text: str) -> str:
    """What is said of text that cannot be read."""
    with pytest.raises(FormatError) as caught:
        games(text)
    return str(caught.value)
