import type { Schemas } from '../../../../contract/schemas.ts';
import { isObject } from '../../../../lib/json.ts';
import { replaced, type Visit, visits } from '../../../../sweep/cases/body.ts';
import { PerSide, resolved } from '../../../pair/sides.ts';
import type { About, Situation } from './case.ts';

export type Steps = readonly (string | number)[];

/** How deep in a body places are changed by themselves. */
const DEEPEST = 4;

/** A place of a body, and the number of the example that it is met in. */
export interface Place extends Visit {
  example: number;
}

/** Places of the bodies of an operation, of each of its examples, once each. */
export function placesOf({ contract, kinds, operation }: About): Place[] {
  const { body } = operation;
  if (body?.media !== 'application/json') return [];
  const seen = new Set<string>();
  return body.examples.flatMap((value, example) =>
    [...visits(contract.schemas, body.schema, value)].flatMap((visit) => {
      const { steps, value: inner } = visit;
      const name = nameOf(steps);
      const last = steps.findLast((step) => typeof step === 'string') ?? '';
      const isReference = kinds.ofField(String(last), undefined) !== undefined || last === 'id';
      if (steps.length === 0 || steps.length > DEEPEST || isReference) return [];
      // A place that an example leaves out may be there in another.
      if (seen.has(`${name} ${inner === undefined}`)) return [];
      seen.add(`${name} ${inner === undefined}`);
      return [{ ...visit, example }];
    }),
  );
}

/** `['services', 0, 'price']` → `services.0.price`. */
export const nameOf = (steps: Steps) => steps.join('.');

/** The value at a place of a body. */
export function valueAt(value: unknown, [step, ...rest]: Steps): unknown {
  if (step === undefined) return value;
  if (Array.isArray(value)) return valueAt(value[Number(step)], rest);
  return isObject(value) ? valueAt(value[step], rest) : undefined;
}

/** A field that says what another one says, in the words of its description. */
const SAME_AS = /^The same as `(\w+)`/u;

/** The other names of a field of a body: one that stays as it was contradicts it. */
function namesakes(schemas: Schemas, schema: object, [field, ...below]: Steps): string[] {
  if (below.length > 0) return [];
  const { properties } = schemas.flatten(schema);
  const meant = (name: string) =>
    SAME_AS.exec(schemas.flatten(properties[name] ?? {}).description ?? '')?.[1];
  return Object.keys(properties).filter(
    (name) => name !== field && (meant(name) === field || meant(String(field)) === name),
  );
}

/** The request with another value in one place of its body; undefined when that is the same, or breaks the schema. */
export function withValue(
  { operation, template, setting }: Situation,
  steps: Steps,
  change: (value: unknown) => unknown,
) {
  const { body } = template;
  const old = valueAt(body, steps);
  if (old instanceof PerSide || !operation.body) return undefined;
  const next = change(old);
  if (next === old) return undefined;
  const { schemas } = setting.sequence.scene.contract;
  const others = namesakes(schemas, operation.body.schema, steps);
  const changed = others.reduce<unknown>(
    (made, name) =>
      valueAt(made, [name]) === undefined ? made : replaced(made, [name], undefined),
    replaced(body, steps, next),
  );
  const isBroken = schemas.violations(operation.body.schema, resolved(changed, 'mock')).length > 0;
  return isBroken ? undefined : { ...template, body: changed };
}
