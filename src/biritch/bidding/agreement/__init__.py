"""Written agreements: the auctions they apply to, their promises and conditions."""
