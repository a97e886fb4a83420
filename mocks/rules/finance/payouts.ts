import type { BookingRecord, CompanyRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { hostedBookings } from '../booking/booking-parties.ts';
import { toKurus } from '../booking/price.ts';
import { addDays } from '../calendar/day.ts';
import { compare } from '../common/order.ts';
import { commissionOf } from './commission.ts';
import { paymentsOf, pendingPayoutOf } from './income.ts';

/** Money of one booking that waits to be paid out, in lira, and the calendar day on which it is. */
export interface PendingPayout {
  booking: BookingRecord;
  amount: number;
  commission: number;
  netAmount: number;
  dueOn: string;
}

/** What waits to be paid out to a captain, those due first at the top, equal ones by booking. */
export function pendingPayouts(store: Store, captainId: number, today: string): PendingPayout[] {
  return hostedBookings(store, captainId)
    .map((booking) => {
      const amount = pendingPayoutOf(paymentsOf(store, [booking]), today);
      const commission = commissionOf(amount);
      const netAmount = toKurus(amount - commission);
      return { booking, amount, commission, netAmount, dueOn: addDays(booking.endDate, 1) };
    })
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => compare(a.dueOn, b.dueOn) || compare(a.booking.id, b.booking.id));
}

/** An IBAN with all but its first and last four characters hidden; null for a captain without a company. */
export function maskedIban(company: CompanyRecord | undefined): string | null {
  if (!company) return null;
  const iban = company.iban.replaceAll(/\s/g, '');
  // Too short to show its ends without showing most of it.
  if (iban.length < 12) return '*'.repeat(Math.max(1, iban.length));
  return iban.slice(0, 4) + '*'.repeat(iban.length - 8) + iban.slice(-4);
}
