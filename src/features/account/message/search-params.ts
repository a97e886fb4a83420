import * as v from 'valibot';

/** A number that an address holds, 1 or more. */
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** What the address of the messages page holds. */
export const messageSearch = v.object({
  /** The open conversation: `conversation_9_10`. */
  conversation: v.fallback(v.optional(v.string()), undefined),
  /** The message in it that was looked for. */
  message: v.fallback(v.optional(id), undefined),
  /** Whom to write to, in place of a conversation; it may not have begun yet. */
  to: v.fallback(v.optional(id), undefined),
  /** What that person is called, until the server says so. */
  name: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(100))), undefined),
});

export type MessageSearch = v.InferOutput<typeof messageSearch>;
