import type { Cell, Report } from '../../types.ts';
import { ACTORS, againOf, callOf, type OperationFacts } from '../facts.ts';
import { type Markup, markup } from '../markup.ts';
import { story } from './findings.ts';

/** Where the service and the mock differ and the contract is silent. */
export function questionsSection(report: Report, facts: Map<string, OperationFacts>): Markup {
  const articles = report.questions.map((question) => {
    const { operationId, rule, place, expected, seen, steps } = question;
    return markup`<article class="finding">
<h3>${rule}</h3>
<p class="call"><code>${callOf(facts, operationId)}</code> <span>${operationId}</span></p>
<dl>
<dt>At</dt><dd><code>${place}</code></dd>
<dt>Mock</dt><dd>${expected}</dd>
<dt>Service</dt><dd>${seen}</dd>
<dt>Repeat it</dt><dd>${story(steps)}<code>${againOf(report, question)}</code></dd>
</dl>
</article>
`;
  });
  return markup`<section id="questions">
<h2>Open questions</h2>
<p>The service and the mock differ here, and the contract is silent: no failure.</p>
${articles.length === 0 ? markup`<p>None.</p>` : articles}
</section>`;
}

/** Which operation was asked in which state by whom in sequences of calls, and what is not proved. */
export function proofSection(
  { proof }: Report,
  facts: Map<string, OperationFacts>,
): Markup | undefined {
  if (!proof) return undefined;
  const rows = [...Map.groupBy(proof.cells, ({ operationId }) => operationId)].map(
    ([id, cells]) =>
      markup`<tbody>${cells.map((cell, index) => row(cell, index === 0 ? callOf(facts, id) : ''))}</tbody>\n`,
  );
  const open = proof.notProved.map(
    ({ operationId, reason }) =>
      markup`<li><code>${callOf(facts, operationId)}</code> ${reason}</li>\n`,
  );
  const left = Object.entries(proof.left).map(([kind, number]) => `${number} ${kind}`);
  return markup`<section id="proof">
<h2>Proof</h2>
<p>${proof.sequences} sequences of calls were played on the service and on the mock.${left.length > 0 ? ` Left behind: ${left.join(', ')}.` : ''}</p>
<table class="plain"><thead><tr><th scope="col">Operation</th><th scope="col">State</th><th scope="col">Who</th><th scope="col">Succeeded</th><th scope="col">Refused</th><th scope="col">Read back</th></tr></thead>
${rows}</table>
${open.length === 0 ? undefined : markup`<h3>Not proved</h3>\n<ul>\n${open}</ul>`}
</section>`;
}

function row({ state, actor, succeeded, refused, readBack }: Cell, call: string): Markup {
  return markup`<tr><th scope="row"><code>${call}</code></th><td>${state}</td><td>${ACTORS[actor].long}</td><td>${succeeded}</td><td>${refused}</td><td>${readBack}</td></tr>`;
}
