import { DAY } from '../../rules/calendar/day.ts';
import { conflict, type Refusal } from '../../rules/common/refusal.ts';
import { checksum } from '../../rules/file/checksum.ts';
import type { IdempotencyRecord, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import type { EngineRequest } from '../answer/answer.ts';

/** Milliseconds for which a first answer is kept: as short as the contract allows. */
const KEPT = DAY;

const KEY_REUSED = {
  tr: 'Bu anahtar başka bir istek için kullanılmış.',
  en: 'This key was used for another request.',
};

/** One use of an idempotency key. */
export interface KeyUse {
  /** The first answer, when the key comes again with the same request. */
  first: IdempotencyRecord | undefined;
  /** Keeps a success for repetitions; a refusal leaves the key free. */
  keep(answer: Pick<IdempotencyRecord, 'status' | 'headers' | 'body'>): void;
}

/** The body of a form without its boundary, which a client that sends it again chooses again. */
function sameEachTime(contentType = '', bytes: Uint8Array): string | Uint8Array {
  const [, boundary] = /^multipart\/form-data;.*boundary="?([^";]+)/i.exec(contentType) ?? [];
  if (!boundary) return bytes;
  return Buffer.from(bytes).toString('latin1').replaceAll(boundary, '');
}

/**
 * What is known of a key, or the refusal of one that comes with another query or body. A key counts for
 * one caller, method and path. `now` in milliseconds since 1970 on the mock's clock.
 */
export function lookUpKey(
  store: Store,
  user: UserRecord | undefined,
  now: number,
  key: string,
  { method, path, query, headers, bytes }: EngineRequest,
): KeyUse | Refusal {
  const scope = `${method} ${path} ${user?.id ?? 'anonymous'} ${key}`;
  const content = `${query} ${checksum(sameEachTime(headers['content-type'], bytes))}`;
  const [kept] = store.idempotency.where('key', scope);
  const first = kept && now < kept.keptAt + KEPT ? kept : undefined;
  if (first && first.content !== content) return conflict('IDEMPOTENCY_KEY_REUSED', KEY_REUSED);
  return {
    first,
    keep(answer) {
      if (answer.status >= 300) return;
      if (kept) store.idempotency.remove(kept.id);
      store.idempotency.insert({ ...answer, key: scope, content, keptAt: now });
    },
  };
}
