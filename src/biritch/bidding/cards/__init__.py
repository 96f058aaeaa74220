"""Convention cards derived from a system, in the layouts of several federations."""
