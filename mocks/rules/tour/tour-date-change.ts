import type { TourDateRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { isOpen } from '../availability/availability.ts';
import { notifyAndEmail } from '../booking/booking-notifications.ts';
import { lastDayOf } from '../booking/quote.ts';
import { clockTimeOf } from '../calendar/clock-time.ts';
import { dayOf } from '../calendar/day.ts';
import type { Text } from '../common/refusal.ts';
import { hostOf, tourOffer } from '../offer/offer.ts';

const momentIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Istanbul',
  });
const MOMENT = { tr: momentIn('tr-TR'), en: momentIn('en-GB') };

const momentOf = (instant: string): Text => ({
  tr: MOMENT.tr.format(Date.parse(instant)),
  en: MOMENT.en.format(Date.parse(instant)),
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
  const before = momentOf(date.startDate);
  const after = momentOf(next.startDate);
  const notice = isCalledOff
    ? {
        title: { tr: 'Tur tarihi iptal edildi', en: 'Tour date called off' },
        message: {
          tr: `${name}, ${before.tr}: rehber bu tarihi iptal etti. Rezervasyonunuz için sizinle iletişime geçecek.`,
          en: `${name}, ${before.en}: the guide called this date off and will contact you about your booking.`,
        },
      }
    : {
        title: { tr: 'Tur tarihi değişti', en: 'Tour date changed' },
        message: {
          tr: `${name}, ${before.tr} yerine ${after.tr} tarihinde yapılacak.`,
          en: `${name} takes place on ${after.en} instead of ${before.en}.`,
        },
      };
  // A customer with two bookings of the date is told once, of the first of them.
  const told = new Map(bookings.toReversed().map(({ customerId, id }) => [customerId, id]));
  for (const [customerId, id] of told) {
    const subject = { kind: 'BOOKING', id } as const;
    notifyAndEmail(store, now, customerId, { type: 'WARNING', subject, ...notice });
  }
  return next;
}
