import * as v from 'valibot';
import { persistedStore, usePersisted } from '../../../../device/persisted-store.ts';

const outgoing = v.object({
  /** Its idempotency key: the same for every try, on every visit. */
  key: v.string(),
  userId: v.number(),
  conversationId: v.string(),
  recipientId: v.number(),
  /** The booking that it is about, where the page says so. */
  bookingId: v.optional(v.number()),
  text: v.string(),
  /** When it was written, RFC 3339. */
  createdAt: v.string(),
  state: v.picklist(['sending', 'failed']),
});

/** A message that the server has not taken yet. It outlives the visit. */
export type Outgoing = v.InferOutput<typeof outgoing>;

const none: Outgoing[] = [];
const outbox = persistedStore<Outgoing[]>('messageOutbox', v.array(outgoing), none);

/** The messages of a user that are being sent or failed, the oldest first. */
export function useOutbox(userId: number): Outgoing[] {
  return usePersisted(outbox, none).filter((one) => one.userId === userId);
}

/** Those that were being sent when the app was last left. */
export function interrupted(userId: number): Outgoing[] {
  return outbox.get().filter((one) => one.userId === userId && one.state === 'sending');
}

/** Keeps a message as it stands now: a new one at the end, a known one in its place. */
export function keepOutgoing(message: Outgoing): void {
  const all = outbox.get();
  const isKnown = all.some(({ key }) => key === message.key);
  outbox.set(
    isKnown ? all.map((one) => (one.key === message.key ? message : one)) : [...all, message],
  );
}

/** Forgets a message: it was sent, or taken back. */
export function dropOutgoing(key: string): void {
  outbox.set(outbox.get().filter((one) => one.key !== key));
}

/** Forgets what was never sent in a conversation. */
export function dropConversation(userId: number, conversationId: string): void {
  outbox.set(
    outbox.get().filter((one) => one.userId !== userId || one.conversationId !== conversationId),
  );
}
