import { bookingHost } from '../../../rules/booking/booking-parties.ts';
import { instant } from '../../../rules/calendar/day.ts';
import { isRefusal } from '../../../rules/common/refusal.ts';
import { boatOrDeleted, tourOrDeleted } from '../../../rules/offer/deleted-offers.ts';
import type { UserRecord } from '../../../store/records.ts';
import { type Change, changesOf, type Store } from '../../../store/state.ts';
import type { Call, Handler, Handlers, OperationId } from '../../handler.ts';
import { notImplemented } from '../../handler.ts';
import type { Act, Acts, Subject } from './act.ts';
import { decisions } from './decisions.ts';
import { onBehalf } from './on-behalf.ts';

/** Longest name that an entry may hold; the title of a post may be longer. */
const MAX_NAME_LENGTH = 255;

/** What a record is called; of a review, booking or payment, the boat or tour it is of. */
function recordName(store: Store, { type, id }: Subject): string | null {
  return NAMES[type](store, id)?.slice(0, MAX_NAME_LENGTH) ?? null;
}

const offerName = (store: Store, offer: Parameters<typeof bookingHost>[1] | undefined) =>
  offer && bookingHost(store, offer)?.name;

const NAMES: Record<Subject['type'], (store: Store, id: number) => string | undefined> = {
  APPLICATION: (store, id) => store.users.get(store.applications.get(id)?.userId ?? 0)?.fullName,
  BLOG_POST: (store, id) => store.blogPosts.get(id)?.title.tr,
  BOAT: (store, id) => boatOrDeleted(store, id)?.name,
  BOAT_DOCUMENT: (store, id) => store.boatDocuments.get(id)?.documentName,
  BOOKING: (store, id) => offerName(store, store.bookings.get(id)),
  CONTACT_MESSAGE: (store, id) => store.contactMessages.get(id)?.subject,
  DESTINATION: (store, id) => store.destinations.get(id)?.name,
  PAYMENT: (store, id) =>
    offerName(store, store.bookings.get(store.payments.get(id)?.bookingId ?? 0)),
  REVIEW: (store, id) => offerName(store, store.reviews.get(id)),
  TOUR: (store, id) => tourOrDeleted(store, id)?.name,
  TOUR_DOCUMENT: (store, id) => store.tourDocuments.get(id)?.documentName,
  USER: (store, id) => store.users.get(id)?.fullName,
};

/** The readable identifier of a record that is read by one; nothing of the others. */
function slugOf(store: Store, { type, id }: Subject): { recordSlug?: string } {
  const recordSlug = SLUGS[type]?.(store, id);
  return recordSlug === undefined ? {} : { recordSlug };
}

const SLUGS: Partial<typeof NAMES> = {
  BLOG_POST: (store, id) => store.blogPosts.get(id)?.slug,
  DESTINATION: (store, id) => store.destinations.get(id)?.slug,
};

/** Every operation that stands in the audit when an administrator calls it. */
export const acts: Acts = { ...decisions, ...onBehalf };

/** Whether a row says anything else than before; that it was written again is nothing else. */
function isFelt({ before, after }: Change): boolean {
  const said = (row: object | undefined) => row && JSON.stringify({ ...row, updatedAt: null });
  return said(before) !== said(after);
}

/** Runs an operation and, when an administrator changed something by it, writes that down. */
function withAudit<Id extends OperationId>(
  operation: Id,
  handler: Handler<Id>,
  { act, about, isOf = () => true, state, reason }: Act<Id>,
): Handler<Id> {
  return (call: Call<Id>) => {
    const { store, now } = call;
    const user: UserRecord | undefined = 'user' in call ? call.user : undefined;
    if (user?.role !== 'ADMIN') return handler(call);
    const actor = { id: user.id, fullName: user.fullName };
    const records = [about(call) ?? []].flat();
    const names = records.map((record) => recordName(store, record));
    const before = state?.(call) ?? null;
    const { result, changes } = changesOf(store, () => handler(call));
    if (isRefusal(result) || !changes.some(isFelt)) return result;
    const rows = changes.filter(isFelt).flatMap(({ before: was, after: is }) => is ?? was ?? []);
    const after = state?.(call) ?? null;
    for (const [index, record] of records.entries()) {
      if (!rows.some((row) => isOf(record, row))) continue;
      store.audit.insert({
        createdAt: instant(now),
        actor,
        act: typeof act === 'function' ? act(call) : act,
        operation,
        recordType: record.type,
        recordId: record.id,
        recordName: names[index] ?? recordName(store, record),
        ...slugOf(store, record),
        reason: reason?.(call)?.trim() || null,
        before,
        after,
      });
    }
    return result;
  };
}

/** The same handlers, with the acts of administrators written down. */
export function audited(handlers: Handlers): Handlers {
  const entries = Object.entries(handlers).map(([id, handler]) => {
    const act = acts[id as OperationId]; // the handlers are named by the operations
    if (!act || handler === notImplemented) return [id, handler];
    // Handler and act are of the same operation; the compiler cannot follow that through the index.
    return [id, withAudit(id as never, handler as Handler<never>, act as unknown as Act<never>)];
  });
  return Object.fromEntries(entries) as Handlers; // one entry for each that came in
}
