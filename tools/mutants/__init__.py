"""Mutation testing of the kernel and the games' rules: small mistakes are put in, and the tests have to notice them."""
