import { inOrder } from '../../rules/common/order.ts';
import { pageOf } from '../../rules/common/page.ts';
import { notFound } from '../../rules/common/refusal.ts';
import {
  DOCUMENT_ORDERS,
  managedDocuments,
  stateOf,
  validityOf,
} from '../../rules/document/managed-documents.ts';
import { managedDocumentView } from '../../views/document/managed-document.ts';
import type { SomeHandlers } from '../handler.ts';

/** The documents of all boats and tours of one host, by what is to be renewed first. */
export const ownerDocuments: SomeHandlers<'listOwnerDocumentsPage'> = {
  listOwnerDocumentsPage(call) {
    const { store, path, query, today } = call;
    if (!store.users.get(path.id)) return notFound();
    const { kind, state, validity, sort = 'expiryDate,asc' } = query;
    const matches = inOrder(managedDocuments(store), DOCUMENT_ORDERS[sort]).filter(
      (one) =>
        one.ownerId === path.id &&
        (kind === undefined || one.kind === kind) &&
        (state === undefined || stateOf(one.document) === state) &&
        (validity === undefined || validityOf(one.document, today) === validity),
    );
    const { content, ...info } = pageOf(matches, query);
    const views = content.map((one) => managedDocumentView(store, one, today, call));
    return { status: 200, body: { ...info, content: views } };
  },
};
