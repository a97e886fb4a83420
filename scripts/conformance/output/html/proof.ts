import type { Actor, Cell, Report } from '../../types.ts';
import { ACTORS, callOf, type OperationFacts, proofByArea } from '../facts.ts';
import { type Markup, markup } from '../markup.ts';

const COLUMNS = Object.entries(ACTORS);

/** Operations and states × roles: what was answered and read back in sequences of calls, and what is not proved. */
export function proofSection(
  report: Report,
  facts: Map<string, OperationFacts>,
): Markup | undefined {
  const { proof } = report;
  if (!proof) return undefined;
  return markup`<section id="proof">
<h2>Proof</h2>
<p>${proof.sequences} sequences of calls were played on the service and on the mock.
How often an operation was asked about a record in a state, by whom: ✓ succeeded, ✕ refused, ↩ read back what
a call before it had done; – not asked.</p>
<fieldset class="filter"><legend>Show</legend>
<label><input type="radio" name="proof" id="proof-all" checked> every operation</label>
<label><input type="radio" name="proof" id="proof-gaps"> those not proved</label>
</fieldset>
<div class="scroll" tabindex="0" role="region" aria-label="Proof table">
<table class="coverage proof">
<thead><tr><th scope="col">Operation</th><th scope="col">State</th>${COLUMNS.map(([, { long }]) => markup`<th scope="col">${long}</th>`)}</tr></thead>
${proofByArea(proof, facts).map(
  ({ area, proved, operations }) =>
    markup`<tbody><tr class="tag"><th colspan="${COLUMNS.length + 2}" scope="rowgroup">${area}: ${proved} of ${operations.length} proved</th></tr>
${operations.map(({ id, cells, reason }) => rows(callOf(facts, id), cells, reason))}</tbody>
`,
)}</table>
</div>
</section>`;
}

/** An operation: a row for each state of its record; where it never succeeded, why. */
function rows(call: string, cells: readonly Cell[], reason: string | undefined): Markup[] {
  const states = [...Map.groupBy(cells, ({ state }) => state)];
  const all: [string, Cell[]][] = states.length > 0 ? states : [['', []]];
  const gap = reason === undefined ? '' : 'gap';
  return all.map(
    ([state, own], index) =>
      markup`<tr class="${gap}"><th scope="row">${index === 0 ? markup`<code>${call}</code>${reason === undefined ? '' : markup` <small>not proved: ${reason}</small>`}` : ''}</th><td>${state}</td>${COLUMNS.map(([actor]) => cellOf(own, actor as Actor))}</tr>
`, // the keys of ACTORS are actors
  );
}

function cellOf(cells: readonly Cell[], actor: Actor): Markup {
  const cell = cells.find((one) => one.actor === actor);
  if (!cell) return markup`<td class="never">–</td>`;
  const { succeeded, refused, readBack } = cell;
  const said = [
    ...(succeeded > 0 ? [`✓ ${succeeded}`] : []),
    ...(refused > 0 ? [`✕ ${refused}`] : []),
    ...(readBack > 0 ? [`↩ ${readBack}`] : []),
  ];
  return markup`<td class="${succeeded > 0 ? 'seen' : ''}">${said.join(' ')}</td>`;
}
