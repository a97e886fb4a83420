import type { Operation } from '../../contract/contract.ts';
import { isObject } from '../../lib/json.ts';
import { brokenBodies, replaced, type Visit, visits } from '../../sweep/cases/body.ts';
import { brokenValues } from '../../sweep/cases/values.ts';
import { hashOf } from '../model/pool.ts';
import { PerSide, resolved } from '../pair/sides.ts';
import type { Scene } from '../sequence/scene.ts';
import { othersOf } from './menus.ts';
import { parameterValue } from './queries.ts';
import type { Edit, Step } from './step.ts';

/** The parts of a request that are edited. */
export interface Parts {
  body: unknown;
  query: Record<string, unknown>;
}

/** A place of a request that an edit may change. */
type Spot = (parts: Parts, value: number) => Parts;

/** A request with the edits of its step: each changes one place, and the last of an invalid one breaks it. */
export function edits(scene: Scene, operation: Operation, step: Step, parts: Parts): Parts {
  let made = parts;
  const free = step.mode === 'invalid' ? step.edits.slice(1) : step.edits;
  for (const edit of free) made = edited(scene, operation, edit, made);
  if (step.mode !== 'invalid') return made;
  return broken(
    scene,
    operation,
    made,
    step.edits[0] ?? { spot: step.tag % 997, value: step.tag % 991 },
  );
}

function edited(scene: Scene, operation: Operation, edit: Edit, parts: Parts): Parts {
  if (edit.spot % 3 === 0) return { ...parts, body: partial(scene, operation, parts.body, edit) };
  if (edit.spot % 3 === 1 && operation.body) {
    return { ...parts, body: claiming(scene, operation, parts.body, edit) };
  }
  const spots = spotsOf(scene, operation, parts);
  return spots[edit.spot % Math.max(spots.length, 1)]?.(parts, edit.value) ?? parts;
}

/** A body with some of what it may leave out left out, and now and then with what may be null null. */
function partial({ contract }: Scene, { body: described }: Operation, body: unknown, edit: Edit) {
  if (!described || !isObject(body)) return body;
  const { properties, required } = contract.schemas.flatten(described.schema);
  const keeps = (name: string) => hashOf(`${edit.value} ${name}`) % 3 === 0;
  const isNull = (name: string) =>
    edit.value % 2 === 0 && contract.schemas.flatten(properties[name] ?? {}).nullable;
  const fields = Object.entries(body).filter(([name]) => required.includes(name) || keeps(name));
  const cleared = Object.keys(properties).filter(
    (name) => isNull(name) && hashOf(`${edit.value} ${name} null`) % 4 === 0,
  );
  return {
    ...Object.fromEntries(fields),
    ...Object.fromEntries(cleared.map((name) => [name, null])),
  };
}

function isReference(value: unknown): boolean {
  return value instanceof PerSide;
}

/** Whether a field says which record is meant: what numbers there are, each side has its own of. */
function namesRecord({ kinds }: Scene, steps: Visit['steps']): boolean {
  const name = steps.findLast((step) => typeof step === 'string') ?? '';
  return kinds.ofField(String(name), undefined) !== undefined;
}

function spotsOf(scene: Scene, operation: Operation, parts: Parts): Spot[] {
  const { schemas } = scene.contract;
  const spots: Spot[] = [];
  const visited: Visit[] =
    operation.body && isObject(parts.body)
      ? [...visits(schemas, operation.body.schema, parts.body)]
      : [];
  for (const { schema, value, steps, optional } of visited) {
    if (steps.length === 0 || isReference(value) || namesRecord(scene, steps)) continue;
    const menu = othersOf(schema, value, optional);
    if (menu.length === 0) continue;
    spots.push((made, turn) => ({
      ...made,
      body: replaced(made.body, steps, menu[turn % menu.length]),
    }));
  }
  for (const { name, in: where, required, schema = {}, example } of operation.parameters) {
    if (where !== 'query') continue;
    const flat = schemas.flatten(schema);
    const kind = scene.kinds.ofField(name, undefined);
    const refs = kind === undefined ? [] : scene.pool.of(kind).map(({ ref }) => ref);
    const menu =
      kind !== undefined
        ? refs
        : [
            ...othersOf(flat, parts.query[name], !required),
            parameterValue(operation, name, scene, [], String(operation.id.length)),
            example,
          ];
    const known = menu.filter((value) => value !== undefined || !required);
    if (known.length > 0)
      spots.push((made, turn) => ({
        ...made,
        query: { ...made.query, [name]: known[turn % known.length] },
      }));
  }
  return spots;
}

/** A body with fields that the answer has and the request has not: the server says them, whatever a client sends. */
function claiming(scene: Scene, operation: Operation, body: unknown, { value }: Edit): unknown {
  if (operation.body?.media !== 'application/json' || !isObject(body)) return body;
  const { schemas } = scene.contract;
  const taken = schemas.flatten(operation.body.schema).properties;
  const [answer] =
    [...operation.answers].find(([status]) => status < 300)?.[1].media.values() ?? [];
  const answered = answer ? schemas.flatten(answer).properties : {};
  const claims: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(answered)) {
    if (name in taken || name === 'id' || hashOf(`${value} ${name}`) % 2 === 0) continue;
    const kind = scene.kinds.ofField(name, undefined);
    const refs = kind === undefined ? [] : scene.pool.of(kind).map(({ ref }) => ref);
    const others = othersOf(schemas.flatten(schema), undefined, true);
    const menu = refs.length > 0 ? refs : others.filter((one) => one !== null);
    if (menu.length > 0) claims[name] = menu[value % menu.length];
  }
  return { ...body, ...claims };
}

/** The request wrong in one place. */
function broken(scene: Scene, operation: Operation, parts: Parts, { spot, value }: Edit): Parts {
  const { schemas } = scene.contract;
  if (operation.body && operation.body.media === 'application/json' && isObject(parts.body)) {
    // Validity is judged with the ids of one side, and the change made to what goes to both.
    const bodies = [...visits(schemas, operation.body.schema, parts.body)].flatMap((visit) =>
      brokenAt(visit, parts.body),
    );
    const plain = brokenBodies(schemas, operation.body.schema, resolved(parts.body, 'mock'));
    if (bodies.length > 0 && plain.length > 0)
      return { ...parts, body: bodies[(spot + value) % bodies.length] };
  }
  const parameters = operation.parameters.filter(({ in: where }) => where === 'query');
  const parameter = parameters[spot % Math.max(parameters.length, 1)];
  if (!parameter) return parts;
  const wrong = brokenValues(schemas.flatten(parameter.schema ?? {}), undefined).filter(
    ({ value: one }) => one !== null && typeof one !== 'object',
  );
  const one = wrong[value % Math.max(wrong.length, 1)]?.value;
  return { ...parts, query: { ...parts.query, [parameter.name]: one } };
}

function brokenAt({ schema, value, steps, optional }: Visit, body: unknown): unknown[] {
  if (steps.length === 0) return [];
  const values = brokenValues(schema, value).map(({ value: wrong }) =>
    replaced(body, steps, wrong),
  );
  return optional || value === undefined ? values : [...values, replaced(body, steps, undefined)];
}
