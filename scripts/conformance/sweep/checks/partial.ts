import { isObject, type JsonObject } from '../../lib/json.ts';
import { unlikeSent } from '../effects/compare.ts';
import type { Answer } from '../run.ts';
import type { Subject } from './subject.ts';

/** How the contract says that a write changes what it names and nothing else. */
const STAYS = /left out stays? as/u;

/** The words of an operation and of the shapes that its body is made of. */
function wordsOf({ run, operation }: Subject): string {
  const { contract } = run.context;
  const names = contract.schemas.flatten(operation.body?.schema ?? {}).names;
  const shapes = contract.document.components?.schemas ?? {};
  const described = names.map((name) => {
    const shape: unknown = shapes[name];
    return isObject(shape) ? String(shape.description ?? '') : '';
  });
  return [operation.description, ...described].join(' ');
}

const only = (record: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(names.flatMap((name) => (name in record ? [[name, record[name]]] : [])));

/**
 * Where the contract says that a field which is left out stays as it is: after a write of everything, one of
 * the required fields alone changes none of the others, and null empties those that may be null.
 */
export async function checkPartialWrites(subject: Subject): Promise<void> {
  const { run, operation, recipe } = subject;
  if (operation.body?.media !== 'application/json' || !STAYS.test(wordsOf(subject))) return;
  const { schemas } = run.context.contract;
  const { properties, required } = schemas.flatten(operation.body.schema);
  const request = await subject.valid();
  if (!isObject(request.body)) return;
  const sent = request.body;
  const held = new Set(recipe.hold ?? []);
  const optional = Object.keys(sent).filter((name) => !required.includes(name) && !held.has(name));
  const whole = await run.send(request);
  if (!whole.ok || !isObject(whole.body)) return;

  const report = (rest: Answer, wanted: JsonObject, expected: (name: string) => string) => {
    if (!rest.ok) return;
    for (const { place, seen } of unlikeSent(wanted, rest.body)) {
      const finding = { rule: 'partial-write', place: `body.${place}`, seen: JSON.stringify(seen) };
      run.report({ ...finding, expected: expected(place) }, rest);
    }
  };
  const least = only(sent, required);
  const known = only(whole.body, optional);
  const rest = await run.send({ ...request, body: least });
  report(rest, known, (name) => `${name} as it was, for it was left out`);

  const nullable = optional.filter((name) => {
    const property = properties[name];
    return property !== undefined && schemas.flatten(property).nullable && sent[name] !== null;
  });
  const nothing = Object.fromEntries(nullable.map((name) => [name, null]));
  if (nullable.length === 0) return;
  await run.send(request);
  const emptied = await run.send({ ...request, body: { ...least, ...nothing } });
  report(emptied, nothing, (name) => `no ${name}, for null empties it`);
}
