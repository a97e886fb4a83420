import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Finding } from '../finding.ts';
import { parseDay } from '../lib/day.ts';
import { InputError, messageOf } from '../lib/input-error.ts';
import { isObject, type JsonObject } from '../lib/json.ts';

/** The acceptance of one breaking change, until the end of the day `expires`. */
export interface Waiver {
  /** The fingerprint of the change. */
  change: string;
  rule: string;
  at: string;
  reason: string;
  author: string;
  expires: string;
}

export interface WaivedFinding extends Finding {
  /** The waiver that accepts this change today. */
  waiver?: Waiver;
  /** The waiver that accepted it until it expired. */
  expiredWaiver?: Waiver;
}

const FIELDS = ['change', 'rule', 'at', 'reason', 'author', 'expires'] as const;

/** Reads a list of waivers, YAML or JSON. Throws InputError that says which entry to mend, and how. */
export function readWaivers(file: string): Waiver[] {
  let list: unknown;
  try {
    // Core schema without timestamps: `expires: 2026-12-31` stays the text that was written.
    list = parse(readFileSync(file, 'utf8'), { schema: 'core' });
  } catch (cause) {
    throw new InputError(`The waivers file ${file} cannot be read: ${messageOf(cause)}`, { cause });
  }
  if (list === null) return [];
  if (!Array.isArray(list)) {
    throw new InputError(
      `The waivers file ${file} must hold a list; the report prints each entry ready to paste.`,
    );
  }
  const waivers = list.map((entry, index) => readWaiver(entry, `${file}, entry ${index + 1}`));
  const twice = waivers.find(
    (each, index) => waivers.findIndex((w) => w.change === each.change) < index,
  );
  if (twice) throw new InputError(`${file} waives ${twice.change} twice. Keep one of the entries.`);
  return waivers;
}

function readWaiver(entry: unknown, where: string): Waiver {
  if (!isObject(entry)) throw new InputError(`${where} must have the fields ${FIELDS.join(', ')}.`);
  const unknown = Object.keys(entry).find((key) => !FIELDS.some((field) => field === key));
  if (unknown !== undefined) {
    throw new InputError(
      `${where} has an unknown field "${unknown}". Known: ${FIELDS.join(', ')}.`,
    );
  }
  const waiver = {
    change: textAt(entry, 'change', where),
    rule: textAt(entry, 'rule', where),
    at: textAt(entry, 'at', where),
    reason: textAt(entry, 'reason', where),
    author: textAt(entry, 'author', where),
    expires: textAt(entry, 'expires', where),
  };
  if (parseDay(waiver.expires) === undefined) {
    throw new InputError(`${where}: expires must be a day YYYY-MM-DD, not "${waiver.expires}".`);
  }
  return waiver;
}

function textAt(entry: JsonObject, field: string, where: string): string {
  const value = entry[field];
  // Twelve digits without a letter are a number to YAML when they stand unquoted.
  if (typeof value === 'number' && field === 'change') {
    throw new InputError(`${where}: put the value of "change" in quotes.`);
  }
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new InputError(`${where} lacks "${field}". Every waiver says ${FIELDS.join(', ')}.`);
}

/** Attaches each waiver to the breaking change it names; returns those that name none as `unused`. */
export function applyWaivers(
  findings: Finding[],
  waivers: Waiver[],
  today: string,
): { findings: WaivedFinding[]; unused: Waiver[] } {
  const used = new Set<Waiver>();
  const judged = findings.map((finding): WaivedFinding => {
    const waiver = waivers.find((each) => finding.level === 'breaking' && matches(each, finding));
    if (!waiver) return finding;
    used.add(waiver);
    return waiver.expires < today ? { ...finding, expiredWaiver: waiver } : { ...finding, waiver };
  });
  return { findings: judged, unused: waivers.filter((each) => !used.has(each)) };
}

/** `at` is for whoever reads the file: the fingerprint holds the place, by a name that a renaming does not change. */
function matches({ change, rule }: Waiver, finding: Finding): boolean {
  return change === finding.fingerprint && rule === finding.rule;
}

/** The entry to paste into the waivers file; whoever pastes it fills in the last three fields. */
export function waiverEntry({ fingerprint, rule, at }: Finding): string {
  // JSON strings are YAML strings, whatever they contain.
  return [
    `- change: ${JSON.stringify(fingerprint)}`,
    `  rule: ${rule}`,
    `  at: ${JSON.stringify(at)}`,
    '  reason: ""',
    '  author: ""',
    '  expires: YYYY-MM-DD',
  ].join('\n');
}
