"""``biritch deploy``: write configuration files to run a server behind a proxy."""

from __future__ import annotations

from pathlib import Path

import click

from biritch.cli.messages import refuse
from biritch.cli.options import as_json, language, print_json
from biritch.words.translation import tell


@click.command(name="deploy")
@click.argument("folder", metavar="FOLDER")
@as_json
@language
def deploy(folder: str, lang: str, *, as_json: bool) -> None:
    """Write configuration files for systemd, nginx, Caddy and containers to FOLDER.

    If one of the files already exists, nothing is written.
    """
    from biritch.cli.output_files import write_new

    there = _files()
    target = Path(folder)
    for file in there:
        if (target / file.name).exists():
            raise refuse("deploy-there", file=str(target / file.name))
    target.mkdir(parents=True, exist_ok=True)
    for file in there:
        write_new(target / file.name, file.read_bytes())
    names = [file.name for file in there]
    if as_json:
        print_json({"folder": folder, "written": names})
    else:
        click.echo(tell("deploy-written", lang, folder=folder, files=", ".join(names)))


def _files() -> list[Path]:
    """Return the files, from the package or, in a checkout, from its folder ``deploy``.

    Raises:
        Refusal: This installation has none.
    """
    here = Path(__file__).resolve()
    for folder in (here.parents[2] / "servers" / "deploy", here.parents[5] / "deploy"):
        if (folder / "nginx.conf").is_file():
            return sorted(file for file in folder.iterdir() if file.is_file())
    raise refuse("deploy-missing")


COMMAND = deploy

SENTENCES = {
    "en": """
cli-help-deploy =
    Write configuration files for systemd, nginx, Caddy and containers to FOLDER.

    If one of the files already exists, nothing is written.
deploy-there = { $file } already exists: name another folder
deploy-missing = the files are missing from this installation: reinstall the package
deploy-written = Written to { $folder }: { $files }.
""",
    "fr": """
cli-help-deploy =
    Écrit dans FOLDER la configuration de systemd, nginx, Caddy et des conteneurs.

    Si l'un des fichiers existe déjà, rien n'est écrit.
deploy-there = { $file } existe déjà : indiquez un autre dossier
deploy-missing = cette installation n'a pas ces fichiers : réinstallez le paquet
deploy-written = Écrits dans { $folder } : { $files }.
""",
}
