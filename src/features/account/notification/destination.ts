import type { NotificationType, Role } from '../../../api/contract/types.ts';

type BookingTab = 'upcoming' | 'past' | 'cancelled';

const tabs: Partial<Record<NotificationType, BookingTab>> = {
  BOOKING_CREATED: 'upcoming',
  BOOKING_CONFIRMED: 'upcoming',
  BOOKING_CANCELLED: 'cancelled',
  BOOKING_COMPLETED: 'past',
};

/**
 * Where a notification leads: the person's bookings, at the tab it is about. A notification names no
 * booking, so none can be opened directly; those of an owner are about guests' bookings, which are
 * not among the owner's own.
 */
export function bookingTabOf(type: NotificationType, role: Role): BookingTab | undefined {
  return role === 'CUSTOMER' ? tabs[type] : undefined;
}
