import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TourDateStatus } from '../../api/contract/types.ts';

/** The statuses of a tour date in words. */
export const dateStatusNames: Readonly<Record<TourDateStatus, MessageDescriptor>> = {
  AVAILABLE: msg({ context: 'status of a tour date', message: 'Available' }),
  FULLY_BOOKED: msg({ context: 'status of a tour date', message: 'Fully booked' }),
  CANCELLED: msg({ context: 'status of a tour date', message: 'Cancelled' }),
};
