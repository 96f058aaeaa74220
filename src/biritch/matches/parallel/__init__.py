"""Work in many like pieces, done on the cores of this machine or by a cluster's workers."""
