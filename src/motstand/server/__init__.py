"""The server: tables that people sit down at, seats behind secret links, a durable log, sockets.

It knows the kernel and finds games through the registry; the browser client knows only its messages.
"""
