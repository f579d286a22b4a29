"""The kernel: rules as generators, chance as decisions, plain state, and matches that can go back.

It knows no game. Games, players, lab, environments and server know the kernel.
"""

from __future__ import annotations

from motstand.kernel import flow


def compiled() -> bool:
    """Does the kernel run compiled (mypyc) rather than as pure Python?"""
    return not str(flow.__file__).endswith(".py")
