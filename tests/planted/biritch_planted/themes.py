"""A planted theme: one deal to bid."""

from biritch.coach.theme import read_entry

_ENTRY = read_entry(
    """% PBN 2.1
% order: 99
% title en: Planted theme
% title fr: Thème planté
% about en: Planted deals.
% about fr: Des donnes plantées.
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:QJ4.KJ98.K72.Q74 KT95.74.QT986.95 A.AQ3.AJ4.AJT832 87632.T652.53.K6"]
""",
    "planted.pbn",
)
THEME = _ENTRY.THEME

SENTENCES = {
    "en": """
theme-planted = Planted theme
theme-planted-about = Planted deals.
""",
    "fr": """
theme-planted = Thème planté
theme-planted-about = Des donnes plantées.
""",
}
