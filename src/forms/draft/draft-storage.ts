/** Values of a form by the names of its fields. */
export type Values = Record<string, unknown>;

/**
 * Names of what must never be kept, at any depth: passwords, what a card or an account is charged by, and the
 * number by which the state knows a person.
 */
const secret = /passw|passcode|card|cvc|cvv|iban|nationalId|secret|token/i;

const prefix = 'draft:';

/** Beside the fields: the call that was to store them and has no answer yet. No field is called so. */
export const openCallName = '(open call)';

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

function stored(key: string, area: DraftArea): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(prefix + key) ?? 'null');
  } catch {
    // Forbidden storage, or text of something else: as good as nothing kept.
    return null;
  }
}

function store(key: string, text: string, area: DraftArea): void {
  try {
    globalThis[area].setItem(prefix + key, text);
  } catch (cause) {
    console.warn(new Error(`The draft ${key} could not be kept`, { cause }));
  }
}

/** What of a kept draft can stand in the fields of `empty` and differs from it. */
function differing(draft: unknown, empty: Values): Values {
  const kept = Object.entries(isValues(draft) ? draft : {})
    .filter(([field, value]) => field in empty && !secret.test(field) && fits(empty[field], value))
    .map(([field, value]): [string, unknown] => {
      const before = empty[field];
      return [field, isValues(before) && isValues(value) ? { ...before, ...value } : value];
    })
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(empty[field]));
  if (kept.length > 0 && isValues(draft) && isValues(draft[openCallName])) {
    kept.push([openCallName, draft[openCallName]]);
  }
  return Object.fromEntries(kept);
}

/** Whether anything is kept under `key`, whatever it says. */
export function hasDraft(key: string, area: DraftArea = 'sessionStorage'): boolean {
  return isValues(stored(key, area));
}

/** What was typed into the fields of `empty` and differs from it; what was not kept is empty. */
export function readDraft(key: string, empty: Values, area: DraftArea = 'sessionStorage'): Values {
  return differing(stored(key, area), empty);
}

/** Keeps `values`, or nothing where they say no more than `empty`. */
export function writeDraft(
  key: string,
  values: Values,
  empty: Values,
  area: DraftArea = 'sessionStorage',
): void {
  const text = keepable(values);
  if (text === keepable(empty)) removeDraft(key, area);
  else store(key, text, area);
}

export function removeDraft(key: string, area: DraftArea = 'sessionStorage'): void {
  try {
    globalThis[area].removeItem(prefix + key);
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

/** So many earlier drafts of one form are kept: nobody comes back to a sixth. */
const mostEarlier = 5;

const earlier = (key: string) => `${key}, earlier`;

/** The drafts of a form that were begun before the one of now and are still to be answered for, the newest first. */
export function readEarlierDrafts(key: string, empty: Values, area: DraftArea): Values[] {
  const drafts = stored(earlier(key), area);
  return (Array.isArray(drafts) ? drafts : [])
    .map((draft) => differing(draft, empty))
    .filter((draft) => Object.keys(draft).length > 0);
}

/** Keeps the earlier drafts of a form, the newest first, each once. */
export function writeEarlierDrafts(key: string, drafts: readonly Values[], area: DraftArea): void {
  const texts = [...new Set(drafts.map(keepable))].slice(0, mostEarlier);
  if (texts.length === 0) removeDraft(earlier(key), area);
  else store(earlier(key), `[${texts.join(',')}]`, area);
}
