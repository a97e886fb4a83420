import { linkOptions } from '@tanstack/react-router';
import type { NotificationType, Role, UserNotification } from '../../../api/contract/types.ts';

/** Where a notification leads: to the record that it is about, or else to where records of its type stand. */
export function destinationOf(
  { type, subject }: Pick<UserNotification, 'type' | 'subject'>,
  role: Role,
) {
  return (subject && recordOf(subject, type, role)) ?? listOf(type, role);
}

type Subject = NonNullable<UserNotification['subject']>;

function recordOf({ kind, id }: Subject, type: NotificationType, role: Role) {
  // Nobody but a captain has an area of captains; what an administrator is told is looked at in theirs.
  if (kind === 'CONVERSATION') {
    return role === 'BOAT_OWNER'
      ? linkOptions({ to: '/captain/messages', search: { to: id } })
      : linkOptions({ to: '/messages', search: { to: id } });
  }
  switch (role) {
    case 'CUSTOMER':
      return customerRecord({ kind, id });
    case 'BOAT_OWNER':
      return captainRecord({ kind, id }, type);
    case 'ADMIN':
      return adminRecord({ kind, id });
  }
}

function customerRecord({ kind, id }: Subject) {
  switch (kind) {
    case 'BOOKING':
      return linkOptions({ to: '/my-bookings/$bookingId', params: { bookingId: String(id) } });
    case 'REVIEW':
      return linkOptions({ to: '/my-reviews' });
    case 'BOAT':
      return linkOptions({ to: '/boats/$boatId', params: { boatId: String(id) } });
    case 'TOUR':
      return linkOptions({ to: '/tours/$tourId', params: { tourId: String(id) } });
    case 'DOCUMENTS':
    case 'APPLICATION':
      return linkOptions({ to: '/boat-owner-application' });
    default:
      return undefined;
  }
}

function captainRecord({ kind, id }: Subject, type: NotificationType) {
  const isAboutDays = type === 'BOAT_AVAILABILITY_CHANGED';
  switch (kind) {
    case 'BOOKING':
      return linkOptions({ to: '/captain/bookings/$bookingId', params: { bookingId: String(id) } });
    case 'REVIEW':
      return linkOptions({ to: '/captain/ratings' });
    case 'BOAT':
      return isAboutDays
        ? linkOptions({ to: '/captain/availability', search: { boat: id } })
        : linkOptions({
            to: '/captain/vessels/$boatId/$tab',
            params: { boatId: String(id), tab: 'documents' },
          });
    case 'TOUR':
      return isAboutDays
        ? linkOptions({ to: '/captain/tours/$tourId/calendar', params: { tourId: String(id) } })
        : linkOptions({ to: '/captain/tours/$tourId/{-$step}', params: { tourId: String(id) } });
    case 'DOCUMENTS':
      return linkOptions({ to: '/captain/documents' });
    case 'APPLICATION':
      return linkOptions({ to: '/captain' });
    default:
      return undefined;
  }
}

function adminRecord({ kind, id }: Subject) {
  switch (kind) {
    case 'BOOKING':
      return linkOptions({ to: '/admin/bookings/$bookingId', params: { bookingId: String(id) } });
    case 'REVIEW':
      return linkOptions({ to: '/admin/reviews', search: { view: 'reported' } });
    case 'BOAT':
    case 'TOUR':
      return linkOptions({ to: '/admin/offers' });
    case 'DOCUMENTS':
      return linkOptions({ to: '/admin/documents' });
    case 'APPLICATION':
      return linkOptions({
        to: '/admin/captain-applications/$applicationId',
        params: { applicationId: String(id) },
      });
    default:
      return undefined;
  }
}

/** The tab of a customer's bookings that a type is about; the rest of what a customer is told is about bookings too. */
const tabs = {
  BOOKING_CREATED: 'upcoming',
  BOOKING_CONFIRMED: 'upcoming',
  BOOKING_CANCELLED: 'cancelled',
  BOOKING_COMPLETED: 'past',
  INFO: undefined,
  SUCCESS: undefined,
  WARNING: undefined,
  ERROR: undefined,
} as const satisfies Partial<Record<NotificationType, string | undefined>>;

const isAboutBookings = (type: NotificationType): type is keyof typeof tabs =>
  Object.hasOwn(tabs, type);

function listOf(type: NotificationType, role: Role) {
  const isBooking = type.startsWith('BOOKING_');
  switch (role) {
    case 'CUSTOMER':
      return isAboutBookings(type)
        ? linkOptions({ to: '/my-bookings', search: { tab: tabs[type] } })
        : linkOptions({ to: '/boats' });
    case 'BOAT_OWNER':
      if (isBooking) return linkOptions({ to: '/captain/bookings' });
      if (type === 'BOAT_CREATED') return linkOptions({ to: '/captain/vessels' });
      return type === 'BOAT_AVAILABILITY_CHANGED'
        ? linkOptions({ to: '/captain/availability' })
        : linkOptions({ to: '/captain' });
    case 'ADMIN':
      if (isBooking) return linkOptions({ to: '/admin/bookings' });
      return type.startsWith('BOAT_')
        ? linkOptions({ to: '/admin/offers' })
        : linkOptions({ to: '/admin' });
  }
}
