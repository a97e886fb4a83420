import { notFound } from '../../rules/common/refusal.ts';
import { createDocumentKeeper, unlessRefused } from '../../rules/document/document-keeper.ts';
import { documentFile } from '../../rules/document/document-link.ts';
import { bytesOf } from '../../rules/file/base64.ts';
import { boatOffer, hostOf } from '../../rules/offer/offer.ts';
import type { BoatDocumentRecord } from '../../store/records.ts';
import { boatDocumentView } from '../../views/document/document.ts';
import type { SomeHandlers } from '../handler.ts';

const keeper = createDocumentKeeper<BoatDocumentRecord>({
  folder: 'boat-documents',
  hostOf: (store, boatId) => hostOf(store, boatOffer(boatId)),
  parentOf: (document) => document.boatId,
  all: (store, boatId) => store.boatDocuments.where('boatId', boatId),
  get: (store, id) => store.boatDocuments.get(id),
  insert: (store, boatId, values) => store.boatDocuments.insert({ boatId, ...values }),
  update: (store, id, values) => store.boatDocuments.update(id, values),
  remove: (store, id) => store.boatDocuments.remove(id),
});

export const boatDocuments: SomeHandlers<
  | 'listBoatDocuments'
  | 'createBoatDocument'
  | 'updateBoatDocument'
  | 'createBoatDocuments'
  | 'setBoatDocumentDisplayOrders'
  | 'getBoatDocument'
  | 'getBoatDocumentFile'
  | 'deleteBoatDocument'
  | 'checkBoatDocumentExists'
  | 'setBoatDocumentDisplayOrder'
  | 'setBoatDocumentVerification'
> = {
  listBoatDocuments(call) {
    return unlessRefused(keeper.list(call, call.path.id), (documents) => ({
      status: 200,
      body: documents.map((document) => boatDocumentView(document, call)),
    }));
  },

  createBoatDocument(call) {
    const added = keeper.add(call, call.body.boatId, [call.body], () => 'body');
    return unlessRefused(added, ([document]) =>
      document ? { status: 201, body: boatDocumentView(document, call) } : notFound(),
    );
  },

  updateBoatDocument(call) {
    return unlessRefused(keeper.change(call, call.body), (document) => ({
      status: 200,
      body: boatDocumentView(document, call),
    }));
  },

  createBoatDocuments(call) {
    const { boatId, documents } = call.body;
    const added = keeper.add(call, boatId, documents, (index) => `body.documents.${index}`);
    return unlessRefused(added, (kept) => ({
      status: 201,
      body: kept.map((document) => boatDocumentView(document, call)),
    }));
  },

  setBoatDocumentDisplayOrders(call) {
    const { boatId, orders } = call.body;
    return unlessRefused(keeper.reorder(call, boatId, orders), (documents) => ({
      status: 200,
      body: documents.map((document) => boatDocumentView(document, call)),
    }));
  },

  getBoatDocument(call) {
    const document = call.store.boatDocuments.get(call.path.id);
    return document ? { status: 200, body: boatDocumentView(document, call) } : notFound();
  },

  getBoatDocumentFile({ path, store }) {
    const document = store.boatDocuments.get(path.id);
    if (!document) return notFound();
    const { contentType, base64 } = documentFile(store, document);
    return { status: 200, bytes: { contentType, bytes: bytesOf(base64) } };
  },

  deleteBoatDocument(call) {
    return keeper.remove(call, call.path.id) ?? { status: 204 };
  },

  checkBoatDocumentExists({ path, store }) {
    return { status: 200, body: { exists: store.boatDocuments.get(path.id) !== undefined } };
  },

  setBoatDocumentDisplayOrder(call) {
    const moved = keeper.move(call, call.path.id, call.query.displayOrder);
    return unlessRefused(moved, (document) => ({
      status: 200,
      body: boatDocumentView(document, call),
    }));
  },

  setBoatDocumentVerification(call) {
    return unlessRefused(keeper.judge(call, call.path.id, call.body), (document) => ({
      status: 200,
      body: boatDocumentView(document, call),
    }));
  },
};
