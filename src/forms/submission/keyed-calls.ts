import { newIdempotencyKey } from '../../api/pipeline/idempotency-key.ts';

/** Makes `call` with the idempotency key of these contents, and answers what it answers. */
export type KeyedCalls = <Answer>(
  contents: unknown,
  call: (idempotencyKey: string) => Promise<Answer>,
) => Promise<Answer>;

/**
 * Calls of a form that may be sent again: the same contents go by the same idempotency key until there is an
 * answer, so that sending them again after a failure does nothing twice. After an answer the same contents are
 * another wish and get another key, or the service would only repeat its first answer. Rejects as the call does.
 */
export function createKeyedCalls(): KeyedCalls {
  let open: { text: string; key: string } | undefined;
  return async (contents, call) => {
    const text = JSON.stringify(contents);
    if (open?.text !== text) open = { text, key: newIdempotencyKey() };
    const tried = open;
    const answer = await call(tried.key);
    if (open === tried) open = undefined;
    return answer;
  };
}
