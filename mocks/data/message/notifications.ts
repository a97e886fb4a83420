import { randomOf } from '../../lib/random.ts';
import { addedNotice } from '../../rules/boat/boat-notice.ts';
import { notifyParties } from '../../rules/booking/booking-notifications.ts';
import { decisionNotice } from '../../rules/captain/captain-application.ts';
import { notifyOfVerdict } from '../../rules/document/document-verdict.ts';
import { notifyOfMessage } from '../../rules/message/message.ts';
import { type Notice, notify } from '../../rules/message/notify.ts';
import type { NotificationRecord } from '../../store/records.ts';
import { createStore, type Store, type World } from '../../store/state.ts';
import { named } from '../account/named.ts';
import { type BookingHappening, RECENT } from '../booking/bookings.ts';
import type { Calendar } from '../calendar.ts';

/** After how many days notifications have been read. */
const READ_AFTER = 6;

/** An event that notifies somebody. `now` in milliseconds since 1970. */
interface NotificationEvent {
  at: string;
  notifyUser(store: Store, now: number): void;
}

const notice = (at: string, userId: number, said: Notice): NotificationEvent => ({
  at,
  notifyUser: (store, now) => notify(store, now, { userId, ...said }),
});

/** Notices of the service itself. */
function fromTheService(calendar: Calendar, { tables }: World): NotificationEvent[] {
  const { newcomer, refused, busyCaptain, expiredCaptain } = named;
  const deposit = tables.bookings.rows.findLast(({ customerId }) => customerId === refused.id);
  const boat = tables.boats.rows.find(({ name }) => name === 'Lacivert');
  return [
    notice(calendar.at(-1, '22:30'), newcomer.id, {
      type: 'SYSTEM',
      subject: null,
      title: { tr: 'Pruva’ya hoş geldiniz', en: 'Welcome to Pruva' },
      message: {
        tr: 'Profiliniz tamam. Koyları keşfetmeye bir tekneyle ya da turla başlayabilirsiniz.',
        en: 'Your profile is complete. Begin to explore the coves with a boat or a tour.',
      },
    }),
    notice(calendar.at(-1, '21:40'), refused.id, {
      type: 'ERROR',
      subject: deposit ? { kind: 'BOOKING', id: deposit.id } : null,
      title: { tr: 'Ödemeniz alınamadı', en: 'Your payment did not go through' },
      message: {
        tr: 'Kehribar için kapora ödemeniz bankanız tarafından onaylanmadı. Yeniden deneyebilirsiniz.',
        en: 'Your bank did not approve the deposit for Kehribar. You can try again.',
      },
    }),
    notice(calendar.at(-2, '11:20'), busyCaptain.id, {
      type: 'BOAT_AVAILABILITY_CHANGED',
      subject: boat ? { kind: 'BOAT', id: boat.id } : null,
      title: { tr: 'Müsaitlik güncellendi', en: 'Availability updated' },
      message: {
        tr: 'Lacivert için müsaitlik bir yönetici tarafından değiştirildi.',
        en: 'An administrator changed the availability of Lacivert.',
      },
    }),
    notice(calendar.at(-3, '09:00'), expiredCaptain.id, {
      type: 'WARNING',
      subject: { kind: 'DOCUMENTS', id: expiredCaptain.id },
      title: { tr: 'Belgelerinizin süresi doldu', en: 'Your documents have expired' },
      message: {
        tr: 'Teknelerinizin belgelerini ve kaptan ehliyetinizi yenilemeniz gerekiyor.',
        en: 'The documents of your boats and your captain’s licence have to be renewed.',
      },
    }),
  ];
}

/** What the records of a world show to have happened since a day. */
function fromRecords({ tables }: World, since: string): NotificationEvent[] {
  const events: NotificationEvent[] = [];
  // People of the examples were told of theirs there.
  const told = new Set(
    tables.notifications.rows.map(({ userId, createdAt }) => `${userId} ${createdAt}`),
  );
  for (const message of tables.messages.rows) {
    if (message.readStatus === 'READ') continue;
    if (told.has(`${message.recipientId} ${message.createdAt}`)) continue;
    events.push({
      at: message.createdAt,
      notifyUser: (store, now) => notifyOfMessage(store, now, message),
    });
  }
  for (const document of tables.boatDocuments.rows) {
    const boat = tables.boats.byId.get(document.boatId);
    if (!boat || document.updatedAt === document.createdAt) continue;
    const told = {
      userId: boat.ownerId,
      of: boat.name,
      document,
      verdict: document,
      wasVerified: false,
    };
    events.push({
      at: document.updatedAt,
      notifyUser: (store, now) => notifyOfVerdict(store, now, told),
    });
  }
  for (const boat of tables.boats.rows) {
    events.push(notice(boat.createdAt, boat.ownerId, addedNotice(boat)));
  }
  for (const { id, userId, status, reviewedAt, rejectionReason } of tables.applications.rows) {
    if (reviewedAt === null) continue;
    const reason = status === 'APPROVED' ? null : (rejectionReason ?? '');
    events.push(notice(reviewedAt, userId, decisionNotice(id, reason)));
  }
  return events.filter(({ at }) => at >= since);
}

/** What people of a world were told of late, behind what they were told already. */
export function createNotifications(
  calendar: Calendar,
  world: World,
  happenings: readonly BookingHappening[],
): NotificationRecord[] {
  const since = calendar.at(-RECENT, '00:00');
  const events: NotificationEvent[] = [
    ...fromTheService(calendar, world),
    ...fromRecords(world, since),
    ...happenings.map(({ at, booking, event, amount }) => ({
      at,
      notifyUser: (store: Store, now: number) => notifyParties(store, now, booking, event, amount),
    })),
  ].sort((a, b) => (a.at < b.at ? -1 : 1));
  const store = createStore(world);
  for (const { at, notifyUser } of events) notifyUser(store, Date.parse(at));
  const random = randomOf('notifications');
  const unreadSince = calendar.at(-READ_AFTER, '00:00');
  const before = world.tables.notifications.byId;
  return store.notifications
    .all()
    .map((row) =>
      before.has(row.id)
        ? row
        : { ...row, isRead: row.createdAt < unreadSince || random.chance(0.35) },
    );
}
