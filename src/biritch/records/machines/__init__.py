"""Files for dealing machines: deals only, in fixed-size blocks or lines."""
