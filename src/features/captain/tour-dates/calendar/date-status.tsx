import { CircleCheck, CircleX, Users } from 'lucide-react';
import type { TourDateStatus } from '../../../../api/contract/types.ts';

const shapes = { AVAILABLE: CircleCheck, FULLY_BOOKED: Users, CANCELLED: CircleX };

/** The shape that tells a status without its colour. */
export function DateStatusMark({ status, size }: { status: TourDateStatus; size: number }) {
  const Shape = shapes[status];
  return <Shape aria-hidden="true" size={size} strokeWidth={2} />;
}
