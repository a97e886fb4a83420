import type { Store } from '../../store/state.ts';
import { notify } from '../message/notify.ts';
import type { AnyDocument } from './documents.ts';

/** Notes and names together must not pass what a notification may hold. */
const MAX_NOTES_LENGTH = 500;

/**
 * Tells the owner of a document what an administrator decided about it. `of` is the name of the boat or
 * tour it belongs to; `now` in milliseconds since 1970.
 */
export function notifyOfVerdict(
  store: Store,
  now: number,
  { userId, of, document }: { userId: number; of: string; document: AnyDocument },
): void {
  const { isVerified, documentName, verificationNotes } = document;
  const outcome = isVerified ? 'onaylandı.' : 'onaylanmadı.';
  const notes = verificationNotes ? ` Not: ${verificationNotes.slice(0, MAX_NOTES_LENGTH)}` : '';
  notify(store, now, {
    userId,
    type: isVerified ? 'SUCCESS' : 'WARNING',
    title: isVerified ? 'Belgeniz onaylandı' : 'Belgeniz onaylanmadı',
    message: `${of}: ${documentName} ${outcome}${notes}`,
  });
}
