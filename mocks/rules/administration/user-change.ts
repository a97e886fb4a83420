import type { BookingRecord, Schemas, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { isOpen } from '../availability/availability.ts';
import { hostedBookings } from '../booking/booking-parties.ts';
import { conflict, firstOf, type Refusal } from '../common/refusal.ts';
import { isPublished } from '../offer/visibility.ts';
import { lastAdministrator } from './administrator.ts';

/** What an administrator makes of a user: another role, or whether the user may sign in. */
type UserChange = { role: UserRecord['role'] } | { isActive: boolean };

const changesNothing = (user: UserRecord, change: UserChange) =>
  'role' in change ? user.role === change.role : user.isActive === change.isActive;

/** Whether the user would administer no more. */
const endsAdministration = (user: UserRecord, change: UserChange) =>
  user.role === 'ADMIN' && ('role' in change ? change.role !== 'ADMIN' : !change.isActive);

/** Whether the user could look after boats and tours no more. */
const endsHosting = (change: UserChange) =>
  'role' in change ? change.role === 'CUSTOMER' : !change.isActive;

/**
 * Why `actor` may not change `user` (409): nobody would be left to administer, or people would lock
 * themselves out.
 */
export function userChangeRefusal(
  store: Store,
  actor: UserRecord,
  user: UserRecord,
  change: UserChange,
): Refusal | undefined {
  if (!endsAdministration(user, change)) return undefined;
  return firstOf([lastAdministrator(store, user), actor.id === user.id && ownAccount]);
}

const ownAccount = conflict('OWN_ACCOUNT', {
  tr: 'Kendi yöneticiliğinizi bırakamaz, kendi hesabınızı kapatamazsınız. Başka bir yöneticiden isteyin.',
  en: 'You cannot take your own role or close your own account. Ask another administrator.',
});

/** The published boats and tours of a user. */
function publishedBy(store: Store, userId: number) {
  return {
    boats: store.boats.where('ownerId', userId).filter(isPublished),
    tours: store.tours.where('guideId', userId).filter(isPublished),
  };
}

/** Takes the boats and tours of somebody who can no longer look after them from the public lists. */
export function unpublishWithout(store: Store, user: UserRecord, change: UserChange): void {
  if (changesNothing(user, change) || !endsHosting(change)) return;
  const { boats, tours } = publishedBy(store, user.id);
  for (const { id } of boats) store.boats.update(id, { status: 'INACTIVE' });
  for (const { id } of tours) store.tours.update(id, { status: 'INACTIVE' });
}

/** Bookings that still lie ahead on `today`, a calendar day; today's included. */
export const isAhead = (today: string) => (booking: BookingRecord) =>
  isOpen(booking) && booking.endDate >= today;

/** What would follow from a change; `today` is a calendar day. */
export function userChangePreview(
  store: Store,
  actor: UserRecord,
  user: UserRecord,
  change: UserChange,
  today: string,
): Schemas['UserChangePreview'] {
  const refusal = userChangeRefusal(store, actor, user, change);
  const follows = refusal === undefined && !changesNothing(user, change);
  const { boats, tours } =
    follows && endsHosting(change) ? publishedBy(store, user.id) : { boats: [], tours: [] };
  return {
    refusal: refusal
      ? refusal.code === 'OWN_ACCOUNT'
        ? 'OWN_ACCOUNT'
        : 'LAST_ADMINISTRATOR'
      : null,
    endsSessions: follows && 'isActive' in change && !change.isActive,
    unpublishedBoats: boats.length,
    unpublishedTours: tours.length,
    bookingsAheadAsCustomer: store.bookings.where('customerId', user.id).filter(isAhead(today))
      .length,
    bookingsAheadAsHost: hostedBookings(store, user.id).filter(isAhead(today)).length,
  };
}
