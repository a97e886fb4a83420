import type { Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { instant } from '../calendar/day.ts';
import type { Text } from '../common/refusal.ts';

/** What a user is told: in both languages, and about which record. */
export interface Notice {
  type: Schemas['NotificationType'];
  subject: Schemas['NotificationSubject'] | null;
  title: Text;
  message: Text;
}

/** Tells a user what happened; the reader's language chooses among the texts. `now` in milliseconds. */
export function notify(
  store: Store,
  now: number,
  { title, message, ...notice }: Notice & { userId: number },
): void {
  store.notifications.insert({
    ...notice,
    title: title.tr,
    message: message.tr,
    english: { title: title.en, message: message.en },
    isRead: false,
    createdAt: instant(now),
  });
}

/** Puts an e-mail in the outbox. `code` is what the reader has to type, when there is something. */
export function sendEmail(
  store: Store,
  now: number,
  email: { to: string; subject: string; text: string; code?: string },
): void {
  store.outbox.insert({ ...email, code: email.code ?? null, createdAt: instant(now) });
}
