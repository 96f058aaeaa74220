"""``biritch worker``: run robots and the solver for servers anywhere."""

from __future__ import annotations

import click

from biritch.cli.options import language
from biritch.cli.parameters import WholeNumber
from biritch.cli.servers.settings import ServerOption, refuse_setting, settings_option
from biritch.cli.web_server import log_format_option
from biritch.words.translation import tell


@click.command(name="worker")
@settings_option
@click.option(
    "--database",
    metavar="URL",
    required=True,
    cls=ServerOption,
    help="cli-option-database",
)
@click.option(
    "--bus",
    metavar="URL",
    required=True,
    cls=ServerOption,
    help="cli-option-bus",
)
@click.option(
    "--processes",
    type=WholeNumber(1, 1024),
    default=None,
    cls=ServerOption,
    help="cli-option-worker-processes",
)
@log_format_option
@language
def worker(  # noqa: PLR0913, PLR0917 - one for each option
    settings: str, database: str, bus: str, processes: int | None, log_format: str, lang: str
) -> None:
    """Run robots and solve boards for servers, until Ctrl-C.

    Any number of workers may run, on any machine that can reach the bus and the database.
    """
    del settings  # read before the others, for which it stands in
    from biritch.server.bus.bus import BadBus
    from biritch.server.bus.nats import printable_url
    from biritch.server.storage.store import BadDatabase
    from biritch.server.web.bounded_logs import bound_logs
    from biritch.server.web.structured_logs import begin_logging
    from biritch.server.workers.service import work, work_until_stopped
    from biritch.solver.cores import cores

    begin_logging(log_format)
    bound_logs()
    size = processes or cores()

    def ready() -> None:
        click.echo(tell("worker-ready", lang, place=printable_url(bus), processes=size))

    try:
        work_until_stopped(work(bus, database, size, ready))
    except BadBus as error:
        raise refuse_setting("bus", error.phrase) from None
    except BadDatabase as error:
        raise refuse_setting("database", error.phrase) from None
    click.echo(tell("worker-stopped", lang))


COMMAND = worker

SENTENCES = {
    "en": """
cli-help-worker =
    Run robots and solve boards for servers, until Ctrl-C.

    Any number of workers may run, on any machine that can reach the bus and the database.
cli-option-worker-processes = The number of processes (by default one per processor).
worker-ready = Working for { $place } in { $processes ->
    [one] { $processes } process
   *[other] { $processes } processes
}. Ctrl-C stops.
worker-stopped = Stopped.
""",
    "fr": """
cli-help-worker =
    Fait jouer les robots et résout des donnes pour des serveurs, jusqu'à Ctrl-C.

    Il peut y en avoir autant qu'on veut, sur toute machine qui atteint le bus et la base de
    données.
cli-option-worker-processes = Le nombre de processus (par défaut, un par \
processeur).
worker-ready = Au travail pour { $place } avec { $processes ->
    [one] { $processes } processus
   *[other] { $processes } processus
}. Ctrl-C arrête.
worker-stopped = Arrêté.
""",
}
