"""The web server: builds, stores and speaks. It knows no rule of bridge."""
