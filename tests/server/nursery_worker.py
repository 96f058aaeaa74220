"""What a worker has loaded before it is borne (:mod:`tests.server.nursery`)."""

from biritch.server.workers import jobs

jobs.prepare("random:sif")
