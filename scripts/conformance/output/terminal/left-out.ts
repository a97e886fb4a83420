import type { Report } from '../../types.ts';
import { isWaiting, skippedByReason, unprovedText, waitingText } from '../facts.ts';
import type { Paint } from './text.ts';

const MAX_SKIPPED_NAMES = 3;
const MAX_SKIPPED_LINES = 15;

/** The journeys that did not pass. */
export function journeyLines(report: Report, paint: Paint): string[] {
  const notable = report.journeys.filter((one) => one.outcome !== 'passed' && !isWaiting(one));
  const waiting = waitingText(report);
  if (notable.length === 0 && waiting === undefined) return [];
  // Many are skipped for the same reason.
  const alike = Map.groupBy(notable, ({ outcome, reason }) => `${outcome} ${reason}`).values();
  const lines = [...alike].flatMap(([first, ...others]) => {
    if (!first) return [];
    const label = first.outcome === 'failed' ? paint('red', 'failed ') : first.outcome.padEnd(7);
    return `  ${label}  ${[first, ...others].map(({ id }) => id).join(', ')}: ${first.reason}`;
  });
  return [
    'Journeys',
    ...(waiting ? [`  ${paint('red', 'failed ')}  ${waiting}`] : []),
    ...lines,
    '',
  ];
}

/** What was not checked, the most frequent reasons first. */
export function skippedLines(report: Report): string[] {
  if (report.skipped.length === 0) return [];
  const lines = skippedByReason(report).map(([reason, skipped]) => {
    const names = [...new Set(skipped.map(({ operationId, source }) => operationId || source))];
    const more =
      names.length > MAX_SKIPPED_NAMES ? ` and ${names.length - MAX_SKIPPED_NAMES} more` : '';
    return `  ${String(skipped.length).padStart(4)}  ${reason}: ${names.slice(0, MAX_SKIPPED_NAMES).join(', ')}${more}`;
  });
  const more = lines.length - MAX_SKIPPED_LINES;
  const cut = more > 1 ? [...lines.slice(0, MAX_SKIPPED_LINES), moreReasons(more)] : lines;
  return ['Not checked', ...cut, ''];
}

const moreReasons = (more: number) => `        and ${more} more reasons (--json FILE has them all)`;

/** What a part of the contract leaves aside, in one sentence. */
export function unprovedLines({ unproved }: Report): string[] {
  return unproved ? [unprovedText(unproved), ''] : [];
}
