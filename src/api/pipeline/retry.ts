import type { Repeat } from '../../../generated/repeats.ts';
import type { Clock } from '../clock.ts';
import type { ContractTables } from '../contract/contract-tables.ts';
import { ApiError } from '../errors/api-error.ts';
import { idempotencyHeader } from './idempotency-key.ts';
import { type Call, isReading, type Outcome, type Step } from './pipeline.ts';
import { attempts, tellRetry } from './retry-notices.ts';

const firstDelay = 1000;
const longestDelay = 10_000;
const jitter = 0.1;

interface RetryOptions {
  clock: Clock;
  /** From 0 to 1, as Math.random. */
  random: () => number;
  tables: () => Promise<ContractTables>;
}

/**
 * Sends a call up to three times while its failure may pass: after 1 s, then 2 s, with up to 10 %
 * random extra so that many clients do not come back at once. Never sooner than `Retry-After` asks;
 * when that is longer than 10 s, the call fails at once and the ApiError says how long. A caller who
 * gives up ends the wait, and the attempt after it sends nothing. A call that may have taken effect
 * before it failed is repeated only where the contract says that a repeat does nothing twice.
 */
export function retry({ clock, random, tables }: RetryOptions): Step {
  return async (call, next) => {
    const { request } = call;
    const repeat = isReading(request) ? undefined : (await tables()).repeats[call.operation];
    const last = mayRepeat(call, repeat) ? attempts : 1;
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await next(request);
      if (attempt > 1 && repeat === 'gone' && isMissing(outcome)) return done();
      if (!(outcome instanceof ApiError) || !outcome.retryable || attempt === last) return outcome;
      const asked = (outcome.retryAfter ?? 0) * 1000;
      if (asked > longestDelay) return outcome;
      tellRetry(request, attempt + 1);
      const backoff = firstDelay * 2 ** (attempt - 1) * (1 + jitter * random());
      await clock.sleep(Math.max(asked, Math.min(backoff, longestDelay)), request.signal);
    }
  };
}

/**
 * Reads always; writes as the contract says, those with a key only when it goes along. A POST without a key
 * is sent once even where a repeat would do no harm: a person who waits for it is told at once.
 */
function mayRepeat({ request }: Call, repeat: Repeat | undefined): boolean {
  if (isReading(request)) return true;
  const { method, headers } = request;
  if (method === 'POST' || repeat === 'key') return headers.has(idempotencyHeader);
  return repeat !== undefined;
}

const isMissing = (outcome: Outcome) => outcome instanceof ApiError && outcome.status === 404;

/** The first attempt deleted the record and only its answer was lost. */
const done = () => new Response(null, { status: 204 });
