"""Environments for research: Gymnasium for one seat, PettingZoo for all seats, OpenSpiel for its algorithms.

They need the extra `research`, and work for every game that has a list of words and of features in its folder
`env/`. Nothing else imports this package.
"""
