"""Systems the command line takes and gives: files of one's own and of other programs."""
