"""Systems as text: notes that a player reads and edits, read into packages of agreements."""
