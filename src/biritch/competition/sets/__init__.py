"""Sets of boards many people play at different times: fields, rankings, ladders, ratings."""
