"""How a fault gets into the service, whose own code knows of none."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

SERVICE = "pruva_service."


@dataclass(frozen=True)
class Fault:
    """One way to be wrong: what a team has done, what it would check, and where it shows."""

    name: str
    what: str
    run: tuple[str, ...]
    at: tuple[str, ...]
    put_in: Callable[[], None]


FAULTS: dict[str, Fault] = {}


def fault(*, run: list[str], at: list[str] | None = None) -> Callable[[Callable[[], None]], None]:
    """
    Names a function that puts a fault in; its docstring says what the fault is. `run` are the
    operations of the area that a team works on, `at` those that a finding has to be about; the
    same unless stated.
    """

    def named(put_in: Callable[[], None]) -> None:
        name = put_in.__name__.replace("_", "-")
        what = " ".join((put_in.__doc__ or "").split())
        FAULTS[name] = Fault(name, what, tuple(run), tuple(at or run), put_in)

    return named


def replace(original: Any, make: Callable[[Any], Any]) -> None:
    """Puts what `make` makes of a function in its place, wherever the service has it by a name."""
    from pruva_service.web.operation import operation

    other = make(original)
    for module in [found for name, found in sys.modules.items() if name.startswith(SERVICE)]:
        for name, value in list(vars(module).items()):
            if value is original:
                setattr(module, name, other)
    for served in operation.served.values():
        if served.handler is original:
            served.handler = other
