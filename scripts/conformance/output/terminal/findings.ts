import { knownLine } from '../../findings/accept/paste.ts';
import type { Group } from '../../findings/groups.ts';
import { count } from '../../findings/verdict.ts';
import { dayOf } from '../../lib/calendar.ts';
import type { Report, Severity, Told } from '../../types.ts';
import { acceptedByReason, againOf, alsoOf, callOf, type OperationFacts } from '../facts.ts';
import { repeatingOf } from '../repeat.ts';
import { field, type Paint, type Style } from './text.ts';

const COLOURS = { critical: 'red', major: 'yellow', minor: 'cyan' } as const satisfies Record<
  Severity,
  Style
>;
/** Of the operations or places of a cause. */
const MAX_ALSO_NAMES = 20;

/** A cause of findings, with all that repeats and accepts it. */
export function groupLines(
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

/** Where the service and the mock differ and the contract is silent. */
export function questionLines(report: Report, paint: Paint): string[] {
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
export function repeatingLines(report: Report): string[] {
  const repeating = repeatingOf(report);
  if (!repeating) return [];
  const { tokens, note, command } = repeating;
  return [
    'To repeat',
    ...[...tokens, note, command ?? ''].filter((line) => line !== '').map((line) => `  ${line}`),
    '',
  ];
}

/** What is accepted, and what else is to be said. */
export function acceptedLines(report: Report, facts: Map<string, OperationFacts>): string[] {
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
