import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { CannotRun, messageOf } from '../../lib/cannot-run.ts';
import { isObject } from '../../lib/json.ts';
import { nearest } from '../../lib/nearest.ts';
import type { Finding } from '../../types.ts';

/** What a finding is named by: its id, or what it is about. Fields left out fit any. */
export type FindingName =
  | { id: string }
  | {
      rule: string;
      operationId: string | undefined;
      place: string | readonly string[] | undefined;
    };

/** A finding that is accepted for now. */
export interface KnownEntry {
  finding: FindingName;
  reason: string;
  /** The last day, YYYY-MM-DD in Istanbul. */
  until: string;
}

const EXAMPLE = `- { finding: "0f3c5a9b1d2e", reason: "mended with release 12", until: 2027-01-31 }
- { finding: { rule: response-schema, operationId: getBoat }, reason: "…", until: 2027-01-31 }`;

/**
 * The entries of a `--known` file, YAML or JSON; `operations` are all that the contract has, by their ids. Throws
 * CannotRun that says which entry is wrong, and how to mend it.
 */
export function readKnown(file: string, operations?: readonly string[]): KnownEntry[] {
  const all = parsedFile(file);
  if (!Array.isArray(all)) throw wrong(file, 'It is no list.');
  return all.map((entry, index) => {
    const where = `${file}, entry ${index + 1}`;
    const known = entryOf(entry, where);
    if (operations) checkOperation(known.finding, operations, where);
    return known;
  });
}

/** An entry that is mistyped would accept nothing, and nobody would hear of it. */
function checkOperation(name: FindingName, operations: readonly string[], where: string): void {
  if ('id' in name || name.operationId === undefined) return;
  if (operations.includes(name.operationId)) return;
  const meant = nearest(name.operationId, operations);
  throw new CannotRun(
    `--known ${where}: the contract has no operation ${name.operationId}.${meant ? ` Did you mean ${meant}?` : ''}`,
  );
}

function parsedFile(file: string): unknown {
  try {
    // Only texts: 12345e678901 is an id, and 2027-01-31 a day.
    return parse(readFileSync(file, 'utf8'), { schema: 'failsafe' }) ?? [];
  } catch (cause) {
    throw new CannotRun(`--known ${file} cannot be read: ${messageOf(cause)}`);
  }
}

function wrong(where: string, what: string): CannotRun {
  return new CannotRun(`--known ${where}: ${what} It is to be a list like this:\n${EXAMPLE}`);
}

function entryOf(entry: unknown, where: string): KnownEntry {
  if (!isObject(entry)) throw wrong(where, 'It has no fields.');
  const { finding, reason, until, ...rest } = entry;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw wrong(where, `There is no field "${unknown}".`);
  if (typeof reason !== 'string' || reason.trim() === '')
    throw wrong(
      where,
      `reason is ${reason === undefined ? 'missing' : 'empty'}: say why it is accepted.`,
    );
  if (typeof until !== 'string' || !isDay(until))
    throw wrong(where, `until is to be a day, as 2027-01-31; it is ${JSON.stringify(until)}.`);
  return { finding: nameOf(finding, where), reason, until };
}

function nameOf(finding: unknown, where: string): FindingName {
  if (typeof finding === 'string' && /^[\da-f]{12}$/u.test(finding)) return { id: finding };
  if (!isObject(finding)) throw wrong(where, 'finding is neither an id nor a rule.');
  const { rule, operationId, place, ...rest } = finding;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw wrong(where, `finding has no field "${unknown}".`);
  const isText = (value: unknown): value is string | undefined =>
    value === undefined || typeof value === 'string';
  if (typeof rule !== 'string' || !isText(operationId) || !isPlace(place))
    throw wrong(where, 'finding needs a rule; operationId and place narrow it.');
  if (operationId === undefined && place === undefined)
    throw wrong(where, 'finding needs an operationId or a place beside its rule.');
  return { rule, operationId, place };
}

function isPlace(value: unknown): value is string | string[] | undefined {
  if (value === undefined || typeof value === 'string') return true;
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isDay(text: string): boolean {
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === text;
}

/** Whether an entry means that finding. */
export function names(name: FindingName, finding: Finding): boolean {
  if ('id' in name) return finding.id === name.id;
  const { rule, operationId = finding.operationId, place = finding.place } = name;
  return (
    finding.rule === rule &&
    finding.operationId === operationId &&
    [place].flat().includes(finding.place)
  );
}
