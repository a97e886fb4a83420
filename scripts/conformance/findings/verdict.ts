import type { Report } from '../types.ts';
import { groupsOf } from './groups.ts';
import { called, callsText, hasCompared, lookedAtText, tooLittleText } from './looked-at.ts';
import { LIMITED, NO_CREDENTIALS, NOT_COMPARED, NOT_THERE, OUT_OF_TIME } from './reasons.ts';

/** What a run proved, and why. 0 conformant, 1 findings, 2 could not tell. */
interface Verdict {
  exitCode: 0 | 1 | 2;
  name: 'Conformant' | 'Not conformant' | 'Not proved';
  /** One sentence. */
  reason: string;
}

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
  const reason = `${noFindings(report)}${lookedAtText(report)}${notCompared(report)}.`;
  return { exitCode: 0, name: 'Conformant', reason };
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

/** That the calls were not compared with the mock, or not to the end, where the run was to. */
function notCompared({ skipped }: Report): string {
  const one = skipped.find(({ reason }) => reason.startsWith(NOT_COMPARED));
  return one ? `, but ${one.reason.replace(/\.$/u, '')}` : '';
}

function openQuestion(report: Report): string | undefined {
  const { coverage, journeys, proof, skipped } = report;
  const left = [
    ...skipped.map(({ operationId, reason }) => ({ what: operationId, reason })),
    ...journeys.filter(isSkipped).map(({ id, reason }) => ({ what: id, reason })),
  ];
  const limited = left.find(({ reason }) => reason.startsWith(LIMITED));
  if (limited) return `${limited.reason}.${callsText(report)}`;
  const late = left.find(({ reason }) => reason.startsWith(OUT_OF_TIME));
  if (late) return `${late.reason}, before every check had its turn.${callsText(report)}`;
  const little = tooLittleText(report);
  if (little) return `${noFindings(report)}, but ${little}.`;
  const missing = left.find(({ reason }) => reason.startsWith(NO_CREDENTIALS));
  if (missing) return `${missing.reason} (needed by ${missing.what}).`;
  const unplayed = left.find(({ reason }) => reason.startsWith(NOT_THERE));
  if (unplayed) return `${unplayed.reason}.`;
  const answered = called(report);
  const isIdle = answered.length === 0 && journeys.every(isSkipped);
  if (isIdle && !hasCompared(proof)) return 'nothing was checked.';
  const explained = new Set([...answered, ...skipped.map(({ operationId }) => operationId)]);
  const silent = coverage.inScope.filter((id) => !explained.has(id));
  if (silent.length === 0) return undefined;
  const names = `${silent.slice(0, 5).join(', ')}${silent.length > 5 ? ' …' : ''}`;
  return `${count(silent.length, 'operation')} never called, without a reason: ${names}.`;
}

function isSkipped({ outcome }: Report['journeys'][number]): boolean {
  return outcome === 'skipped';
}

/** `1 finding`, `2 findings`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
