import { type Group, groupsOf } from '../findings/groups.ts';
import { verdictOf } from '../findings/verdict.ts';
import type { Report } from '../types.ts';
import {
  acceptedByReason,
  againOf,
  alsoOf,
  callOf,
  coverageSentence,
  durationText,
  hasOracle,
  journeyCounts,
  leftText,
  type OperationFacts,
  proofByArea,
  severityCounts,
  unprovedText,
} from './facts.ts';
import { Markup, markup } from './markup.ts';
import { repeatingOf } from './repeat.ts';

/** How many causes are shown, and how long a text is: a step summary of GitHub holds one MiB. */
const MOST = 100;
const LONGEST = 2_000;

/**
 * The report as Markdown. Blocks of HTML, which every forge shows: within them nothing that a service answers
 * is read as Markdown, as long as no line of them is blank.
 */
export function renderMarkdown(report: Report, facts: Map<string, OperationFacts>): string {
  const { name, reason } = verdictOf(report);
  const groups = groupsOf(report.findings);
  const blocks = [
    `## Conformance: ${name}`,
    markup`<p>${text(reason)}</p>`,
    summary(report),
    ...(groups.length > 0 ? ['### Findings'] : []),
    ...groups.slice(0, MOST).map((group) => groupBlock(group, report, facts)),
    ...(groups.length > MOST
      ? [markup`<p>${groups.length - MOST} more causes stand in the other reports.</p>`]
      : []),
    ...repeating(report),
    ...accepted(report, facts),
    ...oracle(report, facts),
    ...(report.unproved ? [markup`<p>${text(unprovedText(report.unproved))}</p>`] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Line breaks as references, so that no line is blank; what is long is cut. */
function text(value: string): Markup {
  const short = value.length > LONGEST ? `${value.slice(0, LONGEST)} …` : value;
  return new Markup(markup`${short}`.text.replace(/\r?\n|\r/gu, '&#10;'));
}

function summary(report: Report): Markup {
  const left = leftText(report);
  const rows: [string, string][] = [
    ['Service', report.server],
    ['Contract', report.contractVersion],
    ['Seed', String(report.seed)],
    ['Findings', severityCounts(report) || 'none'],
    ['Operations called', coverageSentence(report)],
    ['Journeys', journeyCounts(report) || 'not asked for'],
    ['Took', `${durationText(report.duration)}, ${report.requests} requests`],
    ...(left ? [['Left behind', left] satisfies [string, string]] : []),
  ];
  return markup`<table>${rows.map(([term, value]) => markup`<tr><th align="left">${term}</th><td>${text(value)}</td></tr>`)}</table>`;
}

function groupBlock(group: Group, report: Report, facts: Map<string, OperationFacts>): Markup {
  const [finding] = group.findings;
  const { severity, rule, operationId, place, expected, seen, statement, steps, curl } = finding;
  const also = alsoOf(group);
  const repeat = steps
    ? steps.map(
        ({ curl: line, service, mock }) =>
          markup`<li><code>${text(line)}</code> service: ${text(service)}; mock: ${text(mock)}</li>`,
      )
    : markup`<li><code>${text(curl)}</code></li>`;
  return markup`<details><summary><b>${severity}</b> ${rule} <code>${text(callOf(facts, operationId))}</code> ${text(place)}${also ? ` (${also.label} ${also.names.length} more)` : ''}</summary>
<ul><li>expected: ${text(expected)}</li><li>seen: ${text(seen)}</li>${statement ? markup`<li>contract: ${text(statement.text)} (${text(statement.place)})</li>` : undefined}${also ? markup`<li>${also.label}: ${text(also.names.join(', '))}</li>` : undefined}<li>id: <code>${finding.id}</code></li></ul>
<ol>${repeat}</ol>${finding.replay ? markup`<code>${text(againOf(report, finding))}</code>` : undefined}
</details>`;
}

/** What is said once of all lines that repeat findings. */
function repeating(report: Report): Markup[] {
  const said = repeatingOf(report);
  if (!said) return [];
  const lines = [...said.tokens, said.note, said.command ?? ''].filter((line) => line !== '');
  return [markup`<pre>${text(lines.join('\n'))}</pre>`];
}

function accepted(report: Report, facts: Map<string, OperationFacts>): (Markup | string)[] {
  const items = acceptedByReason(report).flatMap(([why, groups]) =>
    groups.map(
      ({ rule, place, operations }) =>
        markup`<li>${text(why)}: ${rule} ${text(place)} ${text(operations.map((id) => callOf(facts, id)).join(', '))}</li>`,
    ),
  );
  const notes = report.notes.map((note) => markup`<p>${text(note)}</p>`);
  return items.length === 0 ? notes : ['### Accepted', markup`<ul>${items}</ul>`, ...notes];
}

function oracle(report: Report, facts: Map<string, OperationFacts>): (Markup | string)[] {
  const { proof, questions } = report;
  if (!hasOracle(report)) return [];
  const items = questions
    .slice(0, MOST)
    .map(
      ({ operationId, rule, place, expected, seen }) =>
        markup`<li><code>${text(callOf(facts, operationId))}</code> ${rule} ${text(place)}: mock ${text(expected)}; service ${text(seen)}</li>`,
    );
  return [
    ...(items.length > 0
      ? ['### Open questions: the contract is silent', markup`<ul>${items}</ul>`]
      : []),
    ...(proof
      ? [
          markup`<details><summary>${proof.sequences} sequences against the mock; ${proof.notProved.length} operations without a success</summary>
<table><tr><th align="left">Area</th><th>Proved</th><th>Operations</th><th>Cases of state and role</th></tr>${proofByArea(proof, facts).map(({ area, proved, operations }) => markup`<tr><td>${area}</td><td>${proved}</td><td>${operations.length}</td><td>${operations.reduce((sum, { cells }) => sum + cells.length, 0)}</td></tr>`)}</table>
</details>`,
        ]
      : []),
  ];
}
