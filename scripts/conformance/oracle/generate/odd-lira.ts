import type { Schemas } from '../../contract/schemas.ts';
import { isObject } from '../../lib/json.ts';

/** An even number of kuruş, so that half of a price is whole kuruş and no rounding is left open. */
const KURUS = 0.36;

/**
 * A body whose prices, in lira, have kuruş: what is rounded too early or too much is another amount then, and so are
 * shares of it. As it is where the contract takes no such price.
 */
export function withOddLira(schemas: Schemas, schema: object, body: unknown): unknown {
  if (!isObject(body)) return body;
  const odd = Object.entries(body).flatMap(([name, value]) =>
    /price/iu.test(name) && typeof value === 'number' && Number.isInteger(value)
      ? [[name, value + KURUS]]
      : [],
  );
  const changed = { ...body, ...Object.fromEntries(odd) };
  return schemas.violations(schema, changed).length === 0 ? changed : body;
}
