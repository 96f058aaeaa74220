"""Hands, deals, auctions and tables drawn for notebooks, terminals and papers."""
