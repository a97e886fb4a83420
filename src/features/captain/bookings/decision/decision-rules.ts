import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { bookingCancellationLimits } from '../../../../api/contract/contract.ts';
import type { BookingDecision, BookingStatus } from '../../../../api/contract/types.ts';

const { minLength, maxLength } = bookingCancellationLimits.reason;

/** What a host can make of a booking. */
export const DECISIONS = ['CONFIRMED', 'CANCELLED'] as const satisfies readonly BookingDecision[];

/** How often a failed decision may be tried again by hand. */
export const MANUAL_RETRIES = 3;

const FIRST_DELAY = 1000;
const LONGEST_DELAY = 5000;

/** Milliseconds that the `attempt`-th retry waits, from 1. */
export function retryDelay(attempt: number): number {
  return Math.min(FIRST_DELAY * 2 ** (attempt - 1), LONGEST_DELAY);
}

const moves: Readonly<Record<BookingStatus, readonly BookingDecision[]>> = {
  PENDING: ['CONFIRMED', 'CANCELLED'],
  CONFIRMED: ['CANCELLED'],
  CANCELLED: [],
  COMPLETED: [],
  REJECTED: [],
  NO_SHOW: [],
};

/** What a host may make of a booking; the other statuses are the service's to set. */
export function allowedMoves(status: BookingStatus): readonly BookingDecision[] {
  return moves[status];
}

/** What a host has entered; `choice` is null before one is made. */
interface DecisionEntry {
  choice: BookingDecision | null;
  reason: string;
}

/** What is wrong with an entry, by field; empty when it may be sent. */
export interface DecisionProblems {
  /** `already` when the booking has that status; the sentence then names it. */
  choice?: MessageDescriptor | 'already';
  reason?: MessageDescriptor;
}

/** Checks an entry against the status that the booking has. */
export function decisionProblems(
  status: BookingStatus,
  { choice, reason }: DecisionEntry,
): DecisionProblems {
  if (choice === null) return { choice: msg`Please select a status` };
  if (choice === status) return { choice: 'already' };
  if (choice === 'CONFIRMED') return {};
  const length = reason.trim().length;
  if (length === 0) return { reason: msg`Cancellation reason is required` };
  if (length < minLength) {
    return { reason: msg`Cancellation reason must be at least ${minLength} characters` };
  }
  if (length > maxLength) {
    return { reason: msg`Cancellation reason cannot exceed ${maxLength} characters` };
  }
  return {};
}
