"""One file each: the rules that break ties, each binding ``TIE`` and naming its source."""
