"""How Discord refuses: a status, a code, a sentence and, for a bad form, which fields are wrong.

Codes and sentences: Discord's page "Opcodes and Status Codes", section "JSON Error Codes".
"""

from typing import Any

Json = dict[str, Any]
Path = tuple[str | int, ...]

REASONS: dict[int, tuple[int, str]] = {
    0: (401, "401: Unauthorized"),
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30008: (400, "Maximum number of emojis reached (50)"),
    30010: (400, "Maximum number of reactions reached (20)"),
    30015: (400, "Maximum number of attachments in a message reached (10)"),
    30032: (400, "Maximum number of application commands reached"),
    30033: (400, "Max number of thread participants has been reached (1000)"),
    30034: (429, "Maximum number of daily application command creates has been reached (200)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40094: (400, "This interaction has reached its maximum number of follow up messages."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160004: (400, "A thread has already been created for this message"),
    160005: (400, "Thread is locked"),
}


class Refusal(Exception):
    """Discord refuses a request."""

    def __init__(self, code: int, *, errors: Json | None = None, retry_after: float | None = None) -> None:
        self.status, self.message = REASONS[code]
        self.code, self.errors, self.retry_after = code, errors, retry_after
        super().__init__(f"{self.status} {code}: {self.message} {errors or ''}")

    def json(self) -> Json:
        """Return the body of the answer."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": False}
        return body


class Form:
    """A form being checked; it collects what is wrong, field by field."""

    def __init__(self) -> None:
        self.errors: Json = {}

    def flaw(self, path: Path, code: str, message: str) -> None:
        """Record that the field at `path` is wrong; an error of a whole field replaces those inside it."""
        place = self.errors
        for step in path:
            if "_errors" in place:
                return
            place = place.setdefault(str(step), {})
        if "_errors" not in place:
            place.clear()
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def settle(self) -> None:
        """Accept the request, or refuse it with all errors found (50035)."""
        if self.errors:
            raise Refusal(50035, errors=self.errors)

    def text(self, path: Path, value: object, low: int, high: int) -> None:
        """Check a string's type and length."""
        if not isinstance(value, str):
            self.flaw(path, "BASE_TYPE_REQUIRED" if value is None else "STRING_TYPE_CONVERT", "This must be a string.")
        elif not low <= len(value) <= high:
            self._length(path, low, high)

    def optional_text(self, path: Path, value: object, low: int, high: int) -> None:
        """Check a string's type and length, unless it is missing."""
        if value is not None:
            self.text(path, value, low, high)

    def items(self, path: Path, value: object, low: int, high: int) -> list[Any]:
        """Check a list's type and length, and return it; return an empty list for anything else."""
        if not isinstance(value, list):
            self.flaw(path, "BASE_TYPE_REQUIRED" if value is None else "LIST_TYPE_CONVERT", "This must be a list.")
            return []
        if not low <= len(value) <= high:
            self._length(path, low, high)
        return value

    def number(self, path: Path, value: object, low: float, high: float) -> None:
        """Check that a number is within bounds; booleans are not numbers."""
        if isinstance(value, bool) or not isinstance(value, int | float):
            self.flaw(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
        elif value < low:
            self.flaw(path, "NUMBER_TYPE_MIN", f"Value should be greater than or equal to {low}.")
        elif value > high:
            self.flaw(path, "NUMBER_TYPE_MAX", f"Value should be less than or equal to {high}.")

    def choice(self, path: Path, value: object, allowed: set[int]) -> None:
        """Check that a value is one of a few numbers."""
        if isinstance(value, bool) or value not in allowed:
            options = ", ".join(map(str, sorted(allowed)))
            self.flaw(path, "BASE_TYPE_CHOICES", f"Value must be one of ({options}).")

    def _length(self, path: Path, low: int, high: int) -> None:
        if low:
            self.flaw(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        else:
            self.flaw(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
