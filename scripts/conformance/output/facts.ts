import type { Contract } from '../contract/contract.ts';
import { count } from '../findings/verdict.ts';
import type { Actor, Finding, Report, Severity, Skipped } from '../types.ts';

/** What the outputs tell of an operation of the contract. */
export interface OperationFacts {
  operationId: string;
  method: string;
  path: string;
  tag: string;
  /** Documented statuses, ascending. */
  statuses: string[];
}

/** The operations of the contract by id, in the order of its paths. */
export function operationFacts(contract: Contract): Map<string, OperationFacts> {
  return new Map(
    contract.operations.map(({ id, method, path, tags, answers }) => [
      id,
      {
        operationId: id,
        method,
        path,
        tag: tags[0] ?? '',
        statuses: [...answers.keys()].sort((a, b) => a - b).map(String),
      },
    ]),
  );
}

export const SEVERITIES: readonly Severity[] = ['critical', 'major', 'minor'];

/** `POST /bookings`, or the id of an operation that the contract does not have. */
export function callOf(facts: Map<string, OperationFacts>, operationId: string): string {
  const operation = facts.get(operationId);
  return operation ? `${operation.method} ${operation.path}` : operationId;
}

/** The findings, the worst first, then by operation and rule. */
export function sortedFindings(report: Report): Finding[] {
  return report.findings.toSorted(
    (a, b) =>
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
      a.operationId.localeCompare(b.operationId, 'en') ||
      a.rule.localeCompare(b.rule, 'en') ||
      a.place.localeCompare(b.place, 'en'),
  );
}

/** `2 critical, 1 minor`; an empty text without findings. */
export function severityCounts(report: Report): string {
  return SEVERITIES.map((severity) => ({
    severity,
    number: report.findings.filter((each) => each.severity === severity).length,
  }))
    .filter(({ number }) => number > 0)
    .map(({ severity, number }) => `${number} ${severity}`)
    .join(', ');
}

/** The checks that did not run by reason, the most frequent first. */
export function skippedByReason(report: Report): [reason: string, skipped: Skipped[]][] {
  return [...Map.groupBy(report.skipped, ({ reason }) => reason)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
}

/** How many operations in scope were answered at all. */
function coveredOperations({ coverage }: Report): number {
  return coverage.inScope.filter((id) => Object.keys(coverage.operations[id] ?? {}).length > 0)
    .length;
}

/** `12 of 12 operations (100 %)`, rounded down, so that 100 % means all. */
export function coverageSentence(report: Report): string {
  const all = report.coverage.inScope.length;
  if (all === 0) return 'no operation in scope';
  const covered = coveredOperations(report);
  return `${covered} of ${count(all, 'operation')} (${Math.floor((100 * covered) / all)} %)`;
}

/** `2 passed, 1 failed, 3 skipped`; an empty text when no journeys were asked for. */
export function journeyCounts({ journeys }: Report): string {
  return (['passed', 'failed', 'skipped'] as const)
    .map((outcome) => ({
      outcome,
      number: journeys.filter((journey) => journey.outcome === outcome).length,
    }))
    .filter(({ number }) => number > 0)
    .map(({ outcome, number }) => `${number} ${outcome}`)
    .join(', ');
}

/** Seconds with one decimal, or minutes and seconds from one minute on. */
export function durationText(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Every actor that a run may send requests as, in the order of the outputs, with a short name for tables. */
export const ACTORS: Record<Actor, { short: string; long: string }> = {
  ANONYMOUS: { short: '–', long: 'nobody signed in' },
  CUSTOMER: { short: 'C', long: 'customer' },
  OTHER_CUSTOMER: { short: 'C₂', long: 'another customer' },
  BOAT_OWNER: { short: 'B', long: 'boat owner' },
  OTHER_BOAT_OWNER: { short: 'B₂', long: 'another boat owner' },
  ADMIN: { short: 'A', long: 'administrator' },
};
