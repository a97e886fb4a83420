import { checksum } from '../rules/checksum.ts';
import { conflict, type Refusal } from '../rules/refusal.ts';
import type { IdempotencyRecord, UserRecord } from '../store/records.ts';
import type { Store } from '../store/state.ts';
import type { Operation } from './operation.ts';

const KEY_REUSED = {
  tr: 'Bu anahtar başka bir istek için kullanılmış.',
  en: 'This key was used for another request.',
};

/** One use of an idempotency key (decision 75). */
export interface KeyUse {
  /** The first answer, when the key comes again with the same body. */
  first: IdempotencyRecord | undefined;
  /** Keeps the answer for repetitions. */
  keep(status: number, body: unknown): void;
}

/** What is known of a key, or the refusal of one that comes with another body. */
export function lookUpKey(
  store: Store,
  operation: Operation,
  user: UserRecord | undefined,
  sent: { key: string; bytes: Uint8Array },
): KeyUse | Refusal {
  const key = `${operation.id} ${user?.id ?? 'anonymous'} ${sent.key}`;
  const bodyHash = checksum(sent.bytes);
  const [first] = store.idempotency.where('key', key);
  if (first && first.bodyHash !== bodyHash) return conflict('IDEMPOTENCY_KEY_REUSED', KEY_REUSED);
  return {
    first,
    keep(status, body) {
      store.idempotency.insert({ key, bodyHash, status, body });
    },
  };
}
