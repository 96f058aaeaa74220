"""A planted place to keep tables: the memory, under another name."""

from dataclasses import replace

from biritch.server.storage.stores import memory

STORE = replace(memory.STORE, example="planted:")
