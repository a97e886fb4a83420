import type { Finding, Report, Severity } from '../../types.ts';
import { callOf, type OperationFacts, SEVERITIES, sortedFindings } from '../facts.ts';
import { type Markup, markup } from '../markup.ts';

/** Every finding with what was expected, what was seen and how to repeat it, the worst first. */
export function findingsSection(report: Report, facts: Map<string, OperationFacts>): Markup {
  const findings = sortedFindings(report);
  return markup`<section id="findings">
<h2>Findings</h2>
${findings.length === 0 ? markup`<p>None.</p>` : markup`${filter(findings)}${findings.map((each) => article(each, facts))}`}
</section>`;
}

/** Check boxes that hide a severity by CSS alone, so that the page works where scripts are refused. */
function filter(findings: Finding[]): Markup {
  const boxes = SEVERITIES.map((severity) => box(severity, findings));
  return markup`<fieldset class="filter"><legend>Show</legend>${boxes}</fieldset>\n`;
}

function box(severity: Severity, findings: Finding[]): Markup | undefined {
  const number = findings.filter((each) => each.severity === severity).length;
  if (number === 0) return undefined;
  return markup`<label><input type="checkbox" id="show-${severity}" checked> ${severity} (${number})</label> `;
}

function article(finding: Finding, facts: Map<string, OperationFacts>): Markup {
  const { id, severity, rule, operationId, place, expected, seen, source, count, curl } = finding;
  return markup`<article class="finding ${severity}" id="finding-${id}">
<h3><span class="severity">${severity}</span> ${rule}</h3>
<p class="call"><code>${callOf(facts, operationId)}</code> <span>${operationId}</span></p>
<dl>
${place ? markup`<dt>At</dt><dd><code>${place}</code></dd>` : undefined}
<dt>Expected</dt><dd>${expected}</dd>
<dt>Seen</dt><dd>${seen}</dd>
<dt>Found by</dt><dd>${source}${count > 1 ? `, ${count} times` : ''}</dd>
<dt>Repeat it</dt><dd><pre tabindex="0">${curl}</pre></dd>
</dl>
</article>
`;
}
