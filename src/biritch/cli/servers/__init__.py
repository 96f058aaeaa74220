"""What the commands that run or keep a server share."""
