import { type Bank, revisionOf, type Store } from '../../store/state.ts';
import type { Answer, EngineRequest } from './answer.ts';

/** An answer without the headers that belong to one call alone. */
type CachedAnswer = Pick<Answer, 'status' | 'headers' | 'body' | 'operationId' | 'source'>;

interface CacheEntry {
  answer: CachedAnswer;
  /** The second of real time the answer is valid for; undefined when it is valid until a record changes. */
  second: number | undefined;
}

/** The cached answers of a store in one state. */
interface CachedAnswers {
  revision: number;
  today: string;
  clockOffset: number;
  bank: Bank;
  byRequest: Map<string, CacheEntry>;
  /** Bytes of all bodies. */
  size: number;
}

/** What decides whether a cached answer is still valid. */
interface Moment {
  store: Store;
  /** Calendar day of the mock's clock. */
  today: string;
  /** Milliseconds that the mock's clock is ahead of real time. */
  clockOffset: number;
  bank: Bank;
  /** Milliseconds since 1970 of real time. */
  realNow: number;
}

/** Bytes of bodies cached for one session; when they are exceeded, the cache is emptied. */
const MAX_CACHE_BYTES = 4 * 1_048_576;

const encoder = new TextEncoder();

/** The request headers that an answer depends on, and so part of the cache key. */
const HEADERS = ['authorization', 'accept', 'accept-language', 'if-none-match'] as const;

function keyOf({ path, query, headers, origin }: EngineRequest): string {
  const sent = HEADERS.map((name) => headers[name] ?? '').join('\n');
  return `${path}?${query}\n${origin}\n${sent}`;
}

const secondOf = ({ realNow }: Moment) => Math.floor(realNow / 1000);

/**
 * Caches the answers of GETs while no record of the session changes and the day stays the same. They were
 * checked against the contract before they were cached. Each engine has a cache of its own, so that
 * reloading the handlers or the contract empties it.
 */
export function createAnswerCache() {
  const caches = new WeakMap<Store, CachedAnswers>();

  function cacheOf({ store, today, clockOffset, bank }: Moment): CachedAnswers {
    const revision = revisionOf(store);
    const known = caches.get(store);
    const isCurrent =
      known?.revision === revision &&
      known.today === today &&
      known.clockOffset === clockOffset &&
      known.bank === bank;
    if (isCurrent) return known;
    const cached = { revision, today, clockOffset, bank, byRequest: new Map(), size: 0 };
    caches.set(store, cached);
    return cached;
  }

  return {
    /** The cached answer of the same GET; undefined when there is none or it is no longer valid. */
    find(request: EngineRequest, moment: Moment): CachedAnswer | undefined {
      const found = cacheOf(moment).byRequest.get(keyOf(request));
      const holds = found && (found.second === undefined || found.second === secondOf(moment));
      return holds ? found.answer : undefined;
    },

    /**
     * Caches the answer of a GET. One that depends on the time of day (`isTimed`), such as one that
     * needs a token, is valid for the current second only.
     */
    keep(request: EngineRequest, moment: Moment, answer: CachedAnswer, isTimed: boolean): void {
      const { body } = answer;
      const bytes = typeof body === 'string' ? encoder.encode(body) : body;
      const size = bytes?.byteLength ?? 0;
      if (size > MAX_CACHE_BYTES / 4) return;
      const cached = cacheOf(moment);
      if (cached.size + size > MAX_CACHE_BYTES) {
        cached.byRequest.clear();
        cached.size = 0;
      }
      cached.size += size;
      cached.byRequest.set(keyOf(request), {
        answer: { ...answer, body: bytes },
        second: isTimed ? secondOf(moment) : undefined,
      });
    },
  };
}
