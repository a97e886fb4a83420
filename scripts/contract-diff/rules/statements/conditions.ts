/** What has to hold for something to happen, in words: any one of them is enough. */
export type Conditions = ReadonlySet<string> | 'always';

/** Conditions with one more case, which names its own or none. */
export function withCase(known: Conditions | undefined, when: string | undefined): Conditions {
  if (known === 'always' || when === undefined) return 'always';
  return new Set([...(known ?? []), when]);
}

/** How often something still happens: words cannot be compared, but a condition that there was none of can be seen. */
export function changeOf(
  before: Conditions,
  after: Conditions,
): 'less often' | 'more often' | 'in other words' | undefined {
  if (before === 'always') return after === 'always' ? undefined : 'less often';
  if (after === 'always') return 'more often';
  const lost = [...before].filter((one) => !after.has(one)).length;
  const come = [...after].filter((one) => !before.has(one)).length;
  if (lost + come === 0) return undefined;
  // One for one is the same condition in other words, as far as anybody can tell.
  if (lost > come) return 'less often';
  return lost === 0 ? 'more often' : 'in other words';
}

/** `“a” or “b”`; `none`. */
export const spoken = (conditions: Conditions): string =>
  conditions === 'always' ? 'none' : [...conditions].map((one) => `“${one}”`).join(' or ');
