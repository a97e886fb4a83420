import type { Json } from '../lib/json.ts';

/**
 * The value of a text that is JSON, which is read a hundred times faster than as YAML; undefined for any other, and
 * where an object has a key twice: JSON leaves open what that means, and the last one would win silently.
 */
export function parseJson(text: string): Json | undefined {
  if (!/^\s*[{[]/u.test(text)) return undefined;
  try {
    const value: Json = JSON.parse(text);
    return keysWritten(text) === keysIn(value) ? value : undefined;
  } catch {
    // YAML may begin with a bracket as well; what is neither is told by its reader.
    return undefined;
  }
}

/** How many keys stand in a text that is JSON: the strings that a colon follows. */
function keysWritten(text: string): number {
  let count = 0;
  let open = text.indexOf('"');
  while (open >= 0) {
    let close = text.indexOf('"', open + 1);
    while (isEscaped(text, close)) close = text.indexOf('"', close + 1);
    let next = close + 1;
    while (text.charCodeAt(next) <= SPACE) next += 1;
    if (text.charCodeAt(next) === COLON) count += 1;
    open = text.indexOf('"', next);
  }
  return count;
}

const SPACE = 0x20;
const COLON = 0x3a;
const BACKSLASH = 0x5c;

/** Whether an odd number of backslashes stands before a place. */
function isEscaped(text: string, place: number): boolean {
  let first = place;
  while (text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
  return (place - first) % 2 === 1;
}

function keysIn(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0;
  const values: Json[] = Object.values(value);
  let count = Array.isArray(value) ? 0 : values.length;
  for (const each of values) count += keysIn(each);
  return count;
}
