/** Values of a form by the names of its fields. */
export type Values = Record<string, unknown>;

/**
 * Names of what must never be kept, at any depth: passwords, what a card or an account is charged by, and the
 * number by which the state knows a person.
 */
const secret = /passw|passcode|card|cvc|cvv|iban|nationalId|secret|token/i;

const prefix = 'draft:';

/** Where a draft is kept: for this tab alone, or on this device until it is taken up or discarded. */
export type DraftArea = 'sessionStorage' | 'localStorage';

function holdsFiles(value: unknown): boolean {
  return Array.isArray(value) ? value.some(holdsFiles) : value instanceof Blob;
}

/** What of a form's values may be kept, as text. Files cannot be: a browser gives them out once. */
function keepable(values: Values): string {
  const fields = Object.entries(values).filter(([, value]) => !holdsFiles(value));
  return JSON.stringify(Object.fromEntries(fields), (name, value: unknown) =>
    secret.test(name) ? undefined : value,
  );
}

/** Whether a kept value can stand where `empty` stands; a release in between may have changed fields. */
function fits(empty: unknown, value: unknown): boolean {
  if (empty === null) return typeof value !== 'boolean';
  return typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty);
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function storedValues(key: string, area: DraftArea): Values {
  try {
    const value: unknown = JSON.parse(globalThis[area].getItem(prefix + key) ?? '{}');
    return isValues(value) ? value : {};
  } catch {
    // Forbidden storage, or text of something else: as good as nothing kept.
    return {};
  }
}

/** What was typed into the fields of `empty` and differs from it; what was not kept is empty. */
export function readDraft(key: string, empty: Values, area: DraftArea = 'sessionStorage'): Values {
  const kept = Object.entries(storedValues(key, area))
    .filter(([field, value]) => field in empty && !secret.test(field) && fits(empty[field], value))
    .map(([field, value]): [string, unknown] => {
      const before = empty[field];
      return [field, isValues(before) && isValues(value) ? { ...before, ...value } : value];
    })
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(empty[field]));
  return Object.fromEntries(kept);
}

/** Whether anything is kept under `key`, whatever it says. */
export function hasDraft(key: string, area: DraftArea = 'sessionStorage'): boolean {
  return Object.keys(storedValues(key, area)).length > 0;
}

/** Keeps `values`, or nothing where they say no more than `empty`. */
export function writeDraft(
  key: string,
  values: Values,
  empty: Values,
  area: DraftArea = 'sessionStorage',
): void {
  const text = keepable(values);
  if (text === keepable(empty)) {
    removeDraft(key, area);
    return;
  }
  try {
    globalThis[area].setItem(prefix + key, text);
  } catch (cause) {
    console.warn(new Error(`The draft ${key} could not be kept`, { cause }));
  }
}

export function removeDraft(key: string, area: DraftArea = 'sessionStorage'): void {
  try {
    globalThis[area].removeItem(prefix + key);
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}
