"""What is published of boards and results: web pages, PDF papers, handouts, spreadsheets."""
