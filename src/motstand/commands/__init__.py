"""The commands of the terminal, one module each. `cli.py` gathers them; nothing else imports them."""
