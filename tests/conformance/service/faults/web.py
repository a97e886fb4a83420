"""Faults of what every operation has in common."""

from faults.patching import fault, replace


@fault(run=["createBoat"])
def a_key_fits_every_body() -> None:
    """A key that comes again with another body answers what the first body made."""
    from pruva_service.web import repeats

    replace(repeats.fingerprint, lambda _: lambda call: "")


@fault(run=["createBoat"])
def keys_are_shared_by_everybody() -> None:
    """A key that somebody else has used answers what they made."""
    from pruva_service.web import repeats

    def one_caller(right):
        def once(call, answer):
            from dataclasses import replace as with_other

            return right(with_other(call, person=None), answer)

        return once

    replace(repeats.once, one_caller)


@fault(run=["updateBoat", "updateAvailability"])
def any_version_fits() -> None:
    """If-Match is not looked at: who is slower overwrites what the quicker one wrote."""
    from pruva_service.web import versions

    replace(versions.must_match, lambda _: lambda call, tag, record: None)


@fault(run=["createBoat"])
def a_refusal_is_kept_for_the_key() -> None:
    """A key that was refused once is refused for good."""
    from fastapi.responses import Response

    from pruva_service.web import repeats
    from pruva_service.web.refusals import Refusal

    refused: dict[str, Refusal] = {}

    def stubborn(right):
        def once(call, answer) -> Response:
            key = call.request.headers.get("idempotency-key", "")
            if key in refused:
                raise refused[key]
            try:
                return right(call, answer)
            except Refusal as refusal:
                if key:
                    refused[key] = refusal
                raise

        return once

    replace(repeats.once, stubborn)
