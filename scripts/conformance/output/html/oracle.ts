import type { Report } from '../../types.ts';
import { againOf, callOf, type OperationFacts } from '../facts.ts';
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
