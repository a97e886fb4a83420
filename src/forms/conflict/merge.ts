/** A field of which somebody else saved another value while it was open here. */
export interface Difference {
  name: string;
  /** What is saved now. */
  theirs: unknown;
  /** What stands in the form. */
  yours: unknown;
  /** Whether the form's value was typed here; else it is only the old one. */
  isTyped: boolean;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The fields that differ between what is saved now and what stands in a form that began with `started`.
 * What was changed here alone, or alike on both sides, is no difference.
 */
export function differencesOf(started: object, saved: object, typed: object): Difference[] {
  const before = new Map(Object.entries(started));
  const now = new Map(Object.entries(saved));
  return Object.entries(typed).flatMap(([name, yours]) => {
    const theirs = now.get(name);
    if (isSame(theirs, yours) || isSame(theirs, before.get(name))) return [];
    return [{ name, theirs, yours, isTyped: !isSame(yours, before.get(name)) }];
  });
}
