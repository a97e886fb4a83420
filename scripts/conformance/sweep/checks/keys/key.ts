import { canonical, isObject } from '../../../lib/json.ts';
import type { Request } from '../../request.ts';
import { type Answer, isInconclusive, type Run, short } from '../../run.ts';
import type { Subject } from '../subject.ts';

/** The place of what is found of keys. */
export const KEY = 'header.Idempotency-Key';

export const newKey = (run: Run): string => `sweep-${run.nonce()}`.padEnd(24, '0');

export const keyed = (request: Request, key: string): Request => ({
  ...request,
  headers: { ...request.headers, 'idempotency-key': key },
});

export function report({ run }: Subject, place: string, expected: string, answer: Answer): void {
  if (isInconclusive(answer)) return;
  const severity = answer.ok ? 'critical' : 'major';
  run.report({ rule: 'idempotency', place, expected, seen: short(answer), severity }, answer);
}

export function isSame(first: Answer, second: Answer): boolean {
  return second.status === first.status && canonical(second.body) === canonical(first.body);
}

/** Whether a request is told apart from another one under the same key. */
export const isReused = ({ body }: Answer): boolean =>
  isObject(body) && body.code === 'IDEMPOTENCY_KEY_REUSED';
