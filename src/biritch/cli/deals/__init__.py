"""What commands about deals share."""
