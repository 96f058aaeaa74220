"""Second bids of opener and responder."""
