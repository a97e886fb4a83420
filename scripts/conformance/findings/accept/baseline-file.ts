import { readFileSync } from 'node:fs';
import { CannotRun, messageOf } from '../../lib/cannot-run.ts';
import { isObject } from '../../lib/json.ts';
import type { Finding } from '../../types.ts';

/** A finding as a baseline keeps it: enough to know it again, and to tell when it is gone. */
export type BaselineEntry = Pick<Finding, 'id' | 'severity' | 'rule' | 'operationId' | 'place'>;

/** The entries of a `--baseline` file. Throws CannotRun when it is none. */
export function readBaseline(file: string): BaselineEntry[] {
  const mend = `Write one with --write-baseline ${file}.`;
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new CannotRun(`--baseline ${file} cannot be read: ${messageOf(cause)}. ${mend}`);
  }
  const findings = isObject(content) ? content.findings : undefined;
  if (!Array.isArray(findings) || !findings.every(isEntry))
    throw new CannotRun(`--baseline ${file} is no baseline. ${mend}`);
  return findings;
}

function isEntry(entry: unknown): entry is BaselineEntry {
  return (
    isObject(entry) &&
    [entry.id, entry.severity, entry.rule, entry.operationId, entry.place].every(
      (value) => typeof value === 'string',
    )
  );
}

/** The text of a baseline: a line per finding, in an order that makes changes of it short. */
export function baselineText(findings: readonly BaselineEntry[]): string {
  const lines = findings
    .map(({ id, severity, rule, operationId, place }) =>
      JSON.stringify({ operationId, rule, place, severity, id }),
    )
    .sort();
  return `{"findings": [\n${lines.join(',\n')}\n]}\n`;
}
