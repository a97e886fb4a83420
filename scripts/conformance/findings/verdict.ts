import type { Report } from '../types.ts';
import { groupsOf } from './groups.ts';

/** What a run proved, and why. 0 conformant, 1 findings, 2 could not tell. */
interface Verdict {
  exitCode: 0 | 1 | 2;
  name: 'Conformant' | 'Not conformant' | 'Not proved';
  /** One sentence. */
  reason: string;
}

/** How the reason of a skipped check begins when the run ended before it. */
export const OUT_OF_TIME = 'out of time';
/** That reason with what ended the run: Ctrl+C, or the option that its time is from. */
export const endedEarly = (by: string) => `${OUT_OF_TIME}: ${by} ended the run`;
/** How that reason begins when it is the short time of `--quick`, which leaves out what does not fit. */
export const NO_ROOM = 'no room';
/** Whether a check did not run because of the time. */
export const isTimeUp = (reason: string) =>
  [OUT_OF_TIME, NO_ROOM].some((one) => reason.startsWith(one));
/** How the reason of a skipped check begins when nobody could sign in as a role it needs. */
export const NO_CREDENTIALS = 'no credentials';

/** What is said beside an operation that the run was not to check, and needed all the same. */
export const NOT_ASKED = '(not in --only)';

/** How the reason of a skipped journey begins that was asked for by name, and needs what the service does not have. */
export const NOT_THERE = 'not there yet';

/**
 * What a report says as a whole. Findings that are not accepted and failed journeys are 1, whatever was left out. Without
 * them the answer is 0 only when something was asked and nothing that was asked for is open: a run
 * that was cut short, lacked the credentials of a role, or left an operation neither called nor
 * skipped for a reason is 2. `--only`, `--skip` and `--shard` narrow what is asked for.
 */
export function verdictOf(report: Report): Verdict {
  const failed = report.journeys.filter(({ outcome }) => outcome === 'failed');
  if (report.findings.length > 0 || failed.length > 0) {
    const parts = [
      foundText(report),
      ...(failed.length > 0 ? [`${count(failed.length, 'journey')} failed`] : []),
    ];
    return { exitCode: 1, name: 'Not conformant', reason: `${parts.join(', ')}.` };
  }
  const open = openQuestion(report);
  if (open) return { exitCode: 2, name: 'Not proved', reason: open };
  return { exitCode: 0, name: 'Conformant', reason: `${noFindings(report)}.` };
}

/** `12 findings with 3 causes`, where some have one in common. */
function foundText({ findings }: Report): string {
  const causes = groupsOf(findings).length;
  const found = count(findings.length, 'finding');
  return causes === findings.length ? found : `${found} with ${count(causes, 'cause')}`;
}

function noFindings({ accepted }: Report): string {
  if (accepted.length === 0) return 'no findings';
  const of = (by: 'known' | 'baseline') => accepted.filter((one) => one.by === by).length;
  const parts = [
    ...(of('known') > 0 ? [`${of('known')} known`] : []),
    ...(of('baseline') > 0 ? [`${of('baseline')} of the baseline`] : []),
  ];
  return `no new findings (${parts.join(', ')})`;
}

function openQuestion(report: Report): string | undefined {
  const { coverage, journeys, proof, skipped } = report;
  const left = [
    ...skipped.map(({ operationId, reason }) => ({ what: operationId, reason })),
    ...journeys.filter(isSkipped).map(({ id, reason }) => ({ what: id, reason })),
  ];
  const late = left.find(({ reason }) => reason.startsWith(OUT_OF_TIME));
  if (late) return `${late.reason}, before every check had its turn.`;
  const missing = left.find(({ reason }) => reason.startsWith(NO_CREDENTIALS));
  if (missing) return `${missing.reason} (needed by ${missing.what}).`;
  const unplayed = left.find(({ reason }) => reason.startsWith(NOT_THERE));
  if (unplayed) return `${unplayed.reason}.`;
  const called = coverage.inScope.filter(
    (id) => Object.keys(coverage.operations[id] ?? {}).length > 0,
  );
  const isIdle = called.length === 0 && journeys.every(isSkipped);
  if (isIdle && !hasCompared(proof)) return 'nothing was checked.';
  const explained = new Set([...called, ...skipped.map(({ operationId }) => operationId)]);
  const silent = coverage.inScope.filter((id) => !explained.has(id));
  if (silent.length === 0) return undefined;
  const names = `${silent.slice(0, 5).join(', ')}${silent.length > 5 ? ' …' : ''}`;
  return `${count(silent.length, 'operation')} never called, without a reason: ${names}.`;
}

/** Whether anything was compared with the mock: a case that is told off, or a sequence. */
function hasCompared(proof: Report['proof']): boolean {
  const { reads, writes } = proof?.systematic ?? {};
  return [proof?.sequences, reads?.played, writes?.played].some((played) => played);
}

function isSkipped({ outcome }: Report['journeys'][number]): boolean {
  return outcome === 'skipped';
}

/** `1 finding`, `2 findings`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
