"""The web server: addresses, sockets, storage and workers. It knows no rule of bridge."""
