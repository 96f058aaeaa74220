"""The shelf of evaluators: one file each, which binds ``EVALUATOR``."""
