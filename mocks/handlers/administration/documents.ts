import { inOrder } from '../../rules/common/order.ts';
import { pageOf } from '../../rules/common/page.ts';
import { mentions } from '../../rules/common/search-text.ts';
import {
  DOCUMENT_ORDERS,
  managedDocuments,
  stateOf,
  validityOf,
} from '../../rules/document/managed-documents.ts';
import { fullNameOf } from '../../views/account/user.ts';
import { managedDocumentView } from '../../views/document/managed-document.ts';
import type { SomeHandlers } from '../handler.ts';

export const documents: SomeHandlers<'listDocumentsPage'> = {
  listDocumentsPage(call) {
    const { store, query, today } = call;
    const { kind, state, documentType, validity, ownerId } = query;
    const order = DOCUMENT_ORDERS[query.sort ?? 'uploadedAt,asc'];
    const found = inOrder(managedDocuments(store), order).filter(
      (managed) =>
        (kind === undefined || managed.kind === kind) &&
        (state === undefined || stateOf(managed.document) === state) &&
        (documentType === undefined || managed.document.documentType === documentType) &&
        (validity === undefined || validityOf(managed.document, today) === validity) &&
        (ownerId === undefined || managed.ownerId === ownerId) &&
        mentions(query.query, [
          managed.document.documentName,
          managed.name,
          fullNameOf(store, managed.ownerId),
        ]),
    );
    const { content, ...info } = pageOf(found, query);
    const shown = content.map((managed) => managedDocumentView(store, managed, today, call));
    return { status: 200, body: { ...info, content: shown } };
  },
};
