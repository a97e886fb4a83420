/** What Prism rewrites in a schema before it validates with it. */
const REWRITTEN = ['allOf', 'readOnly', 'writeOnly'];

const known = new WeakMap<object, boolean>();

/**
 * Whether Prism validates with a schema as it stands: nothing in it is merged, or left out in one
 * direction. Only then is asking Prism's validator itself the same as going Prism's whole way there.
 */
export function isPlainSchema(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  let isPlain = known.get(schema);
  if (isPlain === undefined) {
    isPlain =
      !REWRITTEN.some((keyword) => keyword in schema) && Object.values(schema).every(isPlainSchema);
    known.set(schema, isPlain);
  }
  return isPlain;
}
