"""BBO's LIN: pairs of a key and a value, ``md|3S…|sv|o|mb|1C|``, a board after another."""
