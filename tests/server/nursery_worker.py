"""What a worker has loaded before it is borne (:mod:`tests.server.nursery`)."""

from tests.server.nursery import load

load()
