import { derived } from '../../store/derived.ts';
import { compare } from '../common/order.ts';
import { conversationIdOf } from './conversation.ts';

/** Answers before which nothing is said of how soon somebody answers. */
const ENOUGH = 3;
const MINUTE = 60_000;

/**
 * Minutes within which a host has answered at least half of what guests wrote: the median over the messages that came
 * first after the host's last one, rounded up to whole minutes. Null before three of them have been answered.
 */
export const answerMinutes = derived((store, hostId: number): number | null => {
  const guests = new Set(
    store.messages.where('recipientId', hostId).map(({ senderId }) => senderId),
  );
  const waits = [...guests].flatMap((guestId) => {
    const talk = store.messages
      .where('conversationId', conversationIdOf(hostId, guestId))
      .toSorted((a, b) => compare(a.createdAt, b.createdAt) || a.id - b.id);
    const found: number[] = [];
    let since: number | undefined;
    for (const { senderId, createdAt } of talk) {
      const at = Date.parse(createdAt);
      if (senderId !== hostId) since ??= at;
      else if (since !== undefined) {
        found.push(at - since);
        since = undefined;
      }
    }
    return found;
  });
  if (waits.length < ENOUGH) return null;
  waits.sort((a, b) => a - b);
  const median = waits[Math.ceil(waits.length / 2) - 1] ?? 0;
  return Math.ceil(median / MINUTE);
});
