import { randomUUID } from 'node:crypto';
import { groupsOf } from '../findings/groups.ts';
import type { Report } from '../types.ts';
import { alsoOf, callOf, type OperationFacts } from './facts.ts';

/** How many annotations of a kind GitHub shows for a step. */
const MOST = 10;

const data = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

const command = (kind: string, title: string, message: string) =>
  `::${kind} title=${property(title)}::${data(message)}\n`;

/**
 * The text of a report for a log of GitHub Actions, with an annotation for each of the most telling causes
 * before it. What a service answers is printed while no workflow command is read.
 */
export function renderGithub(
  text: string,
  report: Report,
  facts: Map<string, OperationFacts>,
): string {
  const groups = groupsOf(report.findings);
  const errors = groups.filter(({ severity }) => severity !== 'minor').slice(0, MOST);
  const warnings = groups.filter(({ severity }) => severity === 'minor').slice(0, MOST);
  const annotations = [...errors, ...warnings].map((group) => {
    const [{ rule, operationId, place, expected, seen, curl }] = group.findings;
    const also = alsoOf(group);
    const message = [
      ...(place ? [`at ${place}`] : []),
      `expected ${expected}`,
      `seen ${seen}`,
      ...(also ? [`${also.label} ${also.names.length} more: ${also.names.join(', ')}`] : []),
      curl,
    ].join('\n');
    const title = `${rule} ${callOf(facts, operationId)}`;
    return command(group.severity === 'minor' ? 'warning' : 'error', title, message);
  });
  const notes = report.notes.slice(0, MOST).map((note) => command('notice', 'Conformance', note));
  const token = randomUUID();
  return `${[...annotations, ...notes].join('')}::stop-commands::${token}\n${text}::${token}::\n`;
}
