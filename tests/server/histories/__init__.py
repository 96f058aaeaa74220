"""Histories of acknowledged steps over a real PostgreSQL and a real NATS, judged."""
