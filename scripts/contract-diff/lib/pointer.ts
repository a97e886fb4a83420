import { isObject, type Json, type JsonObject } from './json.ts';

/** `parent` (`#/a`) with further keys appended and escaped as RFC 6901 asks. */
export function join(parent: string, ...keys: (string | number)[]): string {
  const escaped = keys.map((key) => {
    const text = String(key);
    return /[~/]/.test(text) ? text.replaceAll('~', '~0').replaceAll('/', '~1') : text;
  });
  return [parent === '#/' ? '#' : parent, ...escaped].join('/');
}

/** The keys of a pointer, unescaped and percent-decoded: `#/paths/~1boats` gives `paths`, `/boats`. */
export function keysOf(pointer: string): string[] {
  const keys = pointer.replace(/^#?\/?/, '').split('/');
  if (keys.length === 1 && keys[0] === '') return [];
  return keys.map((key) =>
    /[%~]/.test(key) ? percentDecode(key).replaceAll('~1', '/').replaceAll('~0', '~') : key,
  );
}

/** Text of an address as it is meant; what is not encoded stays as it stands. */
export function percentDecode(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    // A literal `%` that encodes nothing (a key such as `50%`) is no percent-encoding, nor are bytes that are no UTF-8.
    return key;
  }
}

/** The value one key further down, or undefined when there is none. */
export function child(value: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(value)) return value[Number(key)];
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The value at `pointer` in `document`, or undefined. */
export function valueAt(document: JsonObject, pointer: string): Json | undefined {
  let value: Json | undefined = document;
  for (const key of keysOf(pointer)) value = child(value, key);
  return value;
}

type Resolved = { value: Json | undefined; pointer: string };

/** Follows local references from `value` until something else stands there; a circle ends it. */
export function resolve(document: JsonObject, value: Json | undefined, pointer: string): Resolved {
  const seen = new Set<string>();
  let current: Resolved = { value, pointer };
  while (isObject(current.value) && typeof current.value.$ref === 'string') {
    const target = current.value.$ref;
    if (seen.has(target)) return { value: undefined, pointer: target };
    seen.add(target);
    current = { value: valueAt(document, target), pointer: target };
  }
  return current;
}

/** The objects that local references lead through, each with where it stands: `value` first, what has none last. */
export function chainOf(
  document: JsonObject,
  value: JsonObject,
  pointer: string,
): [JsonObject, string][] {
  const found: [JsonObject, string][] = [[value, pointer]];
  let target = value.$ref;
  while (typeof target === 'string' && found.every(([, at]) => at !== target)) {
    const next = valueAt(document, target);
    if (!isObject(next)) break;
    found.push([next, target]);
    target = next.$ref;
  }
  return found;
}
