import escapeHtml from 'escape-html';
import type { Operation } from '../../engine/contract/operation.ts';
import type { UpstreamReport } from '../../engine/upstream/upstream-report.ts';
import { page } from './html.ts';

/** Which operations the service behind answers, which the mock, and which broke the contract. */
export function upstreamPage(
  report: UpstreamReport | undefined,
  operations: readonly Operation[],
): string {
  if (!report) {
    return page(
      'No service behind',
      '<h1>No service behind</h1><p>Start the mock with <code>--upstream http://127.0.0.1:8080</code>.</p>',
    );
  }
  const rows = new Map(report.rows().map((row) => [row.operationId, row]));
  const answered = [...rows.values()].filter(({ upstream }) => upstream > 0).length;
  const broken = [...rows.values()].filter(({ breaches }) => breaches.length > 0).length;
  const lines = operations.map(({ id, method, path }) => {
    const row = rows.get(id);
    const from = !row
      ? 'not called yet'
      : row.upstream > 0
        ? `service (${row.upstream})`
        : `mock (${row.mock})`;
    const findings = row?.breaches.length
      ? `<span class="bad">✗ ${row.breaches.map(escapeHtml).join('<br>')}${row.isCut ? '<br>… and more' : ''}</span>`
      : row?.upstream
        ? '<span class="good">✓ as the contract says</span>'
        : '';
    return `<tr><td><code>${escapeHtml(id)}</code></td><td><code>${method} ${escapeHtml(path)}</code></td><td>${from}</td><td>${findings}</td></tr>`;
  });
  return page(
    'The service behind the mock',
    `<h1>The service behind the mock</h1><p><code>${escapeHtml(report.url)}</code> answers ${answered} of ${operations.length} operations; ${broken} broke the contract.</p><table><thead><tr><th>Operation</th><th>Call</th><th>Answered by</th><th>Contract</th></tr></thead><tbody>${lines.join('')}</tbody></table>`,
  );
}
