import { isInstant } from '../../lib/calendar.ts';
import { canonical, isObject } from '../../lib/json.ts';

/** A link that is signed and ends soon is rewritten for each answer. */
const SIGNED = new Set(['documentUrl']);

/** What changes between two readings of the same record without anybody writing to it. */
const VOLATILE = new Set([
  'updatedAt',
  ...SIGNED,
  'token',
  'expiresIn',
  'lastMessage',
  'requestId',
]);

/** The value without its signed links, in which two answers about an unchanged record differ. */
function withoutSignedLinks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSignedLinks);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !SIGNED.has(name))
      .map(([name, inner]) => [name, withoutSignedLinks(inner)]),
  );
}

/** Whether two answers tell the same of what nobody has changed between them. */
export function tellSame(a: unknown, b: unknown): boolean {
  return canonical(withoutSignedLinks(a)) === canonical(withoutSignedLinks(b));
}

/** What a service sets by itself, whatever is sent: verification is an administrator's, a reply is official by the role. */
const FORCED = new Set(['isVerified', 'verificationNotes', 'isOfficial']);

function sameScalar(a: unknown, b: unknown): boolean {
  if (a === b || (isEmpty(a) && isEmpty(b))) return true;
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) < 0.005;
  return isInstant(a) && isInstant(b) && Date.parse(a) === Date.parse(b);
}

/** An empty text and none are the same to a reader. */
const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;

/** A field that two records tell differently. */
interface Difference {
  /** Dotted, with `[]` for any index. */
  place: string;
  expected: unknown;
  seen: unknown;
}

function compareLists(expected: unknown[], seen: unknown[], place: string, skip: Set<string>) {
  if (expected.length !== seen.length) {
    const count = (list: unknown[]) => `${list.length} items`;
    return [{ place: `${place}[]`, expected: count(expected), seen: count(seen) }];
  }
  return expected.flatMap((item, index) =>
    differencesBetween(item, seen[index], `${place}[]`, skip),
  );
}

function differencesBetween(
  expected: unknown,
  seen: unknown,
  place: string,
  skip: Set<string>,
): Difference[] {
  if (Array.isArray(expected) && Array.isArray(seen)) {
    return compareLists(expected, seen, place, skip);
  }
  if (isObject(expected) && isObject(seen)) {
    return Object.keys(expected)
      .filter((name) => name in seen && !skip.has(name) && expected[name] !== undefined)
      .flatMap((name) =>
        differencesBetween(
          expected[name],
          seen[name],
          place === '' ? name : `${place}.${name}`,
          skip,
        ),
      );
  }
  if (expected === undefined) return [];
  return sameScalar(expected, seen) ? [] : [{ place, expected, seen }];
}

/** Where two readings of one record differ, in the fields that both have. */
export function differences(expected: unknown, seen: unknown): Difference[] {
  return differencesBetween(expected, seen, '', VOLATILE);
}

/** Where an answer tells something else than was sent, in the fields that both have. */
export function unlikeSent(sent: unknown, answered: unknown): Difference[] {
  return differencesBetween(sent, answered, '', new Set([...VOLATILE, ...FORCED]));
}
