"""What is published of boards and results: web pages, PDF papers, handouts, exchange files.

It writes no file and asks nobody: values go in, text or bytes come out. Pages are Jinja2
templates (``templates/``), filled in here; ``cli`` and ``server`` decide where they go.
"""
