"""The application: the generated routes, with this service's callers, refusals and faults."""

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pruva_api.main import app as generated
from pruva_api.security_api import get_token_bearerAuth
from starlette.exceptions import HTTPException

from pruva_service import health  # noqa: F401 - its class registers itself, as those below do
from pruva_service.boats import apis as boats  # noqa: F401
from pruva_service.bookings import apis as bookings  # noqa: F401
from pruva_service.calendar import apis as calendar  # noqa: F401
from pruva_service.payments import apis as payments  # noqa: F401
from pruva_service.people import apis as people  # noqa: F401
from pruva_service.people.tokens import caller
from pruva_service.web.contract import CONTRACT
from pruva_service.web.received import KeepRequest
from pruva_service.web.refusals import NOT_ALLOWED, FieldError, Refusal, answer_of, error_answer


async def refused(_: Request, refusal: Refusal) -> JSONResponse:
    return answer_of(refusal)


async def invalid(_: Request, broken: RequestValidationError) -> JSONResponse:
    """What the generated models refuse: a field of the body is 422, anything else 400."""
    errors = broken.errors()
    is_body = all(one["loc"][0] == "body" and one["type"] != "json_invalid" for one in errors)
    fields = [FieldError(".".join(map(str, one["loc"])), one["msg"], NOT_ALLOWED) for one in errors]
    return answer_of(Refusal("VALIDATION_FAILED" if is_body else "INVALID_REQUEST", *fields))


async def failed(_: Request, failure: HTTPException) -> JSONResponse:
    """What the framework refuses: an address that leads nowhere, a media type, a missing token."""
    status = failure.status_code
    code = {404: "UNKNOWN_PATH", 501: "NOT_IMPLEMENTED"}.get(status) or CONTRACT.code_of(status)
    answer = error_answer(status, code)
    answer.headers.update(failure.headers or {})
    return answer


async def broke(_: Request, __: Exception) -> JSONResponse:
    return error_answer(500, CONTRACT.code_of(500))


def create_app() -> FastAPI:
    """The service, ready to be served."""
    generated.dependency_overrides[get_token_bearerAuth] = caller
    generated.add_exception_handler(Refusal, refused)
    generated.add_exception_handler(RequestValidationError, invalid)
    generated.add_exception_handler(HTTPException, failed)
    generated.add_exception_handler(Exception, broke)
    generated.add_middleware(KeepRequest, unreadable=lambda: answer_of(Refusal("INVALID_REQUEST")))
    return generated
