"""Double dummy: tricks and scores with perfect play by both sides, all cards seen."""
