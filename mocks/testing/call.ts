import type { Call, OperationId } from '../handlers/handler.ts';
import { dayOf, instantInIstanbul } from '../rules/calendar/day.ts';
import { isRefusal, type Refusal } from '../rules/common/refusal.ts';
import type { UserRecord } from '../store/records.ts';
import type { Bank, Store } from '../store/state.ts';

/** The day tests stand on unless they say otherwise; a Monday. */
export const TODAY = '2026-06-15';

interface Given<Id extends OperationId> {
  /** Who calls; nobody unless given. */
  user?: UserRecord | undefined;
  path?: Call<Id>['path'];
  /** `page`, `size` and `limit` are 0, 100 and 10 unless given, as if the engine had filled them in. */
  query?: Partial<Call<Id>['query']>;
  body?: Call<Id>['body'];
  files?: Call<Id>['files'];
  bank?: Bank;
  /** Calendar day in Istanbul; the clock then stands at noon. */
  today?: string;
  /** The clock in milliseconds since 1970; wins over `today`. */
  now?: number;
}

/**
 * What the engine would hand to a handler: `boats.getBoat(callOf(store, { path: { id: 1 } }))`. The
 * operation is inferred from the handler. Nothing is validated.
 */
export function callOf<Id extends OperationId>(store: Store, given: Given<Id> = {}): Call<Id> {
  const now = given.now ?? instantInIstanbul(given.today ?? TODAY, '12:00');
  const call = {
    path: given.path ?? {},
    query: { page: 0, size: 100, limit: 10, ...given.query },
    body: given.body,
    files: given.files ?? {},
    store,
    bank: given.bank ?? 'normal',
    user: given.user,
    now,
    today: dayOf(now),
    realNow: now,
    language: 'tr',
    origin: 'http://127.0.0.1:4010',
    session: '',
  };
  return call as unknown as Call<Id>; // a test gives what its operation needs
}

/** The answer of a handler that succeeded; throws with the reason when it refused. */
export function answered<T extends { status: number }>(result: T | Refusal): T {
  if (!isRefusal(result)) return result;
  const fields = result.errors.map(({ field, message }) => `${field}: ${message.en}`);
  throw new Error(`refused with ${[result.status, result.code, ...fields].join(' ')}`);
}

/** The body of an answer in JSON; throws when the handler refused. */
export function bodyOf<T extends { status: number; body?: unknown }>(
  result: T | Refusal,
): T['body'] {
  return answered(result).body;
}

/** What a handler refused with: `[status, code, ...fields]`; throws when it did not. */
export function refusedWith(result: { status: number } | Refusal): (number | string)[] {
  if (!isRefusal(result)) throw new Error(`answered ${result.status}`);
  return [result.status, result.code, ...result.errors.map(({ field }) => field)];
}
