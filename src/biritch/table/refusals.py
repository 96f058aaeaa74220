"""Why something is refused at a table, and by which law."""

from __future__ import annotations

from typing import Literal

from biritch.core.phrase import Phrase
from biritch.rules.offence import Illegal, Offence

NOT_YOUR_CALL = Offence(28, "call out of rotation", "call-out-of-rotation", "", "call-turn")
NOT_YOUR_PLAY = Offence(44, "play out of turn", "play-out-of-turn", "B", "play-turn")
NO_MORE = Offence(22, "there is nothing to play", "no-play")
CLAIM_WAITS = Offence(68, "play is suspended until the claim is answered", "claim-waits")
CLAIM_DENIED = Offence(68, "a claim was refused: play goes on", "claim-denied", "D")
NOT_BEGUN = Offence(68, "nothing to claim before the opening lead", "claim-too-early")
TOO_MANY = Offence(68, "a claim of more tricks than are left", "claim-too-many")
DUMMY = Offence(43, "dummy takes no part in the play", "dummy-takes-no-part")
LEAD_DOWN = Offence(41, "the lead lies face down while questions are asked", "lead-down")
LEAD_UP = Offence(41, "no lead lies face down", "lead-up")
NO_TALK = Offence(73, "partners do not talk while a board is played", "talk-while-playing")
NO_TALK_OF_ONLOOKERS = Offence(76, "onlookers say nothing during a board", "talk-of-onlookers")
NOT_YOURS_TO_ASK = Offence(20, "only an opponent's call is asked about", "question-not-yours")
NOT_YOURS_TO_EXPLAIN = Offence(40, "only one's own call is explained", "explanation-not-yours")
UNDO_WAITS = Offence(25, "play waits until the wish to take back is answered", "undo-waits")
NO_UNDO = Offence(25, "no wish to take back waits for this answer", "no-undo-to-answer")
NO_CLAIM = Offence(68, "no claim waits for this answer", "no-claim-to-answer")


class IllegalClaim(Illegal):
    """A claim, or an answer to one, the laws do not allow here."""


class IllegalTalk(Illegal):
    """A remark, a question or an explanation the laws do not allow here."""


class NotNow(ValueError):
    """Something this table does not do, or not yet: no law is broken."""

    def __init__(
        self, what: Literal["undo", "next", "sit", "talk", "clock"], reason: str
    ) -> None:
        """Say *what* was asked; *reason* names the sentence ``table-<what>-<reason>``."""
        super().__init__(f"{what}: {reason}")
        self.what = what
        self.phrase = Phrase.of(f"table-{what}-{reason}")
