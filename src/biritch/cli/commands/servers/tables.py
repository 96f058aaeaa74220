"""``biritch tables``: the tables of a server, for its owner."""

from __future__ import annotations

from biritch.cli.servers.kept_logs import group_of

COMMAND = group_of("tables")

SENTENCES = {
    "en": """
cli-help-tables = List, show, export and erase the tables of a server. A file can be read \
while a server runs on it; to erase something, stop the server first.
cli-help-tables-list = List the tables whose name, title or people contain TEXT.
cli-help-tables-show = Show the table NAME.
cli-help-tables-export = Write all entries of the table NAME to the new ZIP file OUT, \
without keys.
cli-help-tables-erase = Erase the table NAME permanently.
""",
    "fr": """
cli-help-tables = Liste, montre, exporte et efface les tables d'un serveur. Un fichier se lit \
pendant qu'un serveur s'en sert ; pour effacer, arrêtez d'abord le serveur.
cli-help-tables-list = Liste les tables dont le nom, le titre ou les joueurs contiennent TEXT.
cli-help-tables-show = Montre la table NAME.
cli-help-tables-export = Écrit toutes les lignes de la table NAME dans le nouveau fichier \
OUT, un ZIP ; les clés n'y sont pas.
cli-help-tables-erase = Efface définitivement la table NAME.
""",
}
