import type { TourDateRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { isOpen } from '../availability/availability.ts';
import { notifyAndEmail } from '../booking/booking-notifications.ts';
import { lastDayOf } from '../booking/quote.ts';
import { clockTimeOf } from '../calendar/clock-time.ts';
import { dayOf } from '../calendar/day.ts';
import { hostOf, tourOffer } from '../offer/offer.ts';

const MOMENT = new Intl.DateTimeFormat('tr-TR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Istanbul',
});

/**
 * Replaces what is said of a date. Open bookings follow it to another day or hour, and their customers
 * are told when it moves or is called off. `now` in milliseconds since 1970.
 */
export function changeDate(
  store: Store,
  now: number,
  date: TourDateRecord,
  values: Partial<Omit<TourDateRecord, 'id' | 'tourId'>>,
): TourDateRecord {
  const next = store.tourDates.update(date.id, values) ?? { ...date, ...values };
  const bookings = store.bookings.where('tourDateId', date.id).filter(isOpen);
  const isMoved = next.startDate !== date.startDate || lastDayOf(next) !== lastDayOf(date);
  if (isMoved) {
    for (const { id } of bookings) {
      store.bookings.update(id, {
        startDate: dayOf(next.startDate),
        endDate: lastDayOf(next),
        startTime: clockTimeOf(next.startDate),
      });
    }
  }
  const isCalledOff =
    next.availabilityStatus === 'CANCELLED' && date.availabilityStatus !== 'CANCELLED';
  if (!isMoved && !isCalledOff) return next;
  const name = hostOf(store, tourOffer(date.tourId))?.name ?? '';
  const before = MOMENT.format(Date.parse(date.startDate));
  const notice = isCalledOff
    ? {
        title: 'Tur tarihi iptal edildi',
        message: `${name}, ${before}: rehber bu tarihi iptal etti. Rezervasyonunuz için sizinle iletişime geçecek.`,
      }
    : {
        title: 'Tur tarihi değişti',
        message: `${name}, ${before} yerine ${MOMENT.format(Date.parse(next.startDate))} tarihinde yapılacak.`,
      };
  for (const customerId of new Set(bookings.map((booking) => booking.customerId))) {
    notifyAndEmail(store, now, customerId, { type: 'WARNING', ...notice });
  }
  return next;
}
