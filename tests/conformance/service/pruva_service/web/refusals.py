"""Every refusal in the contract's one shape, in the caller's language."""

from http import HTTPStatus
from typing import NamedTuple
from uuid import uuid4

from fastapi.responses import JSONResponse

from pruva_service.web.contract import CONTRACT
from pruva_service.web.received import language, worded

#: What the service says in Turkish, by status; English is what the contract says of the code.
TURKISH = {
    400: "İstek geçerli değil.",
    401: "Oturum açmanız gerekiyor.",
    403: "Bunu yapmaya yetkiniz yok.",
    404: "Kayıt bulunamadı.",
    409: "Kaydın şu anki durumu buna izin vermiyor.",
    412: "Kayıt bu arada değiştirildi.",
    413: "Gönderilen dosya çok büyük.",
    415: "Bu içerik türü kabul edilmiyor.",
    422: "Bazı alanlar geçerli değil.",
    501: "Bu işlem henüz sunulmuyor.",
}
TURKISH_OTHERWISE = "Bir şeyler ters gitti."
#: Of a value that breaks the contract's schema: what the libraries say of it is English alone.
NOT_ALLOWED = "Bu değer kabul edilmiyor."
BEFORE_TODAY = ("is before today", "Bugünden önce.")


class FieldError(NamedTuple):
    """What is wrong with one field, in both languages; its path is written `body.endDate`."""

    field: str
    english: str
    turkish: str

    def told(self) -> dict[str, str]:
        """The error as it goes out."""
        message = worded(self.english, self.turkish)
        return {"field": self.field[:200], "message": message[:500]}


class Refusal(Exception):
    """Refuses a request with a code of the contract; the status follows from the code."""

    def __init__(
        self,
        code: str,
        *errors: FieldError,
        headers: dict[str, str] | None = None,
        last_change: dict | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.errors = errors
        self.headers = headers or {}
        self.last_change = last_change

    @property
    def status(self) -> int:
        return CONTRACT.codes[self.code]["status"]


def invalid(field: str, english: str, turkish: str) -> Refusal:
    """A field that breaks a rule: 422."""
    return Refusal("VALIDATION_FAILED", FieldError(field, english, turkish))


def sentence(status: int, english: str) -> str:
    """What a person reads, in the language of the request."""
    return worded(english, TURKISH.get(status, TURKISH_OTHERWISE))


def answer_of(refusal: Refusal) -> JSONResponse:
    """The refusal as it goes out."""
    english = CONTRACT.codes[refusal.code]["meaning"]
    return error_answer(refusal.status, refusal.code, english, refusal)


def error_answer(
    status: int, code: str, english: str | None = None, refusal: Refusal | None = None
) -> JSONResponse:
    """An `ErrorBody` with the code and the errors of the refusal."""
    errors = refusal.errors if refusal else ()
    body = {
        "message": sentence(status, english or HTTPStatus(status).phrase),
        "code": code,
        "errors": [error.told() for error in errors[:100]],
        "requestId": str(uuid4()),
    }
    if refusal and refusal.last_change:
        body["lastChange"] = refusal.last_change
    headers = {"Content-Language": language(), **(refusal.headers if refusal else {})}
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return JSONResponse(body, status, headers)
