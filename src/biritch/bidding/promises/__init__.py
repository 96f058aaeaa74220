"""What a call promises of the hand that makes it: points, lengths, shapes, honours."""
