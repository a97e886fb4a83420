import { type Answer, short } from '../../run.ts';
import type { Subject } from '../subject.ts';
import { isSame, KEY, keyed, newKey } from './key.ts';

/** How many equal requests are under way at once. */
const AT_ONCE = 6;

/** Whether somebody is to wait: for the request that is still at work, or because so many came at once. */
const isToWait = ({ status, exchange }: Answer) =>
  status === 0 || status === 429 || (status === 503 && 'retry-after' in exchange.responseHeaders);

/** Of what several equal requests with one key were answered: what is neither the one answer nor a word to wait. */
export function strayOf(answers: readonly Answer[]): Answer | undefined {
  const first = answers.find(({ ok }) => ok);
  const told = answers.filter((answer) => !isToWait(answer));
  // Where none was accepted, the refusal has a reason of its own; a failure has none.
  if (!first) return told.find(({ status }) => status >= 500);
  return told.find((answer) => !isSame(first, answer));
}

/**
 * A repeat that comes while the first request is at work waits for its answer, or answers 503: the work is done once,
 * whichever of them comes first.
 */
export async function checkAtOnce(subject: Subject): Promise<void> {
  const { run } = subject;
  const request = keyed(await subject.valid(), newKey(run));
  // That a 503 is no failure here, only this check knows.
  const send = () => run.send(request, { unchecked: true });
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, send));
  const stray = strayOf(answers);
  if (!stray) return;
  const first = answers.find(({ ok }) => ok);
  const expected = `one answer to ${AT_ONCE} equal requests at once, or 503 with Retry-After until it is there`;
  run.report(
    {
      rule: 'idempotency',
      place: `${KEY} (at once)`,
      expected: first ? `${expected}: ${short(first)}` : expected,
      seen: short(stray),
      severity: 'critical',
    },
    stray,
  );
}
