"""Commands that deal, commit to and rearrange boards."""
