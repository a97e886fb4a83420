import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BookingStatus } from '../../../api/contract/types.ts';

/** What hosts and administrators call the statuses of bookings. */
export const statusLabels: Readonly<Record<BookingStatus, MessageDescriptor>> = {
  PENDING: msg({ message: 'Waiting', context: 'status of a booking' }),
  CONFIRMED: msg({ message: 'Confirmed', context: 'status of a booking' }),
  CANCELLED: msg({ message: 'Cancelled', context: 'status of a booking' }),
  COMPLETED: msg({ message: 'Completed', context: 'status of a booking' }),
  REJECTED: msg({ message: 'Not answered', context: 'status of a booking' }),
  NO_SHOW: msg({ message: 'No-show', context: 'status of a booking' }),
};
