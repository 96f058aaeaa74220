"""Sets of boards that many people play at different times: rankings, ladders, ratings."""
