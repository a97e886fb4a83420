import * as v from 'valibot';
import { lenient } from '../../../lib/lenient.ts';

/** A number that an address holds, 1 or more. */
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** What the address of the messages page holds. */
export const messageSearch = v.object({
  /** The open conversation: `conversation_9_10`. */
  conversation: lenient(v.string()),
  /** The message in it that was looked for. */
  message: lenient(id),
  /** Whom to write to, in place of a conversation; it may not have begun yet. */
  to: lenient(id),
  /** What to talk about: the booking, or the boat or tour that its page stands on. */
  booking: lenient(id),
  boat: lenient(id),
  tour: lenient(id),
});

export type MessageSearch = v.InferOutput<typeof messageSearch>;
