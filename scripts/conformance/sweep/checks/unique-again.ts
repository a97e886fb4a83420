import { sessionOf } from '../../actors/actors.ts';
import type { Operation } from '../../contract/contract.ts';
import { numberAt, textAt } from '../../lib/json.ts';
import { deletionOf, departure } from '../effects/deletions.ts';
import { componentOf } from '../effects/relations.ts';
import type { Request } from '../request.ts';
import type { Answer } from '../run.ts';
import type { Subject } from './subject.ts';

const bare = { query: {}, headers: {} };

/** Somebody who leaves deletes their own account, with the session that they were given. */
function leaving(made: Request, answer: Answer, departing: Operation | undefined) {
  const session = sessionOf(answer.exchange, textAt(made.body, 'password'));
  if (typeof session === 'string' || !departing) return undefined;
  return { ...bare, operationId: departing.id, actor: 'CUSTOMER' as const, session, path: {} };
}

/** How whoever made a record deletes it; undefined where nobody of their role may. */
function deleting({ run, operation }: Subject, made: Request, answer: Answer): Request | undefined {
  const { contract } = run.context;
  const id = numberAt(answer.body, 'id');
  const component = componentOf(contract, operation);
  if (id === undefined || !component) return leaving(made, answer, departure(contract));
  const deletion = deletionOf(contract, component.name);
  const { actor, session } = made;
  if (!deletion?.roles.some((role) => role === actor)) return undefined;
  return { ...bare, operationId: deletion.id, actor, ...(session && { session }), path: { id } };
}

/** What the same request is answered once the record that it made is deleted; undefined where nobody deletes it. */
export async function afterDeletion(
  subject: Subject,
  made: Request,
  answer: Answer,
): Promise<Answer | undefined> {
  const deletion = deleting(subject, made, answer);
  if (!deletion || !(await subject.run.send(deletion)).ok) return undefined;
  return subject.run.send(made);
}
