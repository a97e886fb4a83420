import type { Outcome } from './try.ts';

/** The outcomes as text: a line for each and the count in the last one. */
export function tableOf(outcomes: readonly Outcome[], unchanged: Outcome): string {
  const lines = [
    ['mutant', 'outcome', 's', 'by'],
    ...outcomes.map((outcome) => [
      outcome.name,
      wordFor(outcome),
      outcome.seconds.toFixed(1),
      spoken(outcome),
    ]),
    [
      'unchanged mock',
      unchanged.by ? 'ACCUSED' : '',
      unchanged.seconds.toFixed(1),
      spoken(unchanged),
    ],
  ];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const rows = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const found = outcomes.filter(({ by }) => by).length;
  const unserved = outcomes.filter(({ isServed }) => !isServed).length;
  const apart = unserved > 0 ? `; ${unserved} more did not start` : '';
  const tally = `found ${found} of ${outcomes.length - unserved}${apart}; unchanged mock: ${spoken(unchanged)}`;
  return [...rows, '', tally].join('\n');
}

export function wordFor({ by, isServed }: Outcome): string {
  if (!isServed) return 'no start';
  return by ? 'found' : 'MISSED';
}

/** The finding that spoke, or why none did. */
export function spoken({ by, note, findings }: Outcome): string {
  if (!by) return note;
  const more = findings > 1 ? ` (and ${findings - 1} more)` : '';
  return `${by.operationId} ${by.rule} ${by.place}${more}`;
}
