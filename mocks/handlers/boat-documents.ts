import {
  changedDocument,
  documentsRefusal,
  inPlaces,
  newDocument,
  orderRefusal,
  removeDocumentFile,
  storeDocument,
} from '../rules/documents.ts';
import { tellVerdict } from '../rules/document-verdict.ts';
import { instant } from '../rules/day.ts';
import { notFound } from '../rules/refusal.ts';
import type { BoatDocumentRecord, Schemas } from '../store/records.ts';
import type { Store } from '../store/state.ts';
import { boatDocumentView } from '../views/document.ts';
import type { SomeHandlers } from './handler.ts';

const folderOf = (boatId: number) => `boat-documents/${boatId}`;

/** Keeps a new document, unverified and without notes whoever sends it (decision 1). */
function add(
  store: Store,
  boatId: number,
  said: Schemas['BoatDocumentDetails'],
  now: number,
): BoatDocumentRecord {
  const siblings = store.boatDocuments.where('boatId', boatId);
  const filePath = storeDocument(store, folderOf(boatId), said);
  return store.boatDocuments.insert({
    boatId,
    filePath,
    ...newDocument(said, siblings, now, false),
  });
}

export const boatDocuments: SomeHandlers<
  | 'listBoatDocuments'
  | 'createBoatDocument'
  | 'updateBoatDocument'
  | 'createBoatDocuments'
  | 'setBoatDocumentDisplayOrders'
  | 'getBoatDocument'
  | 'deleteBoatDocument'
  | 'checkBoatDocumentExists'
  | 'setBoatDocumentDisplayOrder'
  | 'setBoatDocumentVerification'
> = {
  listBoatDocuments(call) {
    const { path, store } = call;
    if (!store.boats.get(path.id)) return notFound();
    const documents = inPlaces(store.boatDocuments.where('boatId', path.id));
    return { status: 200, body: documents.map((one) => boatDocumentView(one, call)) };
  },

  createBoatDocument(call) {
    const { body, store, now, today } = call;
    if (!store.boats.get(body.boatId)) return notFound();
    const siblings = store.boatDocuments.where('boatId', body.boatId);
    const refusal = documentsRefusal([body], siblings, today, () => 'body');
    if (refusal) return refusal;
    const document = add(store, body.boatId, body, now);
    return { status: 201, body: boatDocumentView(document, call) };
  },

  updateBoatDocument(call) {
    const { body, store, now, today } = call;
    const before = store.boatDocuments.get(body.id);
    if (!before) return notFound();
    const siblings = store.boatDocuments
      .where('boatId', before.boatId)
      .filter(({ id }) => id !== before.id);
    const refusal = documentsRefusal([body], siblings, today, () => 'body');
    if (refusal) return refusal;
    let { filePath } = before;
    if (body.documentData !== undefined) {
      const { documentName, documentData } = body;
      removeDocumentFile(store, before);
      filePath = storeDocument(store, folderOf(before.boatId), { documentName, documentData });
    }
    const values = { ...changedDocument(before, body, now, false), filePath };
    const document = store.boatDocuments.update(before.id, values);
    return document ? { status: 200, body: boatDocumentView(document, call) } : notFound();
  },

  createBoatDocuments(call) {
    const { body, store, now, today } = call;
    if (!store.boats.get(body.boatId)) return notFound();
    const siblings = store.boatDocuments.where('boatId', body.boatId);
    const fieldOf = (index: number) => `body.documents.${index}`;
    const refusal = documentsRefusal(body.documents, siblings, today, fieldOf);
    if (refusal) return refusal;
    const documents = body.documents.map((said) => add(store, body.boatId, said, now));
    return { status: 201, body: documents.map((one) => boatDocumentView(one, call)) };
  },

  setBoatDocumentDisplayOrders(call) {
    const { body, store, now } = call;
    if (!store.boats.get(body.boatId)) return notFound();
    const refusal = orderRefusal(body.orders, store.boatDocuments.where('boatId', body.boatId));
    if (refusal) return refusal;
    for (const { id, displayOrder } of body.orders) {
      store.boatDocuments.update(id, { displayOrder, updatedAt: instant(now) });
    }
    const documents = inPlaces(store.boatDocuments.where('boatId', body.boatId));
    return { status: 200, body: documents.map((one) => boatDocumentView(one, call)) };
  },

  getBoatDocument(call) {
    const document = call.store.boatDocuments.get(call.path.id);
    return document ? { status: 200, body: boatDocumentView(document, call) } : notFound();
  },

  deleteBoatDocument({ path, store }) {
    const document = store.boatDocuments.get(path.id);
    if (!document) return notFound();
    removeDocumentFile(store, document);
    store.boatDocuments.remove(document.id);
    return { status: 204 };
  },

  checkBoatDocumentExists({ path, store }) {
    return { status: 200, body: { exists: store.boatDocuments.get(path.id) !== undefined } };
  },

  setBoatDocumentDisplayOrder(call) {
    const { path, query, store, now } = call;
    const values = { displayOrder: query.displayOrder, updatedAt: instant(now) };
    const document = store.boatDocuments.update(path.id, values);
    return document ? { status: 200, body: boatDocumentView(document, call) } : notFound();
  },

  setBoatDocumentVerification(call) {
    const { path, body, store, now } = call;
    const document = store.boatDocuments.update(path.id, { ...body, updatedAt: instant(now) });
    if (!document) return notFound();
    const boat = store.boats.get(document.boatId);
    if (boat) tellVerdict(store, now, { userId: boat.ownerId, of: boat.name, document });
    return { status: 200, body: boatDocumentView(document, call) };
  },
};
