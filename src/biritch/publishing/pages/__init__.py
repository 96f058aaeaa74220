"""An event as pages to be put anywhere: no script, no font, nothing from elsewhere."""
