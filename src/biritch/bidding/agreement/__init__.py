"""Written agreements: the auctions they are about, what calls promise, when they hold."""
