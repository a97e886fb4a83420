import type { ServerSet } from '../../../../openapi/model/annotations/server-set.ts';
import { canonical, isObject, type JsonObject } from '../../lib/json.ts';
import { roleOfRequest } from '../plan.ts';
import { isInconclusive } from '../run.ts';
import type { Subject } from './subject.ts';

/** Two values that a field can be sent with; nothing for a kind of field that has no two plain ones. */
function twoValues({ types, enum: values = [] }: { types: string[]; enum?: unknown[] }): unknown[] {
  if (types.includes('boolean')) return [true, false];
  return values.length > 1 ? values.slice(0, 2) : [];
}

/**
 * What the service sets itself (`x-server-set`) is the same whatever is sent for it: the request is sent with one
 * value and, on records of its own, with another.
 */
export async function checkServerSet(subject: Subject): Promise<void> {
  const { run, operation } = subject;
  const { schemas } = run.context.contract;
  if (operation.body?.media !== 'application/json') return;
  const { properties } = schemas.flatten(operation.body.schema);
  for (const [name, property] of Object.entries(properties)) {
    const flat = schemas.flatten(property);
    const set: ServerSet | undefined = flat['x-server-set'];
    const values = set ? twoValues(flat) : [];
    const seen: unknown[] = [];
    for (const value of values) {
      const request = await subject.valid();
      if (set?.except?.includes(roleOfRequest(request)) || !isObject(request.body)) return;
      const body: JsonObject = { ...request.body, [name]: value };
      const answer = await run.send({ ...request, body });
      if (isInconclusive(answer) || !answer.ok || !isObject(answer.body)) break;
      seen.push(answer.body[name]);
      if (seen.length < 2 || canonical(seen[0]) === canonical(seen[1])) continue;
      run.report(
        {
          rule: 'server-set',
          place: `body.${name}`,
          expected: `${name} is the service’s, whatever is sent`,
          seen: `${canonical(seen[0])} for ${canonical(values[0])}, ${canonical(seen[1])} for ${canonical(value)}`,
        },
        answer,
      );
    }
  }
}
