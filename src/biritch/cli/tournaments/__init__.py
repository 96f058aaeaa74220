"""What commands about movements, tournaments and rankings share."""
