"""Systems as text: notes that players read and edit, parsed into agreements."""
