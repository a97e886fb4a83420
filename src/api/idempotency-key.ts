import type { Repeat } from '../../generated/repeats.ts';
import type { Step } from './pipeline.ts';

export const idempotencyHeader = 'Idempotency-Key';

/** A fresh key for one user action: 32 hexadecimal digits. */
export function newIdempotencyKey(): string {
  // Not crypto.randomUUID, which is missing on a plain http address other than localhost.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Gives every call of an operation that accepts a key one of its own, kept through its retries
 *. A caller whose user action may span several calls brings its own key.
 * `repeats` says which operations are repeated with a key, as `POST /bookings`.
 */
export function idempotencyKey(repeats: Readonly<Record<string, Repeat>>): Step {
  return ({ request, operation }, next) => {
    if (repeats[operation] !== 'key' || request.headers.has(idempotencyHeader))
      return next(request);
    const keyed = request.clone();
    keyed.headers.set(idempotencyHeader, newIdempotencyKey());
    return next(keyed);
  };
}
