import { randomOf } from '../../lib/random.ts';
import { notifyParties } from '../../rules/booking/booking-notifications.ts';
import { notifyOfVerdict } from '../../rules/document/document-verdict.ts';
import { notifyOfMessage } from '../../rules/message/message.ts';
import { notify } from '../../rules/message/notify.ts';
import type { NotificationRecord, Schemas } from '../../store/records.ts';
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

type Notice = Pick<NotificationRecord, 'userId' | 'type' | 'title' | 'message'>;

const notice = (at: string, said: Notice): NotificationEvent => ({
  at,
  notifyUser: (store, now) => notify(store, now, said),
});

/** Notices of the service itself. */
function fromTheService(calendar: Calendar): NotificationEvent[] {
  const to = (
    userId: number,
    at: string,
    type: Schemas['NotificationType'],
    title: string,
    message: string,
  ) => notice(at, { userId, type, title, message });
  const { newcomer, refused, busyCaptain, expiredCaptain } = named;
  return [
    to(
      newcomer.id,
      calendar.at(-1, '22:30'),
      'SYSTEM',
      'Pruva’ya hoş geldiniz',
      'Profiliniz tamam. Koyları keşfetmeye bir tekneyle ya da turla başlayabilirsiniz.',
    ),
    to(
      refused.id,
      calendar.at(-1, '21:40'),
      'ERROR',
      'Ödemeniz alınamadı',
      'Kehribar için kapora ödemeniz bankanız tarafından onaylanmadı. Yeniden deneyebilirsiniz.',
    ),
    to(
      busyCaptain.id,
      calendar.at(-2, '11:20'),
      'BOAT_AVAILABILITY_CHANGED',
      'Müsaitlik güncellendi',
      'Lacivert için müsaitlik bir yönetici tarafından değiştirildi.',
    ),
    to(
      expiredCaptain.id,
      calendar.at(-3, '09:00'),
      'WARNING',
      'Belgelerinizin süresi doldu',
      'Teknelerinizin belgelerini ve kaptan ehliyetinizi yenilemeniz gerekiyor.',
    ),
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
    const message = `${boat.name} filonuza eklendi. Belgelerini yükledikten sonra yayınlayabilirsiniz.`;
    const said = { userId: boat.ownerId, type: 'BOAT_CREATED', title: 'Tekneniz eklendi' } as const;
    events.push(notice(boat.createdAt, { ...said, message }));
  }
  for (const { userId, status, reviewedAt, rejectionReason } of tables.applications.rows) {
    if (reviewedAt === null) continue;
    const isApproved = status === 'APPROVED';
    events.push(
      notice(reviewedAt, {
        userId,
        type: isApproved ? 'SUCCESS' : 'WARNING',
        title: isApproved ? 'Kaptan başvurunuz onaylandı' : 'Kaptan başvurunuz reddedildi',
        message: isApproved
          ? 'Kaptan panelinizde teknelerinizi ve turlarınızı eklemeye başlayabilirsiniz.'
          : `Gerekçe: ${rejectionReason}`,
      }),
    );
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
    ...fromTheService(calendar),
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
