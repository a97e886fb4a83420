"""What an operation answers with."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pruva_service.web.contract import Operation

BASE_PATH = "/api"


@dataclass
class Answer:
    """A body with its headers; the status of a success stands in the contract."""

    body: Any = None
    headers: dict[str, str] = field(default_factory=dict)

    def located(self, path: str) -> "Answer":
        """Where the created record is read."""
        self.headers["Location"] = f"{BASE_PATH}{path}"
        return self

    def tagged(self, tag: str) -> "Answer":
        """The version of the record."""
        self.headers["ETag"] = tag
        return self


def listed(operation: Operation, records: Sequence[Any]) -> Answer:
    """As many records as an answer may hold, and how many there are in all."""
    headers = {}
    if "X-Total-Count" in operation.success_headers:
        headers["X-Total-Count"] = str(len(records))
    return Answer(list(records[: operation.list_length]), headers)


def page_of(records: Sequence[Any], page: int, size: int) -> dict[str, Any]:
    """A page of a list, with its place in it."""
    pages = -(-len(records) // size)
    return {
        "content": list(records[page * size : (page + 1) * size]),
        "totalElements": len(records),
        "totalPages": pages,
        "number": page,
        "size": size,
        "first": page == 0,
        "last": page >= pages - 1,
    }
