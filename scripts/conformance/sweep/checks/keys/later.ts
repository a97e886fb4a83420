import type { Operation } from '../../../contract/contract.ts';
import { isObject, numberAt } from '../../../lib/json.ts';
import { deletionOf, isOfOne } from '../../effects/deletions.ts';
import { componentOf } from '../../effects/relations.ts';
import { validRequest } from '../../plan.ts';
import { recipeOf } from '../../recipes/index.ts';
import type { Request } from '../../request.ts';
import { type Answer, short, Unavailable } from '../../run.ts';
import type { Subject } from '../subject.ts';
import { isSame, KEY, report } from './key.ts';

/** How many writes are tried until one changes the record; what each refuses has a reason of its own. */
const CHANGES = 3;

/** The writes that change one record of a kind: by its id in the path, or in the body. */
function changesOf({ run, operation }: Subject, component: string): Operation[] {
  const { contract } = run.context;
  const namesIt = (one: Operation) =>
    isOfOne(one) ||
    (one.body !== undefined && 'id' in contract.schemas.flatten(one.body.schema).properties);
  return contract.operations.filter((one) => {
    const answered = componentOf(contract, one);
    const isItsOwn = answered?.name === component && !answered.isList;
    const isChange = one.method !== 'GET' && one.answers.has(200) && one.id !== operation.id;
    return isChange && isItsOwn && namesIt(one);
  });
}

/** Whether whoever made the record may send a write. */
const may = ({ roles }: Operation, { actor }: Request) => roles.some((role) => role === actor);

/** Somebody's write of a record that another request has made. */
async function writeOf(
  { run, world }: Subject,
  write: Operation,
  id: number,
  { actor, session }: Request,
): Promise<Answer | undefined> {
  try {
    const request = await validRequest({ operation: write }, recipeOf(write.id), world);
    const { session: _other, body, path, ...rest } = request;
    const named = isObject(body) && 'id' in body ? { ...body, id } : body;
    return await run.send({
      ...rest,
      actor,
      ...(session && { session }),
      path: 'id' in path ? { ...path, id } : path,
      ...(named === undefined ? {} : { body: named }),
    });
  } catch (error) {
    if (error instanceof Unavailable) return undefined;
    throw error;
  }
}

/**
 * What was answered first is answered again, whatever has become of the record since: after it was changed, and after
 * it was deleted.
 */
export async function checkLater(subject: Subject, sent: Request, first: Answer): Promise<void> {
  const { operation, run } = subject;
  const component = componentOf(run.context.contract, operation);
  const id = numberAt(first.body, 'id');
  if (first.status !== 201 || !component || component.isList || id === undefined) return;
  const again = async (when: string) => {
    const answer = await run.send(sent);
    if (isSame(first, answer)) return;
    report(subject, `${KEY} (${when})`, `the first answer again: ${short(first)}`, answer);
  };
  const changes = changesOf(subject, component.name).filter((one) => may(one, sent));
  for (const change of changes.slice(0, CHANGES)) {
    const changed = await writeOf(subject, change, id, sent);
    if (!changed?.ok) continue;
    await again('after a change');
    break;
  }
  const deletion = deletionOf(run.context.contract, component.name);
  if (!deletion || !may(deletion, sent)) return;
  const gone = await writeOf(subject, deletion, id, sent);
  if (gone?.ok) await again('after a deletion');
}
