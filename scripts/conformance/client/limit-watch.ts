import type { Exchange } from '../types.ts';

/** What a service that says 429 is to a run. */
export interface LimitWatch {
  /** Aborted once the limit stays: nothing but 429 came, for longer than the service had said. */
  readonly signal: AbortSignal;
  /** What the service said then, such as `429 to 12 requests in a row (Retry-After: 3600)`; undefined unless it stays. */
  readonly seen: string | undefined;
  /** Hears of each answer; the milliseconds after which the request is worth another try, undefined for never. */
  hear(exchange: Pick<Exchange, 'status' | 'responseHeaders'>): number | undefined;
}

/** How many seconds later a request is sent again at most: what is to wait for longer is not waited for. */
export const LONGEST_WAIT = 20;
/** How many refusals in a row say that the limit is for everything, and the seconds by which a service may misjudge. */
const MANY = 6;
const SLACK = 2;

/** The seconds that an answer of 429 asks to wait; one where it does not say. */
export function toldWait(exchange: Pick<Exchange, 'responseHeaders'>): number {
  const told = exchange.responseHeaders['retry-after'] ?? '1';
  const until = (Date.parse(told) - Date.now()) / 1000;
  const seconds = /^\d+$/u.test(told) ? Number(told) : until;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 1;
}

/** Follows the answers of a service that may limit how often it is asked; `longest` is what is waited for at a time. */
export function createLimitWatch(longest = LONGEST_WAIT): LimitWatch {
  const stays = new AbortController();
  let streak = 0;
  let since = 0;
  let most = 0;
  let seen: string | undefined;
  return {
    signal: stays.signal,
    get seen() {
      return seen;
    },
    hear(exchange) {
      const { status, responseHeaders } = exchange;
      if (status === 0) return undefined;
      if (status !== 429) {
        streak = 0;
        return undefined;
      }
      const wait = toldWait(exchange);
      if (streak === 0) {
        since = performance.now();
        most = 0;
      }
      streak += 1;
      most = Math.max(most, Math.min(wait, longest));
      const isOverdue = performance.now() - since > (most + SLACK) * 1000;
      if (streak >= MANY && (wait > longest || isOverdue)) {
        seen ??= `429 to ${streak} requests in a row (${retryText(responseHeaders)})`;
        stays.abort();
      }
      return wait > longest || seen !== undefined ? undefined : wait * 1000;
    },
  };
}

/** `Retry-After: 3600`, or that there is none. */
export function retryText(headers: Readonly<Record<string, string>>): string {
  const told = headers['retry-after'];
  return told === undefined ? 'without Retry-After' : `Retry-After: ${told}`;
}
