export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value behind a dotted path such as `sender.id` or `content.0.id`; undefined when there is none. */
export function at(value: unknown, path: string): unknown {
  let current = value;
  for (const key of path.split('.')) {
    if (Array.isArray(current)) current = current[Number(key)];
    else if (isObject(current)) current = current[key];
    else return undefined;
  }
  return current;
}

/** The number behind a dotted path; undefined when there is none. */
export function numberAt(value: unknown, path: string): number | undefined {
  const found = at(value, path);
  return typeof found === 'number' ? found : undefined;
}

/** The text behind a dotted path; undefined when there is none. */
export function textAt(value: unknown, path: string): string | undefined {
  const found = at(value, path);
  return typeof found === 'string' ? found : undefined;
}

/** The records of a list or of a page's `content`; nothing for any other value. */
export function recordsOf(value: unknown): JsonObject[] {
  const list = Array.isArray(value) ? value : at(value, 'content');
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** A value parsed from JSON text; undefined when the text is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: whoever asks reports it in the terms of the contract.
    return undefined;
  }
}

/** JSON with keys in one order, so that equal values are equal texts. */
export function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) =>
      isObject(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? 'undefined'
  );
}
