import type { JSONSchema } from '@stoplight/prism-http';

/** What Prism leaves out of a schema in one direction. */
const LEFT_OUT = ['readOnly', 'writeOnly'];

function isPlain(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  if (LEFT_OUT.some((keyword) => Reflect.get(schema, keyword) === true)) return false;
  return Object.values(schema).every(isPlain);
}

/** Schemas by their text, so that a validator is made once and not for every operation and status. */
const shared = new Map<string, JSONSchema>();

/**
 * The schema that every equal schema is validated with; undefined when requests and answers differ in
 * it. What it accepts, Prism accepts: all that Prism does to it before is to merge what stands in `allOf`.
 */
export function plainSchema(schema: JSONSchema): JSONSchema | undefined {
  if (!isPlain(schema)) return undefined;
  // Prism numbers every schema it reads; the number says nothing about a value.
  const text = JSON.stringify(schema, (key, value) => (key === 'x-stoplight' ? undefined : value));
  const known = shared.get(text);
  if (known) return known;
  shared.set(text, schema);
  return schema;
}
