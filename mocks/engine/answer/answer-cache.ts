import { type Bank, revisionOf, type Store } from '../../store/state.ts';
import type { Answer, EngineRequest } from './answer.ts';

/** What a reading answered, without what belongs to one call alone. */
type Reading = Pick<Answer, 'status' | 'headers' | 'body' | 'operationId' | 'source'>;

interface Kept {
  reading: Reading;
  /** The second of real time the reading holds for; undefined when it holds until something changes. */
  second: number | undefined;
}

/** The readings of a store in one state. */
interface Readings {
  revision: number;
  today: string;
  clockOffset: number;
  bank: Bank;
  byRequest: Map<string, Kept>;
  /** Bytes of all bodies. */
  size: number;
}

/** What decides whether an earlier reading still holds. */
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

/** Bytes kept for one session; beyond it, readings start anew. */
const LARGEST = 4 * 1_048_576;

const encoder = new TextEncoder();

/** The request headers that a reading depends on. */
const HEADERS = ['authorization', 'accept', 'accept-language', 'if-none-match'] as const;

function keyOf({ path, query, headers, origin }: EngineRequest): string {
  const sent = HEADERS.map((name) => headers[name] ?? '').join('\n');
  return `${path}?${query}\n${origin}\n${sent}`;
}

const secondOf = ({ realNow }: Moment) => Math.floor(realNow / 1000);

/**
 * The answers of GETs, kept for as long as no record of the session has changed and the day is the same.
 * They were checked against the contract when they were first given. Each engine has its own, so that
 * handlers and a contract that were loaded again are asked anew.
 */
export function createAnswerCache() {
  const kept = new WeakMap<Store, Readings>();

  function readingsOf({ store, today, clockOffset, bank }: Moment): Readings {
    const revision = revisionOf(store);
    const known = kept.get(store);
    const isCurrent =
      known?.revision === revision &&
      known.today === today &&
      known.clockOffset === clockOffset &&
      known.bank === bank;
    if (isCurrent) return known;
    const readings = { revision, today, clockOffset, bank, byRequest: new Map(), size: 0 };
    kept.set(store, readings);
    return readings;
  }

  return {
    /** What the same GET was answered before; undefined when that holds no longer. */
    find(request: EngineRequest, moment: Moment): Reading | undefined {
      const found = readingsOf(moment).byRequest.get(keyOf(request));
      const holds = found && (found.second === undefined || found.second === secondOf(moment));
      return holds ? found.reading : undefined;
    },

    /**
     * Keeps the answer of a GET. One that depends on the time of day, `isTimed`, as what a token opens
     * does, holds for its second only.
     */
    keep(request: EngineRequest, moment: Moment, reading: Reading, isTimed: boolean): void {
      const { body } = reading;
      const bytes = typeof body === 'string' ? encoder.encode(body) : body;
      const size = bytes?.byteLength ?? 0;
      if (size > LARGEST / 4) return;
      const readings = readingsOf(moment);
      if (readings.size + size > LARGEST) {
        readings.byRequest.clear();
        readings.size = 0;
      }
      readings.size += size;
      readings.byRequest.set(keyOf(request), {
        reading: { ...reading, body: bytes },
        second: isTimed ? secondOf(moment) : undefined,
      });
    },
  };
}
