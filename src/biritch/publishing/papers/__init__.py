"""PDF printouts: results, hands, forms and cards, without a browser."""
