"""One file each: the methods of scoring boards, each binding ``METHOD``."""
