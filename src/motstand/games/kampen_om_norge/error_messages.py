"""What is wrong with content or a setup, in the words of this game."""

from __future__ import annotations

from typing import Final

from motstand.kernel.words.error_messages import ErrorMessages

MESSAGES: Final = ErrorMessages(__file__)
message: Final = MESSAGES.message
