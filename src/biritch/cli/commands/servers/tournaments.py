"""``biritch tournaments``: the tournaments of a server, for its owner."""

from __future__ import annotations

from biritch.cli.servers.kept_logs import group_of

COMMAND = group_of("tournaments")

SENTENCES = {
    "en": """
cli-help-tournaments = List, show, export and erase the tournaments of a server. A file can be \
read while a server runs on it; to erase something, stop the server first.
cli-help-tournaments-list = List the tournaments whose name or title contains TEXT.
cli-help-tournaments-show = Show the tournament NAME.
cli-help-tournaments-export = Write all entries of the tournament NAME, its boards and tables \
to the new ZIP file OUT, without keys.
cli-help-tournaments-erase = Erase the tournament NAME, its boards and tables permanently.
""",
    "fr": """
cli-help-tournaments = Liste, montre, exporte et efface les tournois d'un serveur. Un fichier \
se lit pendant qu'un serveur s'en sert ; pour effacer, arrêtez d'abord le serveur.
cli-help-tournaments-list = Liste les tournois dont le nom ou le titre contient TEXT.
cli-help-tournaments-show = Montre le tournoi NAME.
cli-help-tournaments-export = Écrit toutes les lignes du tournoi NAME, de ses donnes et de ses \
tables dans le nouveau fichier OUT, un ZIP ; les clés n'y sont pas.
cli-help-tournaments-erase = Efface définitivement le tournoi NAME, ses donnes et ses tables.
""",
}
