"""Commands about auctions, systems and their cards."""
