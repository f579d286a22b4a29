"""Why something cannot be done now: what clicks mean, the reason against an answer, and why a thing is not asked about.

Only the kernel's "why not?" calls this, through the `Game`; the reasons themselves come from the chapters of the rules.
"""
