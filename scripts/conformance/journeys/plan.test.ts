import { expect, it } from 'vitest';
import { inParts, planPhases } from './plan.ts';
import type { Workflow } from './workflows/workflow.ts';

const workflow = (workflowId: string, steps: number, more: Partial<Workflow> = {}): Workflow => ({
  workflowId,
  summary: '',
  steps: Array.from({ length: steps }, (_, index) => ({ stepId: `s${index}` })),
  ...more,
});

const ids = (workflows: readonly Workflow[]) => workflows.map((one) => one.workflowId);

it('shares steps out evenly', () => {
  const parts = inParts(
    [workflow('a', 9), workflow('b', 5), workflow('c', 4), workflow('d', 1)],
    2,
  );
  expect(parts.map(ids)).toEqual([
    ['a', 'd'],
    ['b', 'c'],
  ]);
});

it('keeps apart what needs the mock and what counts over the whole service', () => {
  const phases = planPhases(
    [
      workflow('a', 1),
      workflow('mail', 1, { 'x-needs': ['mock-control'] }),
      workflow('counts', 1, { 'x-alone': true }),
    ],
    {
      contractFile: '/c.json',
      folder: '/w',
      session: 's',
      sessionInputs: { adminToken: 'b' },
      inputs: { adminToken: 'a' },
      onBegin: () => {},
    },
  );
  expect(phases.map((phase) => phase.map(({ workflows }) => ids(workflows)))).toEqual([
    [['a'], ['mail']],
    [['counts']],
  ]);
  expect(phases[0]?.map(({ inputs }) => inputs.adminToken)).toEqual(['a', 'b']);
  expect(phases[0]?.map(({ headers }) => headers)).toEqual([{}, { 'x-mock-session': 's' }]);
});
