"""Later rounds of the auction: placing the contract, competing further."""
