import { notFound } from '../../rules/common/refusal.ts';
import { createDocumentKeeper, unlessRefused } from '../../rules/document/document-keeper.ts';
import { documentFile } from '../../rules/document/document-link.ts';
import { bytesOf } from '../../rules/file/base64.ts';
import { hostOf, tourOffer } from '../../rules/offer/offer.ts';
import type { TourDocumentRecord } from '../../store/records.ts';
import { tourDocumentView } from '../../views/document/document.ts';
import type { SomeHandlers } from '../handler.ts';

const keeper = createDocumentKeeper<TourDocumentRecord>({
  folder: 'tour-documents',
  hostOf: (store, tourId) => hostOf(store, tourOffer(tourId)),
  parentOf: (document) => document.tourId,
  all: (store, tourId) => store.tourDocuments.where('tourId', tourId),
  get: (store, id) => store.tourDocuments.get(id),
  insert: (store, tourId, values) => store.tourDocuments.insert({ tourId, ...values }),
  update: (store, id, values) => store.tourDocuments.update(id, values),
  remove: (store, id) => store.tourDocuments.remove(id),
});

export const tourDocuments: SomeHandlers<
  | 'listTourDocuments'
  | 'createTourDocument'
  | 'updateTourDocument'
  | 'createTourDocuments'
  | 'setTourDocumentDisplayOrders'
  | 'getTourDocument'
  | 'getTourDocumentFile'
  | 'deleteTourDocument'
  | 'checkTourDocumentExists'
  | 'setTourDocumentDisplayOrder'
  | 'setTourDocumentVerification'
> = {
  listTourDocuments(call) {
    return unlessRefused(keeper.list(call, call.path.id), (documents) => ({
      status: 200,
      body: documents.map((document) => tourDocumentView(document, call)),
    }));
  },

  createTourDocument(call) {
    const added = keeper.add(call, call.body.tourId, [call.body], () => 'body');
    return unlessRefused(added, ([document]) =>
      document ? { status: 201, body: tourDocumentView(document, call) } : notFound(),
    );
  },

  updateTourDocument(call) {
    return unlessRefused(keeper.change(call, call.body), (document) => ({
      status: 200,
      body: tourDocumentView(document, call),
    }));
  },

  createTourDocuments(call) {
    const { tourId, documents } = call.body;
    const added = keeper.add(call, tourId, documents, (index) => `body.documents.${index}`);
    return unlessRefused(added, (kept) => ({
      status: 201,
      body: kept.map((document) => tourDocumentView(document, call)),
    }));
  },

  setTourDocumentDisplayOrders(call) {
    const { tourId, orders } = call.body;
    return unlessRefused(keeper.reorder(call, tourId, orders), (documents) => ({
      status: 200,
      body: documents.map((document) => tourDocumentView(document, call)),
    }));
  },

  getTourDocument(call) {
    const document = call.store.tourDocuments.get(call.path.id);
    return document ? { status: 200, body: tourDocumentView(document, call) } : notFound();
  },

  getTourDocumentFile({ path, store }) {
    const document = store.tourDocuments.get(path.id);
    if (!document) return notFound();
    const { contentType, base64 } = documentFile(store, document);
    return { status: 200, bytes: { contentType, bytes: bytesOf(base64) } };
  },

  deleteTourDocument(call) {
    return keeper.remove(call, call.path.id) ?? { status: 204 };
  },

  checkTourDocumentExists({ path, store }) {
    return { status: 200, body: { exists: store.tourDocuments.get(path.id) !== undefined } };
  },

  setTourDocumentDisplayOrder(call) {
    const moved = keeper.move(call, call.path.id, call.query.displayOrder);
    return unlessRefused(moved, (document) => ({
      status: 200,
      body: tourDocumentView(document, call),
    }));
  },

  setTourDocumentVerification(call) {
    return unlessRefused(keeper.judge(call, call.path.id, call.body), (document) => ({
      status: 200,
      body: tourDocumentView(document, call),
    }));
  },
};
