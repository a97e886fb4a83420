import type { ContractTables } from '../contract/contract-tables.ts';
import { isReading, type Step } from './pipeline.ts';

export const idempotencyHeader = 'Idempotency-Key';

/** A fresh key for one user action: 32 hexadecimal digits. */
export function newIdempotencyKey(): string {
  // Not crypto.randomUUID, which is missing on a plain http address other than localhost.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Gives every call of an operation that accepts a key one of its own, kept through its retries.
 * A caller whose user action may span several calls brings its own key.
 */
export function idempotencyKey(tables: () => Promise<ContractTables>): Step {
  return async ({ request, operation }, next) => {
    if (isReading(request) || request.headers.has(idempotencyHeader)) return next(request);
    const { repeats } = await tables();
    if (repeats[operation] !== 'key') return next(request);
    const keyed = request.clone();
    keyed.headers.set(idempotencyHeader, newIdempotencyKey());
    return next(keyed);
  };
}
