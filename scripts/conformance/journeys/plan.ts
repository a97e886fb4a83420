import { join } from 'node:path';
import { MOCK_SESSION } from '../lib/mock-session.ts';
import { type Batch, CONTROL_SOURCE } from './respect/batch.ts';
import { CONTRACT_SOURCE } from './respect/compose.ts';
import { MOCK_CONTROL, type Workflow } from './workflows/workflow.ts';

/** How many runs of Respect go on at a time, beside the one with the mock's control. */
const CONCURRENCY = 2;

/** What all batches of a run have in common. */
interface Common extends Pick<Batch, 'inputs' | 'onBegin'> {
  /** Absolute path of the contract as Respect is to read it. */
  contractFile: string;
  /** Absolute path of the folder with the workflows. */
  folder: string;
  /** Name of the session of the mock for those that need its control. */
  session: string;
  /** What differs from `inputs` in that session. */
  sessionInputs: Record<string, unknown>;
}

/** Batches that run at the same time; the next ones begin when all of them have ended. */
type Phase = Batch[];

const needsControl = ({ 'x-needs': needs = [] }: Workflow) => needs.includes(MOCK_CONTROL);

/** Splits workflows so that every part has about the same number of steps. */
export function inParts(workflows: readonly Workflow[], count: number): Workflow[][] {
  const parts = Array.from({ length: count }, (): { steps: number; workflows: Workflow[] } => ({
    steps: 0,
    workflows: [],
  }));
  for (const workflow of workflows.toSorted((a, b) => b.steps.length - a.steps.length)) {
    const [shortest] = parts.toSorted((a, b) => a.steps - b.steps);
    if (!shortest) continue;
    shortest.steps += workflow.steps.length;
    shortest.workflows.push(workflow);
  }
  return parts.map((part) => part.workflows).filter(({ length }) => length > 0);
}

/**
 * Which workflows run together. Those that need the mock's control have a session of the mock to
 * themselves, so that its clock is nobody else's; those that count over the whole service come last.
 */
export function planPhases(workflows: readonly Workflow[], common: Common): Phase[] {
  const { contractFile, folder, session, sessionInputs, inputs, onBegin } = common;
  const batch = (chosen: Workflow[]): Batch => ({
    workflows: chosen,
    sources: { [CONTRACT_SOURCE]: contractFile },
    headers: {},
    inputs,
    onBegin,
  });
  const withControl = (chosen: Workflow[]): Batch => ({
    ...batch(chosen),
    inputs: { ...inputs, ...sessionInputs },
    sources: {
      [CONTRACT_SOURCE]: contractFile,
      [CONTROL_SOURCE]: join(folder, 'mock-control.openapi.yaml'),
    },
    headers: { [MOCK_SESSION]: session },
  });
  const ordinary = workflows.filter((one) => !needsControl(one));
  const controlled = workflows.filter(needsControl);
  const together = ordinary.filter((one) => !one['x-alone']);
  const alone = ordinary.filter((one) => one['x-alone']);
  return [
    [
      ...inParts(together, CONCURRENCY).map(batch),
      ...(controlled.length > 0 ? [withControl(controlled)] : []),
    ],
    alone.length > 0 ? [batch(alone)] : [],
  ].filter((phase) => phase.length > 0);
}
