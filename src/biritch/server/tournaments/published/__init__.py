"""What is published of a tournament, and the addresses where it is found."""
