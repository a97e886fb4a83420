import { ApiError, orApiError } from '../../api/errors/api-error.ts';
import { newIdempotencyKey } from '../../api/pipeline/idempotency-key.ts';

/** Refusals that come before the idempotency key is looked at: an earlier try may have gone through all the same. */
const beforeTheKey: ReadonlySet<number | undefined> = new Set([401, 403, 408, 429]);

/** Whether a failed call, or a try before it, may have taken effect. */
function mayHaveHappened({ status = 500 }: ApiError): boolean {
  return status < 400 || status >= 500 || beforeTheKey.has(status);
}

/** What was sent and has no answer that counts: the same contents by the same key do nothing twice. */
export interface OpenCall<Contents = unknown> {
  readonly contents: Contents;
  readonly key: string;
}

/** Where a call without an answer is kept until it has one. */
export interface CallMemory {
  read: () => OpenCall | undefined;
  write: (open: OpenCall | undefined) => void;
}

/** A memory that goes with the page. */
function pageMemory(): CallMemory {
  let open: OpenCall | undefined;
  return {
    read: () => open,
    write(now) {
      open = now;
    },
  };
}

/**
 * Makes something that is to be done once of a call that accepts an idempotency key. When an answer was lost, the next
 * `send` first sends the same contents by the same key again, because with other contents the service could do it
 * twice. So `sent` need not be what was asked for: the caller then changes what differs. Rejects with the call's ApiError.
 * A `memory` that outlives the page (`createCallMemory`) makes that hold after a reload as well.
 */
export function onceOnly<Contents, Answer>(
  call: (contents: Contents, idempotencyKey: string) => Promise<Answer>,
  memory: CallMemory = pageMemory(),
): (contents: Contents) => Promise<{ sent: Contents; answer: Answer }> {
  return async function send(contents) {
    // What is kept there is what this function wrote, maybe before a reload; the service checks it as any other.
    const open = memory.read() as OpenCall<Contents> | undefined;
    const tried = open ?? { contents, key: newIdempotencyKey() };
    memory.write(tried);
    const answer = await orApiError(call(tried.contents, tried.key));
    if (!(answer instanceof ApiError)) {
      memory.write(undefined);
      return { sent: tried.contents, answer };
    }
    if (mayHaveHappened(answer)) throw answer;
    memory.write(undefined);
    if (open && JSON.stringify(contents) !== JSON.stringify(tried.contents)) {
      return send(contents);
    }
    throw answer;
  };
}
