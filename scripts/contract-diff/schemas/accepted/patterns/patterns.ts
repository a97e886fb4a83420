/** How long a text may be by a pattern that says nothing else; undefined for every other pattern. */
export function lengthOf(pattern: string): { least: number; most: number } | undefined {
  const any = String.raw`(?:\[\\s\\S\]|\[\\S\\s\]|\[\\d\\D\]|\[\\w\\W\]|\[\^\])`;
  const match = new RegExp(`^\\^${any}(?:([+])|\\{(\\d+)(,(\\d*))?\\})\\$$`).exec(pattern);
  if (!match) return undefined;
  const [, plus, least = '0', range, most] = match;
  if (plus) return { least: 1, most: Infinity };
  return {
    least: Number(least),
    most: range === undefined ? Number(least) : Number(most || Infinity),
  };
}

/** Whether every text matches. */
export function matchesAll(pattern: string): boolean {
  return /^\^?(?:\.\*|\(\?:\.\*\)|\[\\s\\S\]\*)?$/.test(pattern) && !pattern.endsWith('$');
}

/** Whether `text` matches; a pattern that this engine cannot read matches everything. */
export function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return true; // how such a pattern is meant cannot be known; the contract's lint reports it
  }
}
