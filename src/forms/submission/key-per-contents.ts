import { newIdempotencyKey } from '../../api/pipeline/idempotency-key.ts';

export interface KeyPerContents {
  (contents: unknown): string;
  /** There is an answer: the same contents once more are another wish, and get another key. */
  forget: () => void;
}

/**
 * The idempotency key of a filled-in form: the same for the same contents, so that sending them
 * again after a failure does nothing twice, and a new one as soon as they change.
 */
export function createKeyPerContents(): KeyPerContents {
  let key = '';
  let last: string | undefined;
  const keyOf = (contents: unknown) => {
    const text = JSON.stringify(contents);
    if (text !== last) key = newIdempotencyKey();
    last = text;
    return key;
  };
  return Object.assign(keyOf, {
    forget() {
      last = undefined;
    },
  });
}
