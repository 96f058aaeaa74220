"""How robots play MiniBridge, bridge-whist and the games for two."""
