"""The hours of a day that a boat is let for: it starts from 08:00 on and is back by 18:00."""

#: `BookingStartTime` and `BookingHours` say it in the contract.
START_HOURS = range(8, 18)


def clock(hour: int) -> str:
    """`08:00`."""
    return f"{hour:02d}:00"


def hour_of(time: str) -> int:
    return int(time[:2])
