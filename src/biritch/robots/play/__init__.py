"""How robots choose a card: agreed leads, signals, rules of thumb and simulation."""
