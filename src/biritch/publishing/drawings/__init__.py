"""Drawings of hands, deals, auctions and tables for notebooks, terminals and paper."""
