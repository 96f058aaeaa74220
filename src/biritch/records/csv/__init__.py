"""Results as comma-separated values, and travellers."""
