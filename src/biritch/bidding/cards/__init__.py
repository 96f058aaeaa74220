"""Convention cards read off a system, in the lay-outs of several federations."""
