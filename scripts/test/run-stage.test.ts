import { expect, it } from 'vitest';
import { type Outcome, runInOrder } from './run-stage.ts';

/** Runs stages that each take a turn of the event loop, the first ones the longest; `+` starts, `-` tells. */
async function traceOf(width: number): Promise<string> {
  const stages = ['light', 'light', 'light', 'heavy', 'heavy'].map((weight, index) => ({
    name: String(index),
    stage: weight === 'light' ? { light: true as const } : {},
  }));
  const trace: string[] = [];
  await runInOrder(
    stages,
    width,
    async ({ name }): Promise<Outcome> => {
      trace.push(`+${name}`);
      for (let turns = 5 - Number(name); turns > 0; turns -= 1) await Promise.resolve();
      return { ok: true, output: '', seconds: 0 };
    },
    ({ name }) => trace.push(`-${name}`),
  );
  return trace.join(' ');
}

it('runs light stages two at a time and tells of them in their order', async () => {
  expect(await traceOf(2)).toBe('+0 +1 -0 +2 -1 -2 +3 -3 +4 -4');
});

it('runs one after the other on one core', async () => {
  expect(await traceOf(1)).toBe('+0 -0 +1 -1 +2 -2 +3 -3 +4 -4');
});
