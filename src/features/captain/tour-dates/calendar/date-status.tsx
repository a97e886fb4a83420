import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CircleCheck, CircleX, Users } from 'lucide-react';
import type { TourDateStatus } from '../../../../api/contract/types.ts';

/** The statuses of a tour date in words. */
export const dateStatusNames: Readonly<Record<TourDateStatus, MessageDescriptor>> = {
  AVAILABLE: msg({ context: 'status of a tour date', message: 'Available' }),
  FULLY_BOOKED: msg({ context: 'status of a tour date', message: 'Fully booked' }),
  CANCELLED: msg({ context: 'status of a tour date', message: 'Cancelled' }),
};

const shapes = { AVAILABLE: CircleCheck, FULLY_BOOKED: Users, CANCELLED: CircleX };

/** The shape that tells a status without its colour. */
export function DateStatusMark({ status, size }: { status: TourDateStatus; size: number }) {
  const Shape = shapes[status];
  return <Shape aria-hidden="true" size={size} strokeWidth={2} />;
}
