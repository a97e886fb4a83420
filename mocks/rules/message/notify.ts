import type { Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { instant } from '../calendar/day.ts';

/** Tells a user what happened. Texts are Turkish, as the service stores them. `now` in milliseconds. */
export function notify(
  store: Store,
  now: number,
  notice: { userId: number; type: Schemas['NotificationType']; title: string; message: string },
): void {
  store.notifications.insert({ ...notice, isRead: false, createdAt: instant(now) });
}

/** Puts an e-mail in the outbox. `code` is what the reader has to type, when there is something. */
export function sendEmail(
  store: Store,
  now: number,
  email: { to: string; subject: string; text: string; code?: string },
): void {
  store.outbox.insert({ ...email, code: email.code ?? null, createdAt: instant(now) });
}
