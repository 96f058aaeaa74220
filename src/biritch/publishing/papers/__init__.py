"""What is printed, as PDF: results, hands, forms and cards, on A4 and without a browser."""
