/** Any JSON value, as a contract or a report holds it. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

/** Whether `value` is a JSON object (not null, not a list). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object at `key`, or undefined when there is none. */
export function objectAt(parent: JsonObject | undefined, key: string): JsonObject | undefined {
  const value = parent?.[key];
  return isObject(value) ? value : undefined;
}

/** The list at `key`, or an empty one. */
export function listAt(parent: JsonObject | undefined, key: string): Json[] {
  const value = parent?.[key];
  return Array.isArray(value) ? value : [];
}

/** The list of strings at `key`; other members are left out. */
export function stringsAt(parent: JsonObject | undefined, key: string): string[] {
  return listAt(parent, key).filter((value) => typeof value === 'string');
}

/** A value of a document as JSON has it, whatever its type says: members that are undefined are left out. */
export function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null));
}

/** The same text for equal values, whatever the order of their keys. */
export function canonical(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (isObject(value)) {
    const keys = Object.keys(value).sort();
    return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'undefined';
}

export function sameJson(left: Json | undefined, right: Json | undefined): boolean {
  return left === right || canonical(left) === canonical(right);
}
