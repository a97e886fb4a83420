import { styleText } from 'node:util';
import { knownLine } from '../findings/accept/paste.ts';
import { type Group, groupsOf } from '../findings/groups.ts';
import { count, verdictOf } from '../findings/verdict.ts';
import { dayOf } from '../lib/calendar.ts';
import type { Proof, Report, Severity, Told } from '../types.ts';
import {
  acceptedByReason,
  againOf,
  alsoOf,
  callOf,
  coverageSentence,
  durationText,
  gapsOf,
  isWaiting,
  journeyCounts,
  leftText,
  type OperationFacts,
  proofByArea,
  severityCounts,
  skippedByReason,
  unprovedText,
  waitingText,
} from './facts.ts';
import { repeatingOf } from './repeat.ts';

type Style = Parameters<typeof styleText>[0];

const COLOURS = { critical: 'red', major: 'yellow', minor: 'cyan' } as const satisfies Record<
  Severity,
  Style
>;
const MAX_SKIPPED_NAMES = 3;
/** Of the operations or places of a cause. */
const MAX_ALSO_NAMES = 20;
const MAX_SKIPPED_LINES = 15;

/** The report for a terminal, the verdict in the last line; `colour` adds escape sequences. */
export function renderTerminal(
  report: Report,
  facts: Map<string, OperationFacts>,
  colour: boolean,
): string {
  // Not left to the stream: what is asked for holds, whatever stdout is.
  const paint: Paint = (style, text) =>
    colour ? styleText(style, text, { validateStream: false }) : text;
  const safe = withoutControls(report);
  const lines = [
    ...groupsOf(safe.findings).flatMap((each) => [...groupLines(each, safe, facts, paint), '']),
    ...questionLines(safe, paint),
    ...repeatingLines(safe),
    ...acceptedLines(safe, facts),
    ...journeyLines(safe, paint),
    ...skippedLines(safe),
    ...unprovedLines(safe),
    ...summaryLines(safe, facts),
  ];
  const { exitCode, name, reason } = verdictOf(safe);
  const style = exitCode === 0 ? 'green' : exitCode === 1 ? 'red' : 'yellow';
  lines.push(paint(['bold', style], `${name}: ${reason}`));
  return `${lines.join('\n')}\n`;
}

type Paint = (style: Style, text: string) => string;

function groupLines(
  group: Group,
  report: Report,
  facts: Map<string, OperationFacts>,
  paint: Paint,
): string[] {
  const [finding] = group.findings;
  const { severity, rule, operationId, place, expected, seen, source, curl } = finding;
  const times = finding.count > 1 ? ` (${finding.count} times)` : '';
  const also = alsoOf(group);
  return [
    `${paint(['bold', COLOURS[severity]], severity.toUpperCase().padEnd(8))}  ${paint('bold', rule)}  ${callOf(facts, operationId)}  ${operationId}`,
    ...(place ? [field('at', place)] : []),
    field('expected', expected),
    field('seen', `${seen.trimEnd()}${times}`),
    ...(finding.statement
      ? [field('contract', `${finding.statement.text} (${finding.statement.place})`)]
      : []),
    ...(also ? [field(also.label, `${also.names.length} more: ${shortened(also.names)}`)] : []),
    ...(source === 'sweep' || source === 'oracle' ? [] : [field('journey', source)]),
    ...(finding.steps ? storyLines(finding.steps, paint) : [field('repeat', paint('dim', curl))]),
    ...(finding.replay ? [field('again', againOf(report, finding))] : []),
    field('known', paint('dim', knownLine(group, dayOf(report.startedAt)))),
  ];
}

const shortened = (names: readonly string[]) =>
  `${names.slice(0, MAX_ALSO_NAMES).join(', ')}${names.length > MAX_ALSO_NAMES ? ' …' : ''}`;

/** The calls of a sequence, numbered, each with what the service and the mock answered. */
function storyLines(steps: readonly Told[], paint: Paint) {
  return steps.flatMap(({ curl, service, mock }, index) => [
    field(`${index + 1}.`, paint('dim', curl)),
    field('', service === mock ? `both: ${service}` : `service: ${service}; mock: ${mock}`),
  ]);
}

function questionLines(report: Report, paint: Paint): string[] {
  const { questions } = report;
  if (questions.length === 0) return [];
  return [
    'Open questions: the service and the mock differ, and the contract is silent',
    ...questions.flatMap((question) => [
      `  ${question.operationId}  ${question.rule}  ${question.place}`,
      field('mock', question.expected),
      field('service', question.seen),
      ...storyLines(question.steps, paint),
      field('again', againOf(report, question)),
      '',
    ]),
  ];
}

/** What is said once of all lines that repeat findings. */
function repeatingLines(report: Report): string[] {
  const repeating = repeatingOf(report);
  if (!repeating) return [];
  const { tokens, note, command } = repeating;
  return [
    'To repeat',
    ...[...tokens, note, command ?? ''].filter((line) => line !== '').map((line) => `  ${line}`),
    '',
  ];
}

function acceptedLines(report: Report, facts: Map<string, OperationFacts>): string[] {
  const lines = acceptedByReason(report).flatMap(([why, groups]) =>
    groups.map(({ rule, place, operations: [first = '', ...more] }) => {
      const others = more.length > 0 ? ` and ${count(more.length, 'more operation')}` : '';
      return `  ${why}  ${rule}  ${callOf(facts, first)}${others}${place ? `  ${place}` : ''}`;
    }),
  );
  return [
    ...(lines.length > 0 ? ['Accepted', ...lines, ''] : []),
    ...(report.notes.length > 0 ? [...report.notes, ''] : []),
  ];
}

function journeyLines(report: Report, paint: Paint): string[] {
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

function skippedLines(report: Report): string[] {
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
function unprovedLines({ unproved }: Report): string[] {
  return unproved ? [unprovedText(unproved), ''] : [];
}

function summaryLines(report: Report, facts: Map<string, OperationFacts>): string[] {
  const [journeys, left] = [journeyCounts(report), leftText(report)];
  return [
    `${report.server}, contract ${report.contractVersion}, seed ${report.seed}`,
    `${count(report.requests, 'request')} in ${durationText(report.duration)}; ${coverageSentence(report)}${journeys ? `; journeys: ${journeys}` : ''}`,
    ...(report.rounds ? [roundsLine(report.rounds)] : []),
    ...(report.proof ? proofLines(report.proof, facts) : []),
    ...(left ? [`left behind: ${left}`] : []),
    ...(report.findings.length > 0 ? [`findings: ${severityCounts(report)}`] : []),
  ];
}

/** `rounds: sweep with seeds 1, 2; oracle with seed 1`. */
function roundsLine(rounds: NonNullable<Report['rounds']>): string {
  const parts = [...Map.groupBy(rounds, ({ part }) => part)].map(
    ([part, all]) => `${part} with seed ${all.map(({ seed }) => seed).join(', ')}`,
  );
  return `rounds: ${parts.join('; ')}`;
}

function proofLines(proof: Proof, facts: Map<string, OperationFacts>): string[] {
  const { sequences, systematic, cells } = proof;
  // Where there is no such case, there is nothing to say of them.
  const enumerated = Object.entries(systematic ?? {})
    .filter(([, { of }]) => of > 0)
    .map(
      ([part, { played, of, why }]) =>
        `${part}: ${played} of ${count(of, 'case')}${why ? ` (${why})` : ''}; `,
    );
  const areas = proofByArea(proof, facts);
  const proved = areas.reduce((sum, one) => sum + one.proved, 0);
  const all = areas.reduce((sum, one) => sum + one.operations.length, 0);
  const gaps = gapsOf(proof, facts);
  return [
    `${enumerated.join('')}${count(sequences, 'sequence')} against the mock: ${proved} of ${count(all, 'operation')} succeeded, in ${cells.length} cases of state and role`,
    ...(gaps ? [`not proved by them: ${gaps}`] : []),
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
