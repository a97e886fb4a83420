import escapeHtml from 'escape-html';
import { deletesText, deletionsOf } from '../model/annotations/deletes.ts';
import { noticesOf, noticeText } from '../model/annotations/notifies.ts';
import { type OpenApiDocument, type OperationEntry, operationsOf } from '../model/document.ts';
import { operationLink } from './links.ts';

/** A row for every operation that says something, linked. */
function rows(contract: OpenApiDocument, textOf: (id: string) => string | undefined): string {
  return operationsOf(contract)
    .flatMap((entry) => {
      const text = textOf(entry.operation.operationId);
      if (text === undefined) return [];
      const link = `<a href="${operationLink(entry)}">${entry.operation.operationId}</a>`;
      return [`<tr data-entry><th scope="row">${link}</th><td>${escapeHtml(text)}</td></tr>`];
    })
    .join('\n');
}

/** What goes with what is deleted, and who is told of what. */
export function consequencesSection(contract: OpenApiDocument): string {
  const deletions = deletionsOf(contract);
  const notices = noticesOf(contract);
  const deleted = rows(contract, (id) => {
    const one = deletions.get(id);
    return one && deletesText(one);
  });
  const told = rows(contract, (id) => notices.get(id)?.notices.map(noticeText).join('; '));
  return `<section data-group><h2 id="deletions">Deletions</h2>
<table><tbody>${deleted}</tbody></table></section>
<section data-group><h2 id="notifications">Notifications</h2>
<table><tbody>${told}</tbody></table></section>`;
}

/** The same of one operation, for its own description; empty where it says nothing. */
export function consequenceSentences(contract: OpenApiDocument): (entry: OperationEntry) => string {
  const deletions = deletionsOf(contract);
  const notices = noticesOf(contract);
  return ({ operation: { operationId } }) => {
    const deletion = deletions.get(operationId);
    const told = notices.get(operationId)?.notices.map(noticeText).join('; ');
    return [deletion && `**${deletesText(deletion)}**`, told && `**Tells:** ${told}.`]
      .filter(Boolean)
      .join('\n\n');
  };
}
