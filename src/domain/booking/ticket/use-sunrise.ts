import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { persistedStore } from '../../../device/persisted-store.ts';

/** The bookings whose deposit was seen to be paid on this device, the last ones first. */
const seen = persistedStore<number[]>('sunrises', v.array(v.number()), []);

/** Older ones are opened from one's bookings, where nothing rises. */
const maxSeen = 50;

/** Whether the deposit of a booking is seen to be paid for the first time: once, also after a reload. */
export function useSunrise(bookingId: number, isPaid: boolean): boolean {
  const [isNew] = useState(() => !seen.get().includes(bookingId));
  useEffect(() => {
    if (!isPaid) return;
    const others = seen.get().filter((id) => id !== bookingId);
    seen.set([bookingId, ...others].slice(0, maxSeen));
  }, [bookingId, isPaid]);
  return isNew && isPaid;
}
