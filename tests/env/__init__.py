"""Tests of the environments for research, with the checkers of the libraries that they serve."""
