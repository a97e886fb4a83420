import { targetOf } from './document.ts';

/**
 * Replaces every reference below a value of the document by what it leads to, keeping what stands
 * beside it. What many places refer to is one object in all of them, so that a validator made for it
 * is made once.
 */
export function createDereferencer(document: unknown): <T>(value: T) => T {
  const known = new Map<string, unknown>();
  function follow(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(follow);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...beside } = value as Record<string, unknown>; // a plain object of JSON
    if (typeof $ref !== 'string') {
      const followed: Record<string, unknown> = {};
      for (const [key, inner] of Object.entries(value)) followed[key] = follow(inner);
      return followed;
    }
    if (!known.has($ref)) known.set($ref, follow(targetOf(document, $ref)));
    const target = known.get($ref);
    if (Object.keys(beside).length === 0) return target;
    return { ...(target as object), ...(follow(beside) as object) }; // both are objects of JSON
  }
  return <T>(value: T) => follow(value) as T; // the same shape with references followed
}
