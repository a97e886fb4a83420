import type { Finding, Report } from '../../../scripts/conformance/types.ts';
import type { Mutation } from './mutation.ts';

/** One line of the table. */
export interface Row {
  name: string;
  expected: string;
  /** The finding that gives the broken backend away; undefined when it was missed. */
  by: Finding | undefined;
  /** What else was found, or why the run failed. */
  note: string;
  seconds: number;
}

/** Whether a report gives a broken backend away: a finding by its rule at one of its operations. */
export function findingOf(mutation: Mutation, report: Report): Finding | undefined {
  return report.findings.find(
    ({ rule, operationId }) => rule === mutation.rule && mutation.at.includes(operationId),
  );
}

/** The table as text, a line per row and the tally in the last one. */
export function tableOf(rows: readonly Row[], unchanged: Row): string {
  const lines = [
    ['broken backend', 'expected', 'found by', 's'],
    ...[...rows, unchanged].map(({ name, expected, by, note, seconds }) => [
      name,
      expected,
      by ? `${by.rule}, ${by.operationId}` : note,
      seconds.toFixed(1),
    ]),
  ];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const table = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...table, '', tally(rows, unchanged)].join('\n');
}

/** `found 60 of 60; unchanged mock: none`. */
function tally(rows: readonly Row[], unchanged: Row): string {
  const found = rows.filter(({ by }) => by).length;
  return `found ${found} of ${rows.length}; unchanged mock: ${unchanged.note}`;
}
