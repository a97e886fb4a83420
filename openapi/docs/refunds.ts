import escapeHtml from 'escape-html';
import { refundsOf, stepsText } from '../model/annotations/refunds.ts';
import type { OpenApiDocument } from '../model/document.ts';

/** What comes back by each policy when a customer cancels; empty where the contract says nothing of it. */
export function refundsSection(contract: OpenApiDocument): string {
  const refunds = refundsOf(contract);
  if (!refunds) return '';
  const rows = Object.entries(refunds.terms).map(([policy, steps]) => {
    const note = policy === refunds.general ? ' (where none is chosen)' : '';
    return `<tr data-entry><th scope="row"><code>${escapeHtml(policy)}</code>${note}</th><td>${escapeHtml(stepsText(steps))}</td></tr>`;
  });
  return `<section data-group><h2 id="refunds">Refunds</h2>
<p>What comes back of what was paid when the customer cancels: <code>${escapeHtml(refunds.of)}</code>.</p>
<table><tbody>${rows.join('\n')}</tbody></table></section>`;
}
