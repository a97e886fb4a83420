import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DayState } from './day-state.ts';

/** What the states of a day are called, in the legend and to a screen reader. */
export const dayNames: Readonly<Record<DayState, MessageDescriptor>> = {
  available: msg({ context: 'day in the calendar', message: 'Available' }),
  instant: msg`Instant confirmation`,
  special: msg`Special price`,
  unavailable: msg({ context: 'day in the calendar', message: 'Unavailable' }),
  past: msg`Past date`,
  unknown: msg`No availability information`,
};
