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
import type { TourDocumentRecord, Schemas } from '../store/records.ts';
import type { Store } from '../store/state.ts';
import { tourDocumentView } from '../views/document.ts';
import type { SomeHandlers } from './handler.ts';

const folderOf = (tourId: number) => `tour-documents/${tourId}`;

/** Keeps a new document, unverified and without notes whoever sends it (decision 1). */
function add(
  store: Store,
  tourId: number,
  said: Schemas['TourDocumentDetails'],
  now: number,
): TourDocumentRecord {
  const siblings = store.tourDocuments.where('tourId', tourId);
  const filePath = storeDocument(store, folderOf(tourId), said);
  return store.tourDocuments.insert({
    tourId,
    filePath,
    ...newDocument(said, siblings, now, false),
  });
}

export const tourDocuments: SomeHandlers<
  | 'listTourDocuments'
  | 'createTourDocument'
  | 'updateTourDocument'
  | 'createTourDocuments'
  | 'setTourDocumentDisplayOrders'
  | 'getTourDocument'
  | 'deleteTourDocument'
  | 'checkTourDocumentExists'
  | 'setTourDocumentDisplayOrder'
  | 'setTourDocumentVerification'
> = {
  listTourDocuments(call) {
    const { path, store } = call;
    if (!store.tours.get(path.id)) return notFound();
    const documents = inPlaces(store.tourDocuments.where('tourId', path.id));
    return { status: 200, body: documents.map((one) => tourDocumentView(one, call)) };
  },

  createTourDocument(call) {
    const { body, store, now, today } = call;
    if (!store.tours.get(body.tourId)) return notFound();
    const siblings = store.tourDocuments.where('tourId', body.tourId);
    const refusal = documentsRefusal([body], siblings, today, () => 'body');
    if (refusal) return refusal;
    const document = add(store, body.tourId, body, now);
    return { status: 201, body: tourDocumentView(document, call) };
  },

  updateTourDocument(call) {
    const { body, store, now, today } = call;
    const before = store.tourDocuments.get(body.id);
    if (!before) return notFound();
    const siblings = store.tourDocuments
      .where('tourId', before.tourId)
      .filter(({ id }) => id !== before.id);
    const refusal = documentsRefusal([body], siblings, today, () => 'body');
    if (refusal) return refusal;
    let { filePath } = before;
    if (body.documentData !== undefined) {
      const { documentName, documentData } = body;
      removeDocumentFile(store, before);
      filePath = storeDocument(store, folderOf(before.tourId), { documentName, documentData });
    }
    const values = { ...changedDocument(before, body, now, false), filePath };
    const document = store.tourDocuments.update(before.id, values);
    return document ? { status: 200, body: tourDocumentView(document, call) } : notFound();
  },

  createTourDocuments(call) {
    const { body, store, now, today } = call;
    if (!store.tours.get(body.tourId)) return notFound();
    const siblings = store.tourDocuments.where('tourId', body.tourId);
    const fieldOf = (index: number) => `body.documents.${index}`;
    const refusal = documentsRefusal(body.documents, siblings, today, fieldOf);
    if (refusal) return refusal;
    const documents = body.documents.map((said) => add(store, body.tourId, said, now));
    return { status: 201, body: documents.map((one) => tourDocumentView(one, call)) };
  },

  setTourDocumentDisplayOrders(call) {
    const { body, store, now } = call;
    if (!store.tours.get(body.tourId)) return notFound();
    const refusal = orderRefusal(body.orders, store.tourDocuments.where('tourId', body.tourId));
    if (refusal) return refusal;
    for (const { id, displayOrder } of body.orders) {
      store.tourDocuments.update(id, { displayOrder, updatedAt: instant(now) });
    }
    const documents = inPlaces(store.tourDocuments.where('tourId', body.tourId));
    return { status: 200, body: documents.map((one) => tourDocumentView(one, call)) };
  },

  getTourDocument(call) {
    const document = call.store.tourDocuments.get(call.path.id);
    return document ? { status: 200, body: tourDocumentView(document, call) } : notFound();
  },

  deleteTourDocument({ path, store }) {
    const document = store.tourDocuments.get(path.id);
    if (!document) return notFound();
    removeDocumentFile(store, document);
    store.tourDocuments.remove(document.id);
    return { status: 204 };
  },

  checkTourDocumentExists({ path, store }) {
    return { status: 200, body: { exists: store.tourDocuments.get(path.id) !== undefined } };
  },

  setTourDocumentDisplayOrder(call) {
    const { path, query, store, now } = call;
    const values = { displayOrder: query.displayOrder, updatedAt: instant(now) };
    const document = store.tourDocuments.update(path.id, values);
    return document ? { status: 200, body: tourDocumentView(document, call) } : notFound();
  },

  setTourDocumentVerification(call) {
    const { path, body, store, now } = call;
    const document = store.tourDocuments.update(path.id, { ...body, updatedAt: instant(now) });
    if (!document) return notFound();
    const tour = store.tours.get(document.tourId);
    if (tour) tellVerdict(store, now, { userId: tour.guideId, of: tour.name, document });
    return { status: 200, body: tourDocumentView(document, call) };
  },
};
