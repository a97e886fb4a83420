"""Amounts: lira on the wire, whole kuruş inside, so that nothing is lost by adding."""

from decimal import ROUND_HALF_UP, Decimal

from pruva_service.web.refusals import invalid


def kurus(lira: float, field: str) -> int:
    """Lira as kuruş; refuses a third decimal."""
    amount = Decimal(str(lira)) * 100
    if amount != amount.to_integral_value():
        raise invalid(
            field, "has more than two decimals", "Virgülden sonra ikiden çok basamak var."
        )
    return int(amount)


def lira(amount: int) -> float:
    return amount / 100


def lira_or_none(amount: int | None) -> float | None:
    return None if amount is None else lira(amount)


def share_of(amount: int, share: Decimal, step: int = 1) -> int:
    """A share of an amount, half a step rounded up; `step` is the smallest amount, in kuruş."""
    exact = Decimal(amount) * share / step
    return int(exact.quantize(Decimal(1), ROUND_HALF_UP)) * step
