import escapeHtml from 'escape-html';
import { derivedAnswers, derivedFields, derivedText } from '../model/annotations/derived.ts';
import { type OpenApiDocument, type OperationEntry, operationsOf } from '../model/document.ts';
import { operationLink } from './links.ts';

const row = (name: string, text: string) =>
  `<tr data-entry><th scope="row">${name}</th><td>${escapeHtml(text)}</td></tr>`;

/** How every figure is computed: those of records, then those of one answer alone. */
export function figuresSection(contract: OpenApiDocument): string {
  const fields = derivedFields(contract).map(({ schema, field, value }) =>
    row(`<code>${schema}.${field}</code>`, derivedText(value)),
  );
  const answers = derivedAnswers(contract);
  const ofAnswers = operationsOf(contract).flatMap((entry) => {
    const { operationId } = entry.operation;
    const link = `<a href="${operationLink(entry)}">${operationId}</a>`;
    return [...(answers.get(operationId) ?? [])].map(([place, { derived }]) =>
      row(`${link} <code>${escapeHtml(place)}</code>`, derivedText(derived)),
    );
  });
  return `<section data-group><h2 id="figures">Figures</h2>
<p>What a figure is computed of. A list is the whole list, all its pages, as whoever asks for the figure may read it, asked with
what the figure was asked with by the same names. <code>record</code> is the object that the figure stands in.</p>
<table><tbody>${[...fields, ...ofAnswers].join('\n')}</tbody></table></section>`;
}

/** The figures of one operation, for its own description; empty where it has none of its own. */
export function figureSentences(contract: OpenApiDocument): (entry: OperationEntry) => string {
  const answers = derivedAnswers(contract);
  return ({ operation: { operationId } }) => {
    const lines = [...(answers.get(operationId) ?? [])].map(
      ([place, { derived }]) => `- \`${place}\`: ${derivedText(derived)}`,
    );
    return lines.length > 0 ? `**Figures**\n\n${lines.join('\n')}` : '';
  };
}
