"""Faults of what every operation has in common."""

from faults.patching import fault, replace


@fault(run=["createBoat"])
def a_key_fits_every_body() -> None:
    """A key that comes again with another body answers what the first body made."""
    from pruva_service.web import repeats

    replace(repeats.fingerprint, lambda _: lambda call: "")


@fault(run=["updateBoat", "updateAvailability"])
def any_version_fits() -> None:
    """If-Match is not looked at: who is slower overwrites what the quicker one wrote."""
    from pruva_service.web import versions

    replace(versions.must_match, lambda _: lambda call, tag, record: None)
