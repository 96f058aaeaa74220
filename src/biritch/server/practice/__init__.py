"""The practice room: bid hands with a robot as partner, and review the auctions."""
