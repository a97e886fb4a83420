import escapeHtml from 'escape-html';
import {
  type JsonSchema,
  type OpenApiDocument,
  operationsOf,
  parametersOf,
} from '../model/document.ts';
import { catalogueOf } from '../model/error-codes.ts';
import { operationLink, PAGES } from './links.ts';
import { lineHtml, markdownHtml } from './markdown.ts';
import { deprecationSentence } from './operation-notes.ts';

type MayBeDeprecated = JsonSchema & { deprecated?: boolean };

function aliases(contract: OpenApiDocument): string[] {
  const entries = operationsOf(contract);
  return entries.flatMap((entry) => {
    const original = entries.find(
      ({ operation }) => operation.operationId === entry.operation['x-alias-of'],
    );
    if (!original) return [];
    const [link, to] = [entry, original].map(
      (one) => `<a href="${operationLink(one)}">${one.operation.operationId}</a>`,
    );
    const path = escapeHtml(`${entry.method.toUpperCase()} ${entry.path}`);
    return [`<li>${link} (<code>${path}</code>) answers as ${to} does.</li>`];
  });
}

/** Operations, parameters and fields that are going to leave. */
function deprecated(contract: OpenApiDocument): string[] {
  const operations = operationsOf(contract).flatMap((entry) => {
    const { operation } = entry;
    const name = `<a href="${operationLink(entry)}">${operation.operationId}</a>`;
    const leaving = deprecationSentence(entry);
    const own = leaving ? [`<li>${name}: ${lineHtml(leaving)}</li>`] : [];
    const parameters = parametersOf(contract, operation)
      .filter((parameter) => 'deprecated' in parameter && parameter.deprecated === true)
      .map((parameter) => `<li>${name}, parameter <code>${escapeHtml(parameter.name)}</code></li>`);
    return [...own, ...parameters];
  });
  const fields = Object.entries(contract.components.schemas).flatMap(([schema, { properties }]) =>
    Object.entries(properties ?? {})
      .filter(([, field]: [string, MayBeDeprecated]) => field.deprecated)
      .map(
        ([name, { description = '' }]) =>
          `<li><code>${schema}.${escapeHtml(name)}</code>: ${lineHtml(description)}</li>`,
      ),
  );
  return [...operations, ...fields];
}

const list = (items: string[]) =>
  items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '<p>Nothing.</p>';

/** The first page: what the contract is about, where to read on, second paths, and what is deprecated. */
export function overviewPage(contract: OpenApiDocument): string {
  const { version, description = '' } = contract.info;
  const count = operationsOf(contract).length;
  return `<p>Version ${escapeHtml(version)} · <a href="${PAGES.operations.file}">${count} operations</a> ·
<a href="${PAGES.errors.file}">${catalogueOf(contract).length} error codes</a> ·
<a href="${PAGES.access.file}">who may call what</a> · <a href="${PAGES.policy.file}">what holds for all of them</a></p>
${markdownHtml(description)}
<h2 id="aliases">Second paths</h2>
${list(aliases(contract))}
<h2 id="deprecated">Deprecated</h2>
${list(deprecated(contract))}`;
}
