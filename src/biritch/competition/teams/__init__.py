"""Teams: matches, line-ups, Swiss and knock-out draws, rankings, Patton."""
