import type { Outcome, Step } from './check.ts';

const COLUMNS: Record<Step, string> = {
  generated: 'generated',
  complete: 'all fields',
  compiled: 'compiles',
  called: 'calls',
};
const STEPS = ['generated', 'complete', 'compiled', 'called'] as const satisfies Step[];

const NAME_WIDTH = 18;
const COLUMN = 12;

/** The header of the table. */
export function headerRow(): string {
  const columns = STEPS.map((step) => COLUMNS[step].padEnd(COLUMN));
  return `${'client'.padEnd(NAME_WIDTH)}${columns.join('')}seconds`;
}

/** One client's line, and below it what stopped it or what had to be patched. */
export function row(
  name: string,
  { steps, skipped, failure, patched }: Outcome,
  ms: number,
): string {
  const stopped = skipped === undefined ? 'NO' : 'not tried';
  const cells = STEPS.map((step, index) => {
    if (steps.includes(step)) return 'yes'.padEnd(COLUMN);
    return (index === steps.length ? stopped : '-').padEnd(COLUMN);
  });
  const line = `${name.padEnd(NAME_WIDTH)}${cells.join('')}${String(Math.round(ms / 1000)).padStart(7)}`;
  const notes = [patched, skipped, failure].flatMap((note) => note?.split('\n') ?? []);
  return [line, ...notes.map((note) => `  ${note}`)].join('\n');
}
