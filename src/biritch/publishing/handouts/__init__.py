"""Sheets for a club to print: hand records, curtain cards. HTML alone, nothing fetched."""
