"""The messages of the protocol, a module for each thing that client and server talk about.

The rest of the house takes them from motstand.server.messages.
"""
