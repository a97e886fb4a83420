import type { Schemas } from '../../contract/schemas.ts';
import { isObject } from '../../lib/json.ts';

/**
 * What a price is above full tens of lira, so that what is computed of it lies in the middle between two steps, as the
 * policy rounds: `half` of it to the kuruş; a `fifth` of it to the lira; 15 % of two of them to the kuruş (`share`).
 * The steps below the first two are even, so that halves to the even step and halves down are other amounts.
 */
export const RESTS = { half: 0.37, fifth: 2.5, share: 0.15 } as const;

const TENS = 10;

/**
 * A body whose prices, in lira, end in `rest`: what is rounded too early, too much or the other way is another amount
 * then, and so are shares of it. As it is where the contract takes no such price.
 */
export function withOddLira(
  schemas: Schemas,
  schema: object,
  body: unknown,
  rest: number = RESTS.half,
): unknown {
  if (!isObject(body)) return body;
  const odd = Object.entries(body).flatMap(([name, value]) =>
    /price/iu.test(name) && typeof value === 'number'
      ? [[name, Math.floor(value / TENS) * TENS + rest]]
      : [],
  );
  const changed = { ...body, ...Object.fromEntries(odd) };
  return schemas.violations(schema, changed).length === 0 ? changed : body;
}
