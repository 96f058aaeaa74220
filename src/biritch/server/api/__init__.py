"""The HTTP interface for programs: ``/api/v1``, described at ``/api/v1/openapi.json``."""
