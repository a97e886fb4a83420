import { ApiError, orApiError } from '../../api/errors/api-error.ts';
import { newIdempotencyKey } from '../../api/pipeline/idempotency-key.ts';

/** Refusals that come before the idempotency key is looked at: an earlier try may have gone through all the same. */
const beforeTheKey: ReadonlySet<number | undefined> = new Set([401, 403, 408, 429]);

/** Whether a failed call, or a try before it, may have taken effect. */
function mayHaveHappened({ status = 500 }: ApiError): boolean {
  return status < 400 || status >= 500 || beforeTheKey.has(status);
}

/**
 * Makes something that is to be done once of a call that accepts an idempotency key. When an answer was lost, the next
 * `send` first sends the same contents by the same key again, because with other contents the service could do it
 * twice. So `sent` need not be what was asked for: the caller then changes what differs. Rejects with the call's ApiError.
 */
export function onceOnly<Contents, Answer>(
  call: (contents: Contents, idempotencyKey: string) => Promise<Answer>,
): (contents: Contents) => Promise<{ sent: Contents; answer: Answer }> {
  let open: { contents: Contents; key: string } | undefined;
  return async function send(contents) {
    const isAnother = open !== undefined;
    const tried = open ?? { contents, key: newIdempotencyKey() };
    open = tried;
    const answer = await orApiError(call(tried.contents, tried.key));
    if (!(answer instanceof ApiError)) {
      open = undefined;
      return { sent: tried.contents, answer };
    }
    if (mayHaveHappened(answer)) throw answer;
    open = undefined;
    if (isAnother && JSON.stringify(contents) !== JSON.stringify(tried.contents)) {
      return send(contents);
    }
    throw answer;
  };
}
