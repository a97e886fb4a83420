import { type Hooks, type OnProgress, runCheck } from './check.ts';
import type { Contract } from './contract/contract.ts';
import { accept } from './findings/accept/accept.ts';
import { readBaseline } from './findings/accept/baseline-file.ts';
import { readKnown } from './findings/accept/known-file.ts';
import { dayOf } from './lib/calendar.ts';
import type { Options } from './options.ts';
import type { StartMock } from './oracle/mock-server.ts';
import { runRounds } from './rounds/rounds.ts';
import type { Report } from './types.ts';

export type { Hooks, OnProgress } from './check.ts';

/**
 * Checks a service and answers what was found, what is accepted by `--known` or `--baseline` set apart. Throws
 * CannotRun when the service does not answer, the credentials do not work, a file cannot be read, or
 * nothing is selected. `startMock` is needed for `options.oracle` alone.
 */
export async function runConformance(
  options: Options,
  contract: Contract,
  onProgress: OnProgress,
  startMock?: StartMock,
  hooks: Hooks = {},
): Promise<Report> {
  // Findings of a journey may be of none.
  const operationIds = ['', ...contract.operations.map(({ id }) => id)];
  const known = options.known === undefined ? [] : readKnown(options.known, operationIds);
  const baseline = options.baseline === undefined ? undefined : readBaseline(options.baseline);
  const { minutes } = options;
  const report =
    minutes === undefined
      ? await runCheck(options, contract, onProgress, startMock, hooks)
      : await runRounds({ ...options, minutes }, contract, onProgress, startMock, hooks);
  return accept(report, { known, baseline, today: dayOf(new Date()) });
}
