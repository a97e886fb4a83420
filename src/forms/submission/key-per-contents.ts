import { newIdempotencyKey } from '../../api/pipeline/idempotency-key.ts';

/**
 * The idempotency key of a filled-in form: the same for the same contents, so that sending them
 * again after a failure does nothing twice, and a new one as soon as they change.
 */
export function createKeyPerContents(): (contents: unknown) => string {
  let key = '';
  let last: string | undefined;
  return (contents) => {
    const text = JSON.stringify(contents);
    if (text !== last) key = newIdempotencyKey();
    last = text;
    return key;
  };
}
