import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { TourDate } from '../../api/contract/types.ts';
import { seatsToHave } from './open-dates.ts';

type Seats = Pick<TourDate, 'freeSeats' | 'maxGuests'>;

/** How many guests a date of a tour takes. */
export function seatsOf(maxGuests: number): MessageDescriptor {
  return msg`${plural(maxGuests, { one: '# seat at most', other: '# seats at most' })}`;
}

/** How many guests can still come along on a date; where that is not known, how many it takes. */
export function seatsLeft({ freeSeats, maxGuests }: Seats): MessageDescriptor {
  if (freeSeats === undefined) return seatsOf(maxGuests);
  return msg`${plural(freeSeats, { one: '# seat left', other: '# seats left' })}`;
}

/** The same of a date that has fewer seats than there are guests to come along. */
export function onlySeatsLeft(seats: Seats): MessageDescriptor {
  const left = seatsToHave(seats);
  return msg`${plural(left, { one: 'Only # seat left', other: 'Only # seats left' })}`;
}

/** The most guests that seats can be asked for; one at least, whom a date without a seat refuses. */
export function mostGuests(seats: Seats): number {
  return Math.max(seatsToHave(seats), 1);
}

/** How many of its seats guests have booked or asked for. */
export function seatsTaken(taken: number, maxGuests: number): MessageDescriptor {
  return msg`${taken} of ${maxGuests} seats taken`;
}
