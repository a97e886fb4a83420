// A class and the letters that write it out, as `\d` and `[0-9]`; longer spellings first.
const CLASSES: [RegExp, string][] = [
  [/\[(?:a-zA-Z0-9_|A-Za-z0-9_|0-9A-Za-z_|0-9a-zA-Z_|\\d[aA]-[zZ][aA]-[zZ]_)\]/g, '\\w'],
  [/\[\^0-9\]/g, '\\D'],
  [/\[0-9\]/g, '\\d'],
  [/\[\\d\]/g, '\\d'],
  [/\[\\w\]/g, '\\w'],
  [/\[\\s\]/g, '\\s'],
  [/\{0,\}/g, '*'],
  [/\{1,\}/g, '+'],
  [/\{0,1\}/g, '?'],
  [/\{1\}/g, ''],
  [/\{(\d+),\1\}/g, '{$1}'],
  [/\\([/\-_:,;@#%&=~`'"<>! ])/g, '$1'],
  [/\[\.\]/g, '\\.'],
];

/** The same text for regular expressions that differ in spelling only, as `[0-9]{1,}` and `\d+`. */
export function canonicalPattern(pattern: string): string {
  let result = pattern;
  // A hyphen inside a class means a range unless it is escaped: classes keep their own escapes.
  const written = result.split(/(\[(?:\\.|[^\]\\])*\])/);
  for (const [search, replacement] of CLASSES) {
    result = written
      .map((part) =>
        part.startsWith('[') && replacement === '$1' ? part : part.replace(search, replacement),
      )
      .join('');
    written.splice(0, written.length, ...result.split(/(\[(?:\\.|[^\]\\])*\])/));
  }
  return written.map((part) => (part.startsWith('[') ? sortedClass(part) : part)).join('');
}

function sortedClass(text: string): string {
  const inside = text.slice(1, -1);
  const isNegated = inside.startsWith('^');
  const body = (isNegated ? inside.slice(1) : inside).replaceAll('\\d', '0-9');
  const members = body.match(/(?:\\.|[^\\])(?:-(?:\\.|[^\\]))?/g) ?? [];
  return `[${isNegated ? '^' : ''}${[...new Set(members)].sort().join('')}]`;
}

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
