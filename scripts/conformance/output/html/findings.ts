import { knownLine } from '../../findings/accept/paste.ts';
import { type Group, groupsOf, SEVERITIES } from '../../findings/groups.ts';
import { dayOf } from '../../lib/calendar.ts';
import type { Report, Severity, Told } from '../../types.ts';
import { acceptedByReason, againOf, alsoOf, callOf, type OperationFacts } from '../facts.ts';
import { type Markup, markup } from '../markup.ts';
import { repeatingOf } from '../repeat.ts';

/** Every cause of findings with what was expected, what was seen and how to repeat it, the most telling first. */
export function findingsSection(report: Report, facts: Map<string, OperationFacts>): Markup {
  const groups = groupsOf(report.findings);
  return markup`<section id="findings">
<h2>Findings</h2>
${groups.length === 0 ? markup`<p>None.</p>` : markup`${filter(groups)}${groups.map((each) => article(each, report, facts))}${repeating(report)}`}
</section>`;
}

/** What is said once of all lines that repeat findings. */
function repeating(report: Report): Markup | undefined {
  const said = repeatingOf(report);
  if (!said) return undefined;
  const block = (text: string) => (text ? markup`<pre tabindex="0">${text}</pre>\n` : undefined);
  return markup`<h3>To repeat</h3>
${block(said.tokens.join('\n'))}${said.note ? markup`<p>${said.note}</p>\n` : undefined}${block(said.command ?? '')}`;
}

/** Check boxes that hide a severity by CSS alone, so that the page works where scripts are refused. */
function filter(groups: readonly Group[]): Markup {
  const boxes = SEVERITIES.map((severity) => box(severity, groups));
  return markup`<fieldset class="filter"><legend>Show</legend>${boxes}</fieldset>\n`;
}

function box(severity: Severity, groups: readonly Group[]): Markup | undefined {
  const number = groups.filter((each) => each.severity === severity).length;
  if (number === 0) return undefined;
  return markup`<label><input type="checkbox" id="show-${severity}" checked> ${severity} (${number})</label> `;
}

function article(group: Group, report: Report, facts: Map<string, OperationFacts>): Markup {
  const [finding, ...others] = group.findings;
  const { id, severity, rule, operationId, place, expected, seen, source, count, curl } = finding;
  const { statement, steps } = finding;
  const also = alsoOf(group);
  // The table of the coverage leads to each finding of a group.
  const anchors = others.map((each) => markup`<span id="finding-${each.id}"></span>`);
  return markup`<article class="finding ${severity}" id="finding-${id}">
${anchors}<h3><span class="severity">${severity}</span> ${rule}</h3>
<p class="call"><code>${callOf(facts, operationId)}</code> <span>${operationId}</span></p>
<dl>
${place ? markup`<dt>At</dt><dd><code>${place}</code></dd>` : undefined}
<dt>Expected</dt><dd>${expected}</dd>
<dt>Seen</dt><dd>${seen}</dd>
${statement ? markup`<dt>Contract</dt><dd>${statement.text} <small>${statement.place}</small></dd>` : undefined}
${also ? markup`<dt>Also</dt><dd>${also.label.replace('also ', '')} ${also.names.length} more: ${also.names.join(', ')}</dd>` : undefined}
<dt>Found by</dt><dd>${source}${count > 1 ? `, ${count} times` : ''}</dd>
<dt>Repeat it</dt><dd>${steps ? story(steps) : markup`<pre tabindex="0">${curl}</pre>`}${finding.replay ? markup`<code>${againOf(report, finding)}</code>` : undefined}</dd>
<dt>Accept it</dt><dd><code>${knownLine(group, dayOf(report.startedAt))}</code></dd>
</dl>
</article>
`;
}

/** The calls of a sequence in their order, with both answers. */
export function story(steps: readonly Told[]): Markup {
  const items = steps.map(
    ({ curl, service, mock }) =>
      markup`<li><pre tabindex="0">${curl}</pre><small>${service === mock ? `both: ${service}` : `service: ${service}; mock: ${mock}`}</small></li>\n`,
  );
  return markup`<ol>${items}</ol>`;
}

/** What was found and is accepted, by reason, and what is to be said about the files that accept it. */
export function acceptedSection(
  report: Report,
  facts: Map<string, OperationFacts>,
): Markup | undefined {
  const reasons = acceptedByReason(report);
  if (reasons.length === 0 && report.notes.length === 0) return undefined;
  const items = reasons.flatMap(([why, groups]) =>
    groups.map(
      ({ rule, place, operations }) =>
        markup`<li>${why}: ${rule} ${place} <span class="names">${operations.map((id) => callOf(facts, id)).join(', ')}</span></li>\n`,
    ),
  );
  const notes = report.notes.map((note) => markup`<p>${note}</p>\n`);
  return markup`<section id="accepted">
<h2>Accepted</h2>
<ul>
${items}</ul>
${notes}</section>`;
}
