/** What Prism leaves out of a schema in one direction. */
const LEFT_OUT = ['readOnly', 'writeOnly'];

const known = new WeakMap<object, boolean>();

/**
 * Whether a schema is the same in requests and answers. Then what it accepts, Prism accepts: all that
 * Prism does to it before is to merge what stands in `allOf`.
 */
export function isPlainSchema(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  let isPlain = known.get(schema);
  if (isPlain === undefined) {
    const isLeftOut = LEFT_OUT.some((keyword) => Reflect.get(schema, keyword) === true);
    isPlain = !isLeftOut && Object.values(schema).every(isPlainSchema);
    known.set(schema, isPlain);
  }
  return isPlain;
}
