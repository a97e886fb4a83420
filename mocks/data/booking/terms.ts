import type { BookingEvent } from '../../rules/booking/booking-notifications.ts';
import type { Schemas } from '../../store/records.ts';

/** How a booking was paid: in which steps, and how far it came. */
export type Course =
  | 'nothing'
  | 'opened'
  | 'failed'
  | 'deposit'
  | 'second-try'
  | 'in-two-parts'
  | 'at-once';

/** A booking to be made; days count from the day the world stands on. */
export interface Terms {
  status: Schemas['BookingStatus'];
  customerId: number;
  boatId: number | null;
  tourId: number | null;
  tourDateId: number | null;
  first: number;
  last: number;
  startTime: string | null;
  hours: number | null;
  passengerCount: number;
  notes: string | null;
  services: Schemas['BookingServiceLine'][];
  /** Lira, services aside. */
  basePrice: number;
  /** The day on which it was made, before today. */
  made: number;
  policy: Schemas['CancellationPolicy'];
  /** Of a cancelled one: the day, who, and why. */
  cancelled?: { day: number; by: 'customer' | 'host'; reason: string };
  /** How it was paid; a usual way for its status unless given. */
  course?: Course;
}

/** Something that happened to a booking and that both sides heard of; `amount` in lira. */
export interface Happening {
  at: string;
  event: BookingEvent;
  amount?: number;
}
