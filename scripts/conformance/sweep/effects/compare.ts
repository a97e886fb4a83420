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

/** How far two numbers may lie apart: amounts and means agree to the kuruş, what is told exactly but for its last bits. */
const isNear = (a: number, b: number, isExact: boolean) =>
  Math.abs(a - b) < (isExact ? Math.max(1, Math.abs(a)) * 1e-9 : 0.005);

/** The second that an instant lies in: the contract shows no fractions, so that a service need not keep them. */
const secondOf = (instant: string) => Math.floor(Date.parse(instant) / 1000);

function sameScalar(a: unknown, b: unknown, isExact: boolean): boolean {
  if (a === b || (isEmpty(a) && isEmpty(b))) return true;
  if (typeof a === 'number' && typeof b === 'number') return isNear(a, b, isExact);
  return isInstant(a) && isInstant(b) && secondOf(a) === secondOf(b);
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

/** Which fields are not compared, and of which the numbers are compared exactly; by their name, wherever they stand. */
interface Fields {
  skip: ReadonlySet<string>;
  exact: ReadonlySet<string>;
}

function compareLists(expected: unknown[], seen: unknown[], place: string, fields: Fields) {
  if (expected.length !== seen.length) {
    const count = (list: unknown[]) => `${list.length} items`;
    return [{ place: `${place}[]`, expected: count(expected), seen: count(seen) }];
  }
  return expected.flatMap((item, index) =>
    differencesBetween(item, seen[index], `${place}[]`, fields),
  );
}

function differencesBetween(
  expected: unknown,
  seen: unknown,
  place: string,
  fields: Fields,
): Difference[] {
  if (Array.isArray(expected) && Array.isArray(seen)) {
    return compareLists(expected, seen, place, fields);
  }
  if (isObject(expected) && isObject(seen)) {
    return Object.keys(expected)
      .filter((name) => name in seen && !fields.skip.has(name) && expected[name] !== undefined)
      .flatMap((name) =>
        differencesBetween(
          expected[name],
          seen[name],
          place === '' ? name : `${place}.${name}`,
          fields,
        ),
      );
  }
  if (expected === undefined) return [];
  const isExact = fields.exact.has(nameOf(place));
  return sameScalar(expected, seen, isExact) ? [] : [{ place, expected, seen }];
}

/** `services[].price` → `price`. */
const nameOf = (place: string) => place.split('.').at(-1)?.replaceAll('[]', '') ?? place;

const NONE: ReadonlySet<string> = new Set();

/** Where two readings of one record differ, in the fields that both have. */
export function differences(
  expected: unknown,
  seen: unknown,
  exact: ReadonlySet<string> = NONE,
): Difference[] {
  return differencesBetween(expected, seen, '', { skip: VOLATILE, exact });
}

/** Where an answer tells something else than was sent, in the fields that both have. */
export function unlikeSent(
  sent: unknown,
  answered: unknown,
  exact: ReadonlySet<string> = NONE,
): Difference[] {
  const skip = new Set([...VOLATILE, ...FORCED]);
  return differencesBetween(sent, answered, '', { skip, exact });
}
