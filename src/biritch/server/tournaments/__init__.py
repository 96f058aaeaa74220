"""Routes of live tournaments: requests, permissions, views."""
