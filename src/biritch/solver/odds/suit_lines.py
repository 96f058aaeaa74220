"""A line of play in a suit as text: cash the ace, then low to the queen."""

from __future__ import annotations

from biritch.core.phrase import Phrase
from biritch.solver.odds.suit_combinations import BestLine, Lead, Reply, Third

_STEPS = 3
"""Steps that are shown; what comes after them follows from the cards seen."""
_MIDDLE, _HONOUR = 8, 10
"""The lowest card worth finessing, and the lowest whose lead is named."""


def line_in_words(best: BestLine) -> Phrase:
    """Return the line *best* as declarer would say it, for the most likely replies.

    Example:
        >>> from biritch.solver.odds.suit_combinations import SuitCombination, best_line
        >>> line_in_words(best_line(SuitCombination.parse("AQ2/543"), tricks=2)).name
        'odds-line-then'
    """
    if not any(best.chances):
        return Phrase.of("odds-line-none")
    if best.lead is None:
        return Phrase.of("odds-line-any")
    return _Teller(best.groups).line(best.lead, _STEPS)


class _Teller:
    """The texts of leads and replies, with the missing cards in *groups*."""

    def __init__(self, groups: tuple[tuple[int, ...], ...]) -> None:
        self._groups = groups

    def line(self, lead: Lead, steps: int) -> Phrase:
        """Return the line that begins with *lead*, in at most *steps* steps."""
        third = _third(lead)
        step = self._step(lead, third)
        if third is None or steps == 1:
            return step
        held, lost = map(self._worth_telling, self._nexts(lead, third))
        if held is None and lost is None:
            return step
        if steps < _STEPS:
            # A branch of a branch is more than anybody remembers: only how it goes on.
            lost = None if held else lost
        told = [self.line(after, steps - 1) if after else None for after in (held, lost)]
        return _join_steps(step, *told)

    def _worth_telling(self, lead: Lead | None) -> Lead | None:
        """Return *lead*, or ``None`` if only small cards follow."""
        if lead is None:
            return None
        third = _third(lead)
        if self._step(lead, third).name != "odds-step-duck":
            return lead
        nexts = self._nexts(lead, third) if third else (None, None)
        return lead if any(map(self._worth_telling, nexts)) else None

    def _nexts(self, lead: Lead, third: Third) -> tuple[Lead | None, Lead | None]:
        """Return the continuations when the first step wins, and when it loses."""
        ours = max(lead.rank, third.rank)
        second = self._rank(_lowest(lead.replies).group)
        held: Lead | None = None
        lost: Lead | None = None
        # From the lowest card up, so that the first of each kind is the ordinary one.
        for reply in sorted(third.replies, reverse=True):
            after = reply.after
            if not isinstance(after, Lead):
                continue
            if max(second, self._rank(reply.group)) > ours:
                lost = after
            else:
                held = after
        return held, lost

    def _step(self, lead: Lead, third: Third | None) -> Phrase:
        ours = max(lead.rank, third.rank if third else 0)
        replies = (*lead.replies, *(third.replies if third else ()))
        top = max(self._rank(reply.group) for reply in replies)
        name = _card(ours)
        if ours > top:
            return Phrase.of("odds-step-cash", card=name)
        if ours < _MIDDLE:
            return Phrase.of("odds-step-duck")
        if ours == lead.rank:
            return Phrase.of("odds-step-run", card=name)
        if lead.rank >= _HONOUR:
            return Phrase.of("odds-step-lead-to", led=_card(lead.rank), card=name)
        return Phrase.of("odds-step-low-to", card=name)

    def _rank(self, group: int) -> int:
        return self._groups[group][0] if group >= 0 else 0


def _third(lead: Lead) -> Third | None:
    after = _lowest(lead.replies).after
    return after if isinstance(after, Third) else None


def _lowest(replies: tuple[Reply, ...]) -> Reply:
    """Return the reply to the lowest card, or to showing out if there is no other."""
    follows = [reply for reply in replies if reply.group >= 0]
    return min(follows or replies, key=lambda reply: reply.group)


def _card(rank: int) -> Phrase:
    return Phrase.of(f"odds-rank-{rank}")


def _join_steps(step: Phrase, held: Phrase | None, lost: Phrase | None) -> Phrase:
    if held is not None and (lost is None or lost == held):
        return Phrase.of("odds-line-then", step=step, then=held)
    if held is None:
        assert lost is not None
        return Phrase.of("odds-line-lost", step=step, lost=lost)
    assert lost is not None
    return Phrase.of("odds-line-either", step=step, held=held, lost=lost)
