import { numberAt } from '../../lib/json.ts';
import { type Answer, Unavailable } from '../run.ts';

/** The id of what was created; throws Unavailable when the service refused. */
export function idOf(answer: Answer, what: string): number {
  const id = numberAt(answer.body, 'id');
  if (!answer.ok || id === undefined) throw unavailable(answer, what);
  return id;
}

/** The answer itself when it is a success; throws Unavailable otherwise. */
export function succeeded(answer: Answer, what: string): Answer {
  if (!answer.ok) throw unavailable(answer, what);
  return answer;
}

function unavailable(answer: Answer, what: string) {
  const { exchange, status } = answer;
  const reason = `needs ${what}, but ${exchange.operationId} answered ${status || 'nothing'}`;
  return new Unavailable(reason, status >= 400 ? answer : undefined);
}
