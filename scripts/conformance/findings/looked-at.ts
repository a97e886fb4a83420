import type { Report } from '../types.ts';
import { isTimeUp, NO_ROOM } from './reasons.ts';

/**
 * The share of the operations in scope that a sample may leave out: what is a sample to tell of a service that
 * it has hardly called?
 */
const LEFT_OUT = 0.1;

/** The operations in scope that were answered at all. */
export function called({ coverage }: Report): string[] {
  return coverage.inScope.filter((id) => Object.keys(coverage.operations[id] ?? {}).length > 0);
}

/** Whether anything was compared with the mock: a case that is told off, or a sequence. */
export function hasCompared(proof: Report['proof']): boolean {
  const { reads, writes } = proof?.systematic ?? {};
  return [proof?.sequences, reads?.played, writes?.played].some((played) => played);
}

function ofOperations(report: Report): string {
  const all = report.coverage.inScope.length;
  return `${called(report).length} of ${all} operation${all === 1 ? '' : 's'}`;
}

const hasRoomLeft = ({ skipped, journeys }: Report) =>
  ![...skipped, ...journeys].some(({ reason }) => reason.startsWith(NO_ROOM));

/** ` 23 of 321 operations called.`; empty without a sweep. */
export function callsText(report: Report): string {
  return report.coverage.inScope.length === 0 ? '' : ` ${ofOperations(report)} called.`;
}

/** ` in what there was time for: …` for a sample that left something out; empty for all else. */
export function lookedAtText(report: Report): string {
  if (hasRoomLeft(report)) return '';
  const { coverage, journeys } = report;
  const played = journeys.filter(({ outcome }) => outcome !== 'skipped').length;
  const parts = [
    ...(coverage.inScope.length > 0 ? [ofOperations(report)] : []),
    ...(journeys.length > 0 ? [`${played} of ${journeys.length} journeys`] : []),
  ];
  return ` in what there was time for${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
}

/** What makes a sample too small to tell anything; undefined for one that is large enough. */
export function tooLittleText(report: Report): string | undefined {
  if (hasRoomLeft(report)) return undefined;
  const { coverage, journeys, proof, skipped } = report;
  const reasons = Map.groupBy(skipped, ({ operationId }) => operationId);
  const answered = new Set(called(report));
  const unreached = coverage.inScope.filter(
    (id) => !answered.has(id) && reasons.get(id)?.every(({ reason }) => isTimeUp(reason)) === true,
  );
  const isTooLittle = unreached.length > coverage.inScope.length * LEFT_OUT;
  const asked = journeys.filter(({ outcome, reason }) => outcome !== 'skipped' || isTimeUp(reason));
  const hasNoJourney = asked.length > 0 && asked.every(({ outcome }) => outcome === 'skipped');
  const hasNoOracle =
    !hasCompared(proof) &&
    skipped.some(({ source, reason }) => source === 'oracle' && isTimeUp(reason));
  const parts = [
    ...(isTooLittle ? [`only ${ofOperations(report)} were called`] : []),
    ...(hasNoJourney ? ['no journey was played'] : []),
    ...(hasNoOracle ? ['nothing was compared with the mock'] : []),
  ];
  return parts.length > 0 ? `${parts.join(' and ')} before the time was up` : undefined;
}
