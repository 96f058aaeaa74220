"""Commands that deal, promise and rearrange boards."""
