"""Publishing of boards and results: web pages, PDF, handouts, exchange files.

It does no input or output: values go in, text or bytes come out. Pages are Jinja2 templates
(``templates/``), rendered here; ``cli`` and ``server`` decide where they go.
"""
