import { styleText } from 'node:util';
import { count, verdictOf } from '../findings/verdict.ts';
import type { Finding, Report, Severity } from '../types.ts';
import {
  callOf,
  coverageSentence,
  durationText,
  journeyCounts,
  type OperationFacts,
  severityCounts,
  skippedByReason,
  sortedFindings,
} from './facts.ts';

type Style = Parameters<typeof styleText>[0];

const COLOURS = { critical: 'red', major: 'yellow', minor: 'cyan' } as const satisfies Record<
  Severity,
  Style
>;
const MAX_SKIPPED_NAMES = 3;

/** The report for a terminal, the verdict in the last line; `colour` adds escape sequences. */
export function renderTerminal(
  report: Report,
  facts: Map<string, OperationFacts>,
  colour: boolean,
): string {
  // Not left to the stream: what is asked for holds, whatever stdout is.
  const paint = (style: Style, text: string) =>
    colour ? styleText(style, text, { validateStream: false }) : text;
  const safe = withoutControls(report);
  const lines = [
    ...sortedFindings(safe).flatMap((each) => [...findingLines(each, facts, paint), '']),
    ...journeyLines(safe, paint),
    ...skippedLines(safe),
    ...summaryLines(safe),
  ];
  const { exitCode, name, reason } = verdictOf(safe);
  const style = exitCode === 0 ? 'green' : exitCode === 1 ? 'red' : 'yellow';
  lines.push(paint(['bold', style], `${name}: ${reason}`));
  return `${lines.join('\n')}\n`;
}

function findingLines(
  finding: Finding,
  facts: Map<string, OperationFacts>,
  paint: (style: Style, text: string) => string,
): string[] {
  const { severity, rule, operationId, place, expected, seen, source, curl } = finding;
  const times = finding.count > 1 ? ` (${finding.count} times)` : '';
  return [
    `${paint(['bold', COLOURS[severity]], severity.toUpperCase().padEnd(8))}  ${paint('bold', rule)}  ${callOf(facts, operationId)}  ${operationId}`,
    ...(place ? [field('at', place)] : []),
    field('expected', expected),
    field('seen', `${seen}${times}`),
    ...(source === 'sweep' ? [] : [field('journey', source)]),
    field('repeat', paint('dim', curl)),
  ];
}

function journeyLines(report: Report, paint: (style: Style, text: string) => string): string[] {
  const notable = report.journeys.filter(({ outcome }) => outcome !== 'passed');
  if (notable.length === 0) return [];
  const lines = notable.map(({ id, outcome, reason }) => {
    const label = outcome === 'failed' ? paint('red', 'failed ') : 'skipped';
    return `  ${label}  ${id}: ${reason}`;
  });
  return ['Journeys', ...lines, ''];
}

function skippedLines(report: Report): string[] {
  if (report.skipped.length === 0) return [];
  const lines = skippedByReason(report).map(([reason, skipped]) => {
    const names = [...new Set(skipped.map(({ operationId }) => operationId))];
    const more =
      names.length > MAX_SKIPPED_NAMES ? ` and ${names.length - MAX_SKIPPED_NAMES} more` : '';
    return `  ${String(skipped.length).padStart(4)}  ${reason}: ${names.slice(0, MAX_SKIPPED_NAMES).join(', ')}${more}`;
  });
  return ['Not checked', ...lines, ''];
}

function summaryLines(report: Report): string[] {
  const journeys = journeyCounts(report);
  return [
    `${report.server}, contract ${report.contractVersion}, seed ${report.seed}`,
    `${count(report.requests, 'request')} in ${durationText(report.duration)}; ${coverageSentence(report)}${journeys ? `; journeys: ${journeys}` : ''}`,
    ...(report.findings.length > 0 ? [`findings: ${severityCounts(report)}`] : []),
  ];
}

function field(name: string, text: string): string {
  return `  ${name.padEnd(8)}  ${text.replaceAll('\n', '\n            ')}`;
}

/** The report without control characters: what a service answers must not steer the terminal. */
function withoutControls(report: Report): Report {
  return JSON.parse(JSON.stringify(report), (_, value) =>
    typeof value === 'string' ? value.replace(/[\p{Cc}--\n]/gv, '\ufffd') : value,
  );
}
