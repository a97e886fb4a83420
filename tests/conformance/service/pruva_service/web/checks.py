"""Holds a request against the contract's own schemas.

The generated models have checked most of it already. They cannot say `if`/`then`, take null for
what may only be left out, and read `1` as a truth value, so what was typed is looked at once more.
"""

from collections.abc import Iterator
from datetime import date
from typing import Any

from pruva_service.web.contract import Operation, Parameter
from pruva_service.web.received import Received
from pruva_service.web.refusals import NOT_ALLOWED, FieldError, Refusal


def check(operation: Operation, request: Received) -> None:
    """Refuses what the contract does not allow: 400 for parameters, 422 for the body."""
    wrong = [*_parameters(operation, request), *_together(operation, request)]
    if wrong:
        raise Refusal("INVALID_REQUEST", *wrong)
    if operation.body is None:
        return
    broken = [
        FieldError(".".join(["body", *map(str, error.absolute_path)]), error.message, NOT_ALLOWED)
        for error in operation.body.iter_errors(request.json)
    ]
    too_long = [] if broken else [*_periods(operation, request.json, "body")]
    if broken or too_long:
        raise Refusal("VALIDATION_FAILED", *broken, *too_long)


def _parameters(operation: Operation, request: Received) -> Iterator[FieldError]:
    for parameter in operation.parameters:
        for text in _texts(parameter, request):
            for error in parameter.validator.iter_errors(_typed(parameter.schema, text)):
                yield FieldError(f"{parameter.place}.{parameter.name}", error.message, NOT_ALLOWED)


def _texts(parameter: Parameter, request: Received) -> list[Any]:
    if parameter.place == "query":
        given = [value for name, value in request.query if name == parameter.name]
        is_list = parameter.schema.get("type") == "array"
        return [given] if is_list and given else given
    value = request.headers.get(parameter.name) if parameter.place == "header" else None
    return [] if value is None else [value]


def _typed(schema: dict[str, Any], text: Any) -> Any:
    """What a text of the query stands for; a text that stands for nothing stays, and is refused."""
    kinds = schema.get("type", "string")
    if "boolean" in kinds:
        return {"true": True, "false": False}.get(text, text)
    if "integer" in kinds or "number" in kinds:
        try:
            return int(text) if text.lstrip("-").isdecimal() else float(text)
        except ValueError:
            return text
    return text


def _together(operation: Operation, request: Received) -> Iterator[FieldError]:
    """What JSON Schema cannot say of parameters: one of several, and how long a period may be."""
    given = dict(request.query)
    names = [one.removeprefix("query.") for one in operation.exactly_one_of if "query." in one]
    if names and sum(name in given for name in names) != 1:
        yield FieldError(
            f"query.{names[0]}",
            f"exactly one of {', '.join(names)} is needed",
            f"Bunlardan tam olarak biri gerekli: {', '.join(names)}.",
        )
    yield from _periods(operation, given, "query")


def _periods(operation: Operation, given: Any, place: str) -> Iterator[FieldError]:
    """Periods that run backwards or are too long."""
    for first, last in (("startDate", "endDate"), ("from", "to"), ("createdFrom", "createdTo")):
        if not isinstance(given, dict) or first not in given or last not in given:
            continue
        try:
            days = (date.fromisoformat(given[last]) - date.fromisoformat(given[first])).days
        except (TypeError, ValueError):
            continue
        if days < 0:
            yield FieldError(f"{place}.{last}", f"is before {first}", f"{first} gününden önce.")
        elif operation.max_days is not None and days >= operation.max_days:
            yield FieldError(
                f"{place}.{last}",
                f"the period has more than {operation.max_days} days",
                f"Süre {operation.max_days} günden uzun.",
            )
