import type { Schemas } from '../../contract/schemas.ts';
import { visits } from '../cases/body.ts';
import { isExactNumber } from '../cases/decimals.ts';

/** The names of the fields of a body whose numbers come back as they were sent. */
export function exactFields(schemas: Schemas, schema: object, body: unknown): Set<string> {
  const [exact, others] = [new Set<string>(), new Set<string>()];
  for (const { schema: shape, steps } of visits(schemas, schema, body)) {
    const name = steps.findLast((step) => typeof step === 'string');
    if (typeof name !== 'string' || !shape.types.includes('number')) continue;
    (isExactNumber(shape) ? exact : others).add(name);
  }
  // A name that stands for an amount elsewhere in the body tells nothing.
  return new Set([...exact].filter((name) => !others.has(name)));
}
