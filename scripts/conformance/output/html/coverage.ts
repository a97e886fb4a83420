import type { Actor, Finding, Report } from '../../types.ts';
import { ACTORS, type OperationFacts } from '../facts.ts';
import { type Markup, markup } from '../markup.ts';

// No request can ask a service for these: they are shown when seen, and are no gap when not.
const UNASKABLE = new Set(['408', '429', '500', '502', '503', '504']);

interface Row {
  operation: OperationFacts;
  /** Status → who was answered so. */
  seen: Record<string, Actor[]>;
  findings: Finding[];
}

/** Operations × statuses × roles: who was answered what, what was never answered, what should not have been. */
export function coverageSection(report: Report, facts: Map<string, OperationFacts>): Markup {
  const rows = rowsOf(report, facts);
  const statuses = columnsOf(rows);
  const groups = [...Map.groupBy(rows, ({ operation }) => operation.tag)].sort(([a], [b]) =>
    a.localeCompare(b, 'en'),
  );
  return markup`<section id="coverage">
<h2>Coverage</h2>
<p>Who was answered what. ${legend()}</p>
<fieldset class="filter"><legend>Show</legend>
<label><input type="radio" name="rows" id="rows-all" checked> every operation</label>
<label><input type="radio" name="rows" id="rows-gaps"> those with an answer never seen</label>
<label><input type="radio" name="rows" id="rows-findings"> those with findings</label>
</fieldset>
<div class="scroll" tabindex="0" role="region" aria-label="Coverage table">
<table class="coverage">
<thead><tr><th scope="col">Operation</th>${statuses.map((status) => markup`<th scope="col">${status}</th>`)}</tr></thead>
${groups.map(([tag, group]) => tagBody(tag, group, statuses))}</table>
</div>
</section>`;
}

/** `120 of 300 (40 %)`: documented statuses that a request can ask for, over the operations in scope. */
export function answersExercised(report: Report, facts: Map<string, OperationFacts>): string {
  let all = 0;
  let seen = 0;
  for (const row of rowsOf(report, facts)) {
    const askable = row.operation.statuses.filter((status) => !UNASKABLE.has(status));
    all += askable.length;
    seen += askable.filter((status) => row.seen[status]?.length).length;
  }
  return all === 0 ? 'none in scope' : `${seen} of ${all} (${Math.floor((100 * seen) / all)} %)`;
}

function rowsOf(report: Report, facts: Map<string, OperationFacts>): Row[] {
  const findings = Map.groupBy(report.findings, ({ operationId }) => operationId);
  const inScope = new Set(report.coverage.inScope);
  return [...facts.values()]
    .filter(({ operationId }) => inScope.has(operationId))
    .map((operation) => ({
      operation,
      seen: report.coverage.operations[operation.operationId] ?? {},
      findings: findings.get(operation.operationId) ?? [],
    }));
}

function columnsOf(rows: Row[]): string[] {
  const statuses = rows.flatMap(({ operation, seen }) => [
    ...operation.statuses.filter((status) => !UNASKABLE.has(status)),
    ...Object.keys(seen),
  ]);
  return [...new Set(statuses)].sort();
}

function tagBody(tag: string, rows: Row[], statuses: string[]): Markup {
  const called = rows.filter(({ seen }) => Object.keys(seen).length > 0).length;
  return markup`<tbody>
<tr class="tag"><th scope="rowgroup" colspan="${statuses.length + 1}">${tag} <small>${called} of ${rows.length} called</small></th></tr>
${rows.map((row) => operationRow(row, statuses))}</tbody>
`;
}

function operationRow(row: Row, statuses: string[]): Markup {
  const { operation, findings } = row;
  const hasGap = operation.statuses.some(
    (status) => !UNASKABLE.has(status) && !row.seen[status]?.length,
  );
  const classes = [hasGap ? 'gap' : '', findings.length > 0 ? 'found' : ''].join(' ').trim();
  const links = findings.map(
    ({ id, severity, rule }) =>
      markup` <a class="mark ${severity}" href="#finding-${id}" title="${rule}">${rule}</a>`,
  );
  return markup`<tr class="${classes}"><th scope="row"><code>${operation.method} ${operation.path}</code>${links}</th>${statuses.map((status) => cell(row, status))}</tr>
`;
}

function cell({ operation, seen }: Row, status: string): Markup {
  const isDocumented = operation.statuses.includes(status);
  const actors = seen[status] ?? [];
  if (actors.length === 0) {
    return isDocumented && !UNASKABLE.has(status)
      ? markup`<td class="never" title="documented, never seen">○</td>`
      : markup`<td></td>`;
  }
  const known = Object.entries(ACTORS).filter(([actor]) => actors.some((each) => each === actor));
  const short = known.map(([, name]) => name.short).join(' ');
  const long = known.map(([, name]) => name.long).join(', ');
  return markup`<td class="${isDocumented ? 'seen' : 'undocumented'}" title="${isDocumented ? '' : 'not documented: '}${long}">${short}${isDocumented ? '' : ' !'}</td>`;
}

function legend(): Markup {
  const actors = Object.values(ACTORS).map(({ short, long }) => markup`<b>${short}</b> ${long}, `);
  return markup`${actors}<b>○</b> documented and never seen, <b>!</b> seen and not documented.`;
}
