import type { Accepted, Finding, Report } from '../../types.ts';
import { isTimeUp } from '../reasons.ts';
import type { BaselineEntry } from './baseline-file.ts';
import { type FindingName, type KnownEntry, names } from './known-file.ts';

/** What findings of a run are held against. */
export interface Acceptance {
  known: readonly KnownEntry[];
  /** Undefined without `--baseline`. */
  baseline: readonly BaselineEntry[] | undefined;
  /** The day in Istanbul, YYYY-MM-DD. */
  today: string;
}

/** The report with what is accepted set apart, and with what is to be said about entries that expired or were not met. */
export function accept(report: Report, { known, baseline, today }: Acceptance): Report {
  const old = new Set(baseline?.map(({ id }) => id));
  const accepted: Accepted[] = [];
  const findings: Finding[] = [];
  for (const finding of report.findings) {
    const entry = known.find((one) => one.until >= today && names(one.finding, finding));
    if (entry) accepted.push({ finding, by: 'known', reason: entry.reason, until: entry.until });
    else if (old.has(finding.id))
      accepted.push({ finding, by: 'baseline', reason: '', until: undefined });
    else findings.push(finding);
  }
  return {
    ...report,
    findings,
    accepted,
    notes: [
      ...report.notes,
      ...knownNotes(report, known, today),
      ...goneNotes(report, baseline ?? []),
    ],
    journeys: report.journeys.map((journey) => settled(journey, findings, accepted)),
  };
}

/** A failed journey of which every finding is accepted fails no more. */
function settled(
  journey: Report['journeys'][number],
  findings: readonly Finding[],
  accepted: readonly Accepted[],
): Report['journeys'][number] {
  const isOfIt = ({ source }: Finding) => source === journey.id;
  const mine = accepted.filter(({ finding }) => isOfIt(finding));
  if (journey.outcome !== 'failed' || mine.length === 0 || findings.some(isOfIt)) return journey;
  return { ...journey, outcome: 'known' };
}

function knownNotes(report: Report, known: readonly KnownEntry[], today: string): string[] {
  return known.flatMap(({ finding, until, reason }) => {
    const met = report.findings.filter((one) => names(finding, one));
    const isValid = (entry: KnownEntry) => entry.until >= today;
    const fails = met.some(
      (one) => !known.some((other) => isValid(other) && names(other.finding, one)),
    );
    const entry = `--known ${textOf(finding)} (${reason})`;
    if (until < today && fails) return [`${entry} expired on ${until}: it fails again.`];
    if (met.length > 0 || !wasLookedFor(report, 'id' in finding ? {} : finding)) return [];
    return [`${entry} was not met: take it out if it is mended.`];
  });
}

function goneNotes(report: Report, baseline: readonly BaselineEntry[]): string[] {
  return goneOf(report, baseline).map(
    ({ rule, operationId, place }) =>
      `Gone since the baseline: ${[rule, operationId, place].filter(Boolean).join(' ')}.`,
  );
}

/** The entries of a baseline that a run looked for and did not meet. */
export function goneOf(report: Report, baseline: readonly BaselineEntry[]): BaselineEntry[] {
  const met = new Set(
    [...report.findings, ...report.accepted.map(({ finding }) => finding)].map(({ id }) => id),
  );
  return baseline.filter((entry) => !met.has(entry.id) && wasLookedFor(report, entry));
}

/**
 * Whether a finding would have been met: in a whole run, or where all was asked about its operation. Sequences
 * that are compared with the mock are others with every seed, so that not meeting what they found says nothing.
 */
function wasLookedFor(
  { complete, coverage, skipped }: Report,
  { rule = '', operationId }: { rule?: string; operationId?: string | undefined },
): boolean {
  if (rule.startsWith('oracle-')) return false;
  if (complete) return true;
  return (
    operationId !== undefined &&
    !rule.startsWith('journey-') &&
    coverage.inScope.includes(operationId) &&
    !skipped.some((one) => one.operationId === operationId && isTimeUp(one.reason))
  );
}

function textOf(name: FindingName): string {
  if ('id' in name) return name.id;
  const { rule, operationId, place = [] } = name;
  return [rule, operationId, [place].flat().join(', ')].filter(Boolean).join(' ');
}
