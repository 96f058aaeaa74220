"""``python -m biritch`` is the command ``biritch``."""

from biritch.cli.main import main

main()
