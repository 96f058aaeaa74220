"""Results of sets exchanged with other servers whose owners one trusts: signed feeds."""
