import escapeHtml from 'escape-html';
import { serverSetOf, serverSetText } from '../model/annotations/server-set.ts';
import type { OpenApiDocument } from '../model/document.ts';

/** The fields that a service sets itself, by schema. */
export function serverSetSection(contract: OpenApiDocument): string {
  const rows = serverSetOf(contract).map(
    ({ schema, field, value }) =>
      `<tr data-entry><th scope="row"><code>${schema}.${field}</code></th><td>${escapeHtml(serverSetText(value))}</td></tr>`,
  );
  return `<section data-group><h2 id="server-set">Set by the service</h2>
<p>Whatever is sent for these fields, the service decides.</p>
<table><tbody>${rows.join('\n')}</tbody></table></section>`;
}
