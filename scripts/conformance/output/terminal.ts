import { styleText } from 'node:util';
import { count, verdictOf } from '../findings/verdict.ts';
import type { Finding, Report, Severity, Told } from '../types.ts';
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
    ...questionLines(safe, paint),
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
    ...(finding.statement
      ? [field('contract', `${finding.statement.text} (${finding.statement.place})`)]
      : []),
    ...(source === 'sweep' || source === 'oracle' ? [] : [field('journey', source)]),
    ...(finding.steps ? storyLines(finding.steps, paint) : [field('repeat', paint('dim', curl))]),
    ...(finding.replay ? [field('again', `--replay ${finding.replay}`)] : []),
  ];
}

/** The calls of a sequence, numbered, each with what the service and the mock answered. */
function storyLines(steps: readonly Told[], paint: (style: Style, text: string) => string) {
  return steps.flatMap(({ curl, service, mock }, index) => [
    field(`${index + 1}.`, paint('dim', curl)),
    field('', service === mock ? `both: ${service}` : `service: ${service}; mock: ${mock}`),
  ]);
}

function questionLines(
  { questions }: Report,
  paint: (style: Style, text: string) => string,
): string[] {
  if (questions.length === 0) return [];
  return [
    'Open questions: the service and the mock differ, and the contract is silent',
    ...questions.flatMap(({ operationId, rule, place, expected, seen, steps, replay }) => [
      `  ${operationId}  ${rule}  ${place}`,
      field('mock', expected),
      field('service', seen),
      ...storyLines(steps, paint),
      field('again', `--replay ${replay}`),
      '',
    ]),
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
    ...(report.proof ? [proofLine(report.proof)] : []),
    ...(report.findings.length > 0 ? [`findings: ${severityCounts(report)}`] : []),
  ];
}

function proofLine({ sequences, cells, notProved, left }: NonNullable<Report['proof']>): string {
  const proved = new Set(
    cells.filter(({ succeeded }) => succeeded > 0).map((one) => one.operationId),
  );
  const remains = Object.entries(left).map(([kind, number]) => `${number} ${kind}`);
  return [
    `${count(sequences, 'sequence')} against the mock: ${count(proved.size, 'operation')} succeeded, in ${cells.length} cases of state and role`,
    `${notProved.length} not proved`,
    ...(remains.length > 0 ? [`left behind: ${remains.join(', ')}`] : []),
  ].join('; ');
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
