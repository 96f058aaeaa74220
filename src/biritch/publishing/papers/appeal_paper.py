"""The form of an appeal on paper, with lines for unknown fields."""

from __future__ import annotations

from biritch.publishing.papers.appeal_form import AppealForm
from biritch.publishing.papers.document import Paper
from biritch.publishing.wording import PrintedWording

LINES = 4
"""Lines to write on where a field is still empty."""
LINE = 8.0
"""From line to line, in millimetres: room for handwriting."""
SIGNATURES = ("appellants", "director", "committee")


def appeal_paper(form: AppealForm, wording: PrintedWording) -> bytes:
    """Return *form* as a PDF, to be signed and kept with the results.

    Example:
        >>> form = AppealForm(1, "Monday", 7, "3 (Ann - Bob)", "8", "hesitation", "12C1")
        >>> appeal_paper(form, PrintedWording("fr", "fr"))[:5]
        b'%PDF-'
    """
    say = wording.say
    paper = Paper(f"{say('appeal-paper-title', number=form.number)} · {form.title}", wording)
    paper.add_page()
    paper.heading(say("appeal-paper-title", number=form.number), 16)
    if form.title:
        paper.paragraph(form.title, 11)
    paper.paragraph(say("appeal-paper-law"), 8)
    paper.y += 2
    told = [
        (say("appeal-paper-board"), str(form.board)),
        (say("appeal-paper-appellants"), form.appellants),
        (say("appeal-paper-opponents"), form.opponents),
        (say("appeal-paper-score"), form.score),
    ]
    for name, text in told:
        _line(paper, name, text)
    _field(paper, say("desk-facts"), form.facts)
    _field(paper, say("desk-ruling-law"), form.ruling)
    _field(paper, say("desk-grounds"), form.grounds)
    _line(paper, say("desk-deposit"), form.deposit)
    if form.late:
        paper.paragraph(say("desk-appeal-late"))
    outcome = "" if form.outcome == "pending" else say(f"desk-appeal-{form.outcome}")
    _line(paper, say("desk-outcome"), outcome)
    _field(paper, say("desk-decision"), form.decision)
    _signatures(paper, [say(f"appeal-paper-sign-{who}") for who in SIGNATURES])
    return paper.document()


def _line(paper: Paper, name: str, text: str) -> None:
    """Draw a label and its text, or a line to write on."""
    paper.room_for(LINE)
    paper.letters(9, bold=True)
    paper.write_at(paper.l_margin, paper.y, name)
    x = paper.l_margin + 48
    if text:
        paper.letters(10)
        for part in paper.wrap_text(text, paper.l_margin + paper.width - x):
            paper.room_for(paper.line_height())
            paper.write_at(x, paper.y, part)
            paper.y += paper.line_height()
        paper.y += 2
        return
    low = paper.y + paper.line_height()
    paper.line(x, low, paper.l_margin + paper.width, low)
    paper.y += LINE


def _field(paper: Paper, name: str, text: str) -> None:
    """Draw a label above its text, or above lines to write on."""
    paper.room_for(3 * LINE)
    paper.y += 1.5
    paper.letters(9, bold=True)
    paper.write_at(paper.l_margin, paper.y, name)
    paper.y += paper.line_height() + 1
    if text:
        paper.paragraph(text, 10)
        return
    for _ in range(LINES):
        paper.room_for(LINE)
        paper.y += LINE
        paper.line(paper.l_margin, paper.y, paper.l_margin + paper.width, paper.y)
    paper.y += 2


def _signatures(paper: Paper, names: list[str]) -> None:
    """Draw lines for signatures side by side, with names below."""
    paper.room_for(24)
    paper.y += 16
    wide, gap = (paper.width - 10) / len(names), 5.0
    paper.letters(8)
    for place, name in enumerate(names):
        x = paper.l_margin + place * (wide + gap)
        paper.line(x, paper.y, x + wide, paper.y)
        paper.write_at(x, paper.y + 1, paper.cut(name, wide))
    paper.y += 8
