"""The server: tables that people sit down at, seats behind secret links, a durable log, sockets.

`web` reads requests and messages, `play` holds the tables, `storage` keeps them, `bots` think, `afterwards` looks
back at finished games, `away` tells people of their turn. It knows the kernel and finds games through the registry;
the browser client knows only its messages.
"""
