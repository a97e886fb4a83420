"""What every operation has in common: who may call it, repeats, one transaction.

A class of an API says which function answers an operation:

    class BoatsApi(BaseBoatsApi):
        get_boat = operation(boats.get)

The function takes the call and, by their generated names, the arguments it needs.
"""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from fastapi.responses import JSONResponse, Response
from pydantic import BaseModel
from sqlalchemy import Connection
from starlette.concurrency import run_in_threadpool

from pruva_service.people.person import Person, find_person
from pruva_service.storage.database import transaction
from pruva_service.web.answers import Answer
from pruva_service.web.checks import check
from pruva_service.web.contract import CONTRACT, Operation, snake
from pruva_service.web.received import Received, received
from pruva_service.web.refusals import Refusal
from pruva_service.web.repeats import once

Handler = Callable[..., Answer | Response]


@dataclass
class Call:
    """A request that may be answered: its caller has the role, its values fit the contract."""

    operation: Operation
    request: Received
    person: Person | None
    db: Connection

    @property
    def caller(self) -> Person:
        """Who calls an operation that needs a sign-in."""
        if self.person is None:
            raise Refusal("UNAUTHENTICATED")
        return self.person

    @property
    def is_exempt(self) -> bool:
        """Whether the caller's role reaches the records of others here."""
        if self.person is None:
            return False
        return not self.operation.owned or self.person.role in self.operation.exempt

    def must_be(self, *owners: int | None) -> None:
        """Refuses whoever is none of the owners of a record, and not exempt either."""
        if not self.is_exempt and self.caller.id not in owners:
            raise Refusal("FORBIDDEN")


def sent(model: BaseModel) -> dict[str, Any]:
    """The fields that were sent, under the contract's names; what was left out is not there."""
    return model.model_dump(mode="json", by_alias=True, exclude_unset=True)


class operation:
    """Puts a function in the place of a method of a generated base class."""

    #: What the classes of this service answer, by the operationId.
    served: ClassVar[dict[str, "operation"]] = {}

    def __init__(self, handler: Handler) -> None:
        self.handler = handler
        self.wanted = set(inspect.signature(handler).parameters)

    def __set_name__(self, owner: type, name: str) -> None:
        generated = getattr(owner.__mro__[1], name)
        # The generator leaves some names as the contract writes them: `boatId`.
        self.names = [snake(each) for each in inspect.signature(generated).parameters][1:]
        self.contract = CONTRACT.operations[name]
        self.served[self.contract.id] = self

    async def __call__(self, *arguments: Any) -> Response:
        named = dict(zip(self.names, arguments, strict=True))
        mine = {name: value for name, value in named.items() if name in self.wanted}
        return await run_in_threadpool(self.answer, mine)

    def answer(self, arguments: dict[str, Any]) -> Response:
        """Answers in one transaction: a refusal takes back whatever was written before it."""
        request = received()
        with transaction(writes=self.contract.writes) as db:
            person = None
            if request.caller is not None:
                # The role may have changed between the sign-in and now.
                person = find_person(db, request.caller)
                if person is None or not person.is_active:
                    raise Refusal("UNAUTHENTICATED")
            role = person.role if person else "ANONYMOUS"
            if role not in self.contract.roles:
                raise Refusal("FORBIDDEN")
            check(self.contract, request)
            call = Call(self.contract, request, person, db)
            return once(call, lambda: self._response(self.handler(call, **arguments)))

    def _response(self, answer: Answer | Response) -> Response:
        if isinstance(answer, Response):
            return answer
        if self.contract.success == 204:
            return Response(status_code=204, headers=answer.headers)
        return JSONResponse(answer.body, self.contract.success, answer.headers)
