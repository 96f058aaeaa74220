"""Written agreements: rows, the auctions they are about, and when they apply."""
