"""Refusals: what cannot be done and why, as the key of a text, with the number of the rule where there is one."""

from typing import Any


class Refusal(Exception):  # noqa: N818 - not every refusal is an error
    """Something was asked that cannot be done; nothing has changed. The key names a text, the rule a number.

    Its text is a sentence where one was given, else the key with the rule and the details.
    """

    def __init__(self, key: str, rule: str | None = None, **details: Any) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.details = details
        self.sentence = ""

    def __str__(self) -> str:
        if self.sentence:
            return f"{self.sentence} ({self.rule})" if self.rule else self.sentence
        details = ", ".join(f"{name}={value}" for name, value in self.details.items())
        head = f"{self.key} ({self.rule})" if self.rule else self.key
        return f"{head}: {details}" if details else head

    def __reduce__(self) -> tuple[Any, ...]:
        return _refuse_again, (type(self), self.key, self.rule, self.details)


def _refuse_again(kind: type[Refusal], key: str, rule: str | None, details: dict[str, Any]) -> Refusal:
    """Returns a refusal that comes from another process."""
    refusal = kind.__new__(kind, key)
    Refusal.__init__(refusal, key, rule, **details)
    return refusal


class IllegalMove(Refusal):
    """A move the rules forbid, or no move at all."""


class ImpossiblePosition(Refusal):
    """A position that breaks the counts or the rules."""


class BadRequest(Refusal):
    """A wrong field, option, seat count, file or order of things."""
