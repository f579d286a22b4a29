"""HTTP and sockets: requests and messages are measured, read and answered here. Nothing here knows the rules."""
