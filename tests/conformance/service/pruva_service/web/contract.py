"""The contract as the service reads it: operations, who may call them, schemas, error codes.

Limits, enums, roles and codes stand in `generated/openapi.json` alone; nothing here repeats them.
"""

import json
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator, FormatChecker
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

CONTRACT_FILE = Path(__file__).parents[5] / "generated" / "openapi.json"
METHODS = ("get", "put", "post", "patch", "delete")
URI = "urn:pruva:contract"
ADDRESS = re.compile(
    r"[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]+",
    re.ASCII | re.IGNORECASE,
)


def _escaped(step: str) -> str:
    return step.replace("~", "~0").replace("/", "~1").replace("%", "%25")


@dataclass(frozen=True)
class Parameter:
    """A parameter of the query, the path or a header, with what checks a value of it."""

    name: str
    place: str
    schema: dict[str, Any]
    validator: Draft202012Validator


@dataclass(frozen=True)
class Operation:
    """One operation, as far as the service goes by it."""

    id: str
    method: str
    path: str
    roles: frozenset[str]
    owned: bool
    exempt: frozenset[str]
    success: int
    success_headers: frozenset[str]
    list_length: int | None
    body: Draft202012Validator | None
    parameters: tuple[Parameter, ...] = ()
    exactly_one_of: tuple[str, ...] = ()
    max_days: int | None = None
    keyed: bool = False

    @property
    def writes(self) -> bool:
        return self.method != "get"


def is_address(value: object) -> bool:
    """Whether a text can be an e-mail address; what is no text is for others to judge."""
    return not isinstance(value, str) or ADDRESS.fullmatch(value) is not None


class Contract:
    """`openapi.json`, read once."""

    def __init__(self, file: Path) -> None:
        self.document: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        resource = Resource(contents=self.document, specification=DRAFT202012)
        self._registry = Registry().with_resource(URI, resource)
        self._formats = FormatChecker()
        # The library is content with any text that has an @ in it.
        self._formats.checks("email")(is_address)

    @property
    def version(self) -> str:
        return self.document["info"]["version"]

    @property
    def codes(self) -> dict[str, Any]:
        """Every error code: its status, its meaning, and which operations answer it."""
        return self.document["x-error-codes"]

    def code_of(self, status: int) -> str:
        """The code of a refusal that no rule of an operation explains: the one every answer has."""
        scopes = ("status", "token", "address")
        for code, entry in self.codes.items():
            if entry["status"] == status and entry.get("scope") in scopes:
                return code
        return self.code_of(500)

    @cached_property
    def operations(self) -> dict[str, Operation]:
        """By the name of the method that the generated base classes have for it: `list_boats`."""
        return {snake(each.id): each for each in self._read()}

    def validator(self, pointer: str) -> Draft202012Validator:
        """What checks a value against the schema at a JSON pointer of the contract."""
        return Draft202012Validator(
            {"$ref": f"{URI}#{pointer}"}, registry=self._registry, format_checker=self._formats
        )

    def _resolved(self, value: dict[str, Any]) -> dict[str, Any]:
        while "$ref" in value:
            target: Any = self.document
            for step in value["$ref"].removeprefix("#/").split("/"):
                target = target[step]
            value = target
        return value

    def _read(self) -> Iterator[Operation]:
        for path, item in self.document["paths"].items():
            for method in METHODS:
                if method in item:
                    yield self._operation(path, method, item[method])

    def _operation(self, path: str, method: str, raw: dict[str, Any]) -> Operation:
        status = next(status for status in raw["responses"] if status.startswith("2"))
        answer = self._resolved(raw["responses"][status])
        listed = self._resolved(
            answer.get("content", {}).get("application/json", {}).get("schema", {})
        )
        owner = raw["x-access"]["owner"]
        pointer = f"/paths/{_escaped(path)}/{method}"
        body = raw.get("requestBody", {}).get("content", {}).get("application/json")
        parameters = tuple(self._parameters(pointer, raw))
        return Operation(
            id=raw["operationId"],
            method=method,
            path=path,
            roles=frozenset(raw["x-access"]["roles"]),
            owned=isinstance(owner, dict),
            exempt=frozenset(owner.get("exempt", ()) if isinstance(owner, dict) else ()),
            success=int(status),
            success_headers=frozenset(answer.get("headers", {})),
            list_length=listed.get("maxItems"),
            body=None
            if body is None
            else self.validator(f"{pointer}/requestBody/content/application~1json/schema"),
            parameters=parameters,
            exactly_one_of=tuple(raw.get("x-exactly-one-of", ())),
            max_days=raw.get("x-max-days"),
            keyed=any(each.name == "Idempotency-Key" for each in parameters),
        )

    def _parameters(self, pointer: str, raw: dict[str, Any]) -> Iterator[Parameter]:
        for index, given in enumerate(raw.get("parameters", [])):
            place = f"{pointer}/parameters/{index}"
            if "$ref" in given:
                place = given["$ref"].removeprefix("#")
            one = self._resolved(given)
            validator = self.validator(f"{place}/schema")
            yield Parameter(one["name"], one["in"], self._resolved(one["schema"]), validator)


def snake(operation_id: str) -> str:
    """`listBoats` → `list_boats`, as the generator names methods."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", operation_id).lower()


CONTRACT = Contract(Path(os.environ.get("PRUVA_CONTRACT", CONTRACT_FILE)))
