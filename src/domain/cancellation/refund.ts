import { generalPolicy, refundTerms } from '../../api/contract/contract.ts';
import type { CancellationPolicy } from '../../api/contract/types.ts';
import { addDays } from '../../lib/calendar-day.ts';
import { istanbulInstant } from '../../lib/istanbul-instant.ts';

/** Who gets what back: a tour's own policy; boats go by the general one. */
export type { CancellationPolicy };

/** The policy of a trip: its tour's, and the general one for a boat or where the guide has chosen none. */
export function policyOf(tour?: {
  cancellationPolicy?: CancellationPolicy | null;
}): CancellationPolicy {
  return tour?.cancellationPolicy ?? generalPolicy;
}

/** A period before the start, and what comes back of the sum paid. */
export interface RefundStep {
  /** 0 to 1, of what was paid. */
  share: number;
  /** It ends so many hours before the start; 0 is the start itself. */
  untilHours: number;
}

const nothing: RefundStep = { share: 0, untilHours: 0 };

/** What comes back when, from now to the start; the last step always ends at the start. */
export function refundSteps(policy: CancellationPolicy): readonly RefundStep[] {
  return [...refundTerms[policy], nothing];
}

/** When a trip begins in Europe/Istanbul; one of whole days begins with its day. */
export interface TripStart {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:mm`; absent for whole days. */
  time?: string | undefined;
}

/** The end of a step in Europe/Istanbul. */
interface Deadline {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:mm`; null is the end of that day. */
  time: string | null;
}

/** When a step ends, for a trip that begins then. Istanbul has no summer time, so its days have 24 hours. */
export function refundDeadline({ date, time = '00:00' }: TripStart, step: RefundStep): Deadline {
  const days = Math.floor(step.untilHours / 24);
  const hour = Number(time.slice(0, 2)) - (step.untilHours % 24);
  const last = addDays(date, hour < 0 ? -days - 1 : -days);
  const clock = `${String((hour + 24) % 24).padStart(2, '0')}${time.slice(2)}`;
  return clock === '00:00' ? { date: addDays(last, -1), time: null } : { date: last, time: clock };
}

/**
 * How many days before a trip of whole days the last day of a step is: a day begins at 00:00, so that the step ends with
 * the day before the one that its hours lead to.
 */
export function lastDayBefore(step: RefundStep): number {
  return Math.ceil(step.untilHours / 24) + 1;
}

/** What still holds at `now` for a trip that begins at `start`, the step of now first. */
export function stepsLeft(
  policy: CancellationPolicy,
  start: TripStart,
  now: Date,
): readonly RefundStep[] {
  const begins = istanbulInstant(start.date, start.time ?? '00:00');
  const hoursLeft = (begins.getTime() - now.getTime()) / 3_600_000;
  return refundSteps(policy).filter(({ untilHours }) => hoursLeft >= untilHours);
}

/** The share, 0 to 1, of what was paid that comes back when the customer cancels now. */
export function refundShare(policy: CancellationPolicy, start: TripStart, now: Date): number {
  return stepsLeft(policy, start, now)[0]?.share ?? 0;
}
