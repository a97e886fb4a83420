import type { Store } from '../../store/state.ts';
import { conflict, type FieldProblem, type Refusal } from '../common/refusal.ts';
import { type Notice, notify } from '../message/notify.ts';
import { hostOf, type Offer } from '../offer/offer.ts';
import { bookingsTouching, type Clock } from './availability.ts';

/** What is wrong with a day that must not lie before today; empty when nothing is. */
export function pastProblems(field: string, date: string, today: string): FieldProblem[] {
  if (date >= today) return [];
  return [
    {
      field,
      message: { tr: 'Tarih bugünden önce olamaz.', en: 'The date must not be before today.' },
    },
  ];
}

/** 409: days that have an entry already. */
export const alreadyEntered = (dates: readonly string[]): Refusal =>
  conflict('AVAILABILITY_EXISTS', {
    tr: `Bu günler için zaten müsaitlik kaydı var: ${listed(dates)}`,
    en: `These days already have an availability entry: ${listed(dates)}`,
  });

/** 409 when a booking takes one of the days: it is cancelled before the day can be closed. */
export function closingRefusal(
  store: Store,
  offer: Offer,
  dates: readonly string[],
): Refusal | undefined {
  const [first, last] = [dates.at(0), dates.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const bookings = bookingsTouching(store, offer, first, last);
  const booked = dates.filter((date) =>
    bookings.some((booking) => booking.startDate <= date && booking.endDate >= date),
  );
  if (booked.length === 0) return undefined;
  return conflict('DAY_BOOKED', {
    tr: `Bu günlerde rezervasyon var, önce iptal edilmelidir: ${listed(booked)}`,
    en: `These days are booked; the booking has to be cancelled first: ${listed(booked)}`,
  });
}

function subjectOf({ boatId, tourId }: Offer): Notice['subject'] {
  if (boatId !== null) return { kind: 'BOAT', id: boatId };
  return tourId === null ? null : { kind: 'TOUR', id: tourId };
}

/** Tells the host that somebody else, an administrator, changed the calendar of a boat or tour. */
export function notifyHost(
  store: Store,
  clock: Clock,
  userId: number,
  offer: Offer,
  dates: readonly string[],
): void {
  const host = hostOf(store, offer);
  if (!host || host.hostId === userId) return;
  notify(store, clock.now, {
    userId: host.hostId,
    type: 'BOAT_AVAILABILITY_CHANGED',
    subject: subjectOf(offer),
    title: { tr: 'Müsaitlik güncellendi', en: 'Availability updated' },
    message: {
      tr: `${host.name} için müsaitlik bir yönetici tarafından değiştirildi: ${listed(dates)}`,
      en: `An administrator changed the availability of ${host.name}: ${listed(dates)}`,
    },
  });
}

/** At most three days in words short enough for a message. */
function listed(dates: readonly string[]): string {
  return dates.slice(0, 3).join(', ') + (dates.length > 3 ? ` (+${dates.length - 3})` : '');
}
