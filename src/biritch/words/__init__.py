"""Sentences in every language, and the notation of calls and cards."""
