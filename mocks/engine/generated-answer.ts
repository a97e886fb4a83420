import type { IHttpOperation } from '@stoplight/types';

/** Up to how many items and characters are made up, where the contract would let a list or a text be longer. */
const ENOUGH = { items: 5, characters: 200 };

/** The lower bound keyword of each upper one. */
const BOUNDS = [
  ['maxItems', 'minItems', ENOUGH.items],
  ['maxLength', 'minLength', ENOUGH.characters],
] as const;

function shortened(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(shortened);
  if (typeof schema !== 'object' || schema === null) return schema;
  const short: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) short[key] = shortened(value);
  for (const [highest, lowest, enough] of BOUNDS) {
    if (typeof short[highest] !== 'number') continue;
    const least = typeof short[lowest] === 'number' ? short[lowest] : 0;
    short[highest] = Math.min(short[highest], Math.max(least, enough));
  }
  return short;
}

const KNOWN = new WeakMap<IHttpOperation, IHttpOperation>();

/**
 * An operation whose answers are made up at random in reasonable time: lists and texts as long as the
 * contract allows would take minutes and gigabytes. The answer is still held against the contract itself.
 */
export function withShortAnswers(operation: IHttpOperation): IHttpOperation {
  let short = KNOWN.get(operation);
  if (!short) {
    const responses = shortened(operation.responses) as IHttpOperation['responses']; // only bounds differ
    short = { ...operation, responses };
    KNOWN.set(operation, short);
  }
  return short;
}
