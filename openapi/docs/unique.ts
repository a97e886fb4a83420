import escapeHtml from 'escape-html';
import { uniqueOf, uniqueText, writesOf } from '../model/annotations/unique.ts';
import { type OpenApiDocument, operationsOf } from '../model/document.ts';
import { operationLink } from './links.ts';

/** The fields whose values no two records share, with the calls that refuse a second one. */
export function uniqueSection(contract: OpenApiDocument): string {
  const entries = new Map(
    operationsOf(contract).map((entry) => [entry.operation.operationId, entry]),
  );
  const rows = uniqueOf(contract).map(({ schema, field, value }) => {
    const links = writesOf(contract, value).flatMap((id) => {
      const entry = entries.get(id);
      return entry ? [`<a href="${operationLink(entry)}">${id}</a>`] : [];
    });
    return `<tr data-entry><th scope="row"><code>${schema}.${field}</code></th><td>${escapeHtml(uniqueText(value))}</td><td>${links.join(', ')}</td></tr>`;
  });
  return `<section data-group><h2 id="unique">Unique values</h2>
<p>No two records have the same. A record keeps its own value without being refused for it.</p>
<table><thead><tr><th>Field</th><th>Compared</th><th>Refused by</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></section>`;
}
