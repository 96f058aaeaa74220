"""What is written down about boards. This room knows text, and judges nothing it reads."""
