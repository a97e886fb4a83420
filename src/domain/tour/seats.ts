import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** How many guests a date of a tour takes. */
export function seatsOf(maxGuests: number): MessageDescriptor {
  return msg`${plural(maxGuests, { one: '# seat at most', other: '# seats at most' })}`;
}

/** How many of its seats guests have booked or asked for. */
export function seatsTaken(taken: number, maxGuests: number): MessageDescriptor {
  return msg`${taken} of ${maxGuests} seats taken`;
}
