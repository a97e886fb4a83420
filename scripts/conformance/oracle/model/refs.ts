import { isObject } from '../../lib/json.ts';
import { PerSide } from '../pair/sides.ts';

/** An id that no record has. */
export const NOBODYS = 987_654_321;

/** What a part of a request names that is another on each side, at any depth. */
export function* refsIn(value: unknown): Generator<PerSide> {
  if (value instanceof PerSide) yield value;
  else if (Array.isArray(value)) for (const item of value) yield* refsIn(item);
  else if (isObject(value)) for (const inner of Object.values(value)) yield* refsIn(inner);
}
