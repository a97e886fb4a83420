import { type OnProgress, runCheck } from './check.ts';
import type { Contract } from './contract/contract.ts';
import { accept } from './findings/accept/accept.ts';
import { readBaseline } from './findings/accept/baseline-file.ts';
import { readKnown } from './findings/accept/known-file.ts';
import type { Options } from './options.ts';
import type { StartMock } from './oracle/mock-server.ts';
import { dayOf } from './sweep/calendar.ts';
import type { Report } from './types.ts';

export type { OnProgress } from './check.ts';

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
): Promise<Report> {
  const known = options.known === undefined ? [] : readKnown(options.known);
  const baseline = options.baseline === undefined ? undefined : readBaseline(options.baseline);
  const report = await runCheck(options, contract, onProgress, startMock);
  return accept(report, { known, baseline, today: dayOf(new Date()) });
}
