import type { Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { toKurus } from '../booking/price.ts';
import { addDays, dayOf, daysBetween } from '../calendar/day.ts';
import { type BookingPayment, dayOfPayment, paymentsOf, revenueOf } from '../finance/income.ts';

/** Days of a trend unless stated. */
const DAYS = 30;

/** Figures of some records: what those of one day, or of several, come to. */
function figures<T>(
  records: readonly T[],
  dayOfRecord: (record: T) => string,
  worth: (records: readonly T[]) => number,
) {
  const byDay = Map.groupBy(records, dayOfRecord);
  return (days: readonly string[]) =>
    days.map((date) => ({ date, value: worth(byDay.get(date) ?? []) }));
}

/** The figures of the platform over the last days, `today` included, compared with as many days before. */
export function platformTrends(
  store: Store,
  today: string,
  days: 7 | 30 | 90 = DAYS,
): Schemas['PlatformTrends'] {
  const startDate = addDays(today, 1 - days);
  const previousStartDate = addDays(startDate, -days);
  const previousEndDate = addDays(startDate, -1);
  const current = daysBetween(startDate, today);
  const previous = daysBetween(previousStartDate, previousEndDate);

  const count = (records: readonly { createdAt: string }[]): Schemas['CountTrend'] => {
    const of = figures(
      records,
      ({ createdAt }) => dayOf(createdAt),
      (some) => some.length,
    );
    const points = of(current).map(({ date, value }) => ({ date, count: value }));
    const total = points.reduce((sum, point) => sum + point.count, 0);
    const previousTotal = of(previous).reduce((sum, { value }) => sum + value, 0);
    return { total, previousTotal, points };
  };
  const earned = (payments: readonly BookingPayment[]): Schemas['AmountTrend'] => {
    const of = figures(payments, ({ payment }) => dayOfPayment(payment), revenueOf);
    const points = of(current).map(({ date, value }) => ({ date, amount: value }));
    const total = toKurus(points.reduce((sum, { amount }) => sum + amount, 0));
    const previousTotal = toKurus(of(previous).reduce((sum, { value }) => sum + value, 0));
    return { total, previousTotal, points };
  };
  return {
    startDate,
    endDate: today,
    previousStartDate,
    previousEndDate,
    registrations: count(store.users.all()),
    bookings: count(store.bookings.all()),
    revenue: earned(paymentsOf(store, store.bookings.all())),
    reviews: count(store.reviews.all()),
  };
}
