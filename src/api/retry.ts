import { ApiError } from './api-error.ts';
import type { Clock } from './clock.ts';
import { idempotencyHeader } from './idempotency-key.ts';
import type { Step } from './pipeline.ts';

/** Foundation §8 and §9; milliseconds. */
const attempts = 3;
const firstDelay = 1000;
const longestDelay = 10_000;
const jitter = 0.1;

interface RetryOptions {
  clock: Clock;
  /** From 0 to 1, as Math.random. */
  random: () => number;
}

/**
 * Sends a call up to three times while its failure may pass: after 1 s, then 2 s, with up to 10 %
 * random extra so that many clients do not come back at once. Never sooner than `Retry-After` asks;
 * when that is longer than 10 s, the call fails at once and the ApiError says how long. A caller who
 * gives up ends the wait, and the attempt after it sends nothing.
 */
export function retry({ clock, random }: RetryOptions): Step {
  return async ({ request }, next) => {
    const last = mayRepeat(request) ? attempts : 1;
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await next(request);
      if (!(outcome instanceof ApiError) || !outcome.retryable || attempt === last) return outcome;
      const asked = (outcome.retryAfter ?? 0) * 1000;
      if (asked > longestDelay) return outcome;
      const backoff = firstDelay * 2 ** (attempt - 1) * (1 + jitter * random());
      await clock.sleep(Math.max(asked, Math.min(backoff, longestDelay)), request.signal);
    }
  };
}

/** A POST may have taken effect before it failed, so only its key makes it safe (decision 75). */
function mayRepeat(request: Request): boolean {
  return request.method !== 'POST' || request.headers.has(idempotencyHeader);
}
