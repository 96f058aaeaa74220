"""What we bid when they overcall or double our opening."""
