import { STATUS_CODES } from 'node:http';
import escapeHtml from 'escape-html';
import type { ErrorCodeEntry, OpenApiDocument, OperationEntry } from '../model/document.ts';
import { operationsOf } from '../model/document.ts';
import { catalogueOf, errorCodesOf } from '../model/error-codes.ts';
import { filterBox } from './filter-box.ts';
import { operationLink } from './links.ts';
import { lineHtml } from './markdown.ts';

const RULES: Record<string, string> = {
  status: 'every operation that lists the status',
  token: 'every operation where a token counts',
  address: 'no operation: the address leads to none',
};

/** More operations than this are folded away. */
const FEW = 8;

/** Which operations answer a code: the rule they follow from, or their names. */
function whereOf(scope: string, entries: readonly OperationEntry[]): string {
  if (scope !== 'operation')
    return RULES[scope] ?? `every operation that takes <code>${escapeHtml(scope)}</code>`;
  const links = entries
    .map((entry) => `<a href="${operationLink(entry)}">${entry.operation.operationId}</a>`)
    .join(', ');
  if (entries.length <= FEW) return links;
  return `<details><summary>${entries.length} operations</summary>${links}</details>`;
}

function entryHtml(
  [code, { scope = 'operation', meaning, when, client, example }]: [string, ErrorCodeEntry],
  entries: readonly OperationEntry[],
): string {
  return `<article id="${code}" data-entry>
<h3><a href="#${code}"><code>${code}</code></a></h3>
<p>${lineHtml(meaning)}</p>
<dl>
<dt>When</dt><dd>${lineHtml(when)}</dd>
<dt>What a client does</dt><dd>${lineHtml(client)}</dd>
<dt>Answered by</dt><dd>${whereOf(scope, entries)}</dd>
<dt>Example</dt><dd><code class="example">${escapeHtml(JSON.stringify({ code, ...example }))}</code></dd>
</dl>
</article>`;
}

/** The page of error codes by status: what each means, when it occurs, what a client does, who answers it. */
export function errorsPage(contract: OpenApiDocument): string {
  const answeredBy = new Map<string, OperationEntry[]>();
  for (const entry of operationsOf(contract)) {
    for (const code of [...errorCodesOf(contract, entry.operation).values()].flat())
      answeredBy.set(code, [...(answeredBy.get(code) ?? []), entry]);
  }
  const byStatus = Map.groupBy(catalogueOf(contract), ([, { status }]) => status);
  const sections = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(
      ([status, codes]) => `<section data-group>
<h2 id="${status}">${status} ${STATUS_CODES[status] ?? ''}</h2>
${codes.map((one) => entryHtml(one, answeredBy.get(one[0]) ?? [])).join('\n')}
</section>`,
    );
  return `<p>Every refusal carries a <code>code</code> for programs. There will be more of them: a client treats
a code that it does not know by the status.</p>
${filterBox('Find a code')}
${sections.join('\n')}`;
}
