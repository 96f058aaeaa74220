"""A planted lesson: one deal, seven tricks to win."""

from biritch.coach.course.lesson_text import read_entry

LESSON = read_entry(
    """
order: 99
part: minibridge
game: minibridge
title en: Planted lesson
title fr: Leçon plantée
text en: Planted.
text fr: Plantée.
deal: N:QJ4.KJ98.K72.Q74 KT95.74.QT986.95 A.AQ3.AJ4.AJT832 87632.T652.53.K6
begun: 1N
goal: take 7
task en: Win seven tricks.
task fr: Gagnez sept levées.
hint en: Aces win.
hint fr: Les as gagnent.
done en: Done.
done fr: Fait.
missed en: Too few.
missed fr: Trop peu.
""",
    "planted.lesson",
).LESSON

SENTENCES = {
    "en": """
lesson-planted = Planted lesson
""",
    "fr": """
lesson-planted = Leçon plantée
""",
}
