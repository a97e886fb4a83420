import { type Handlers, notImplemented } from './handler.ts';

export const boatDocuments: Pick<
  Handlers,
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
  listBoatDocuments: notImplemented,
  createBoatDocument: notImplemented,
  updateBoatDocument: notImplemented,
  createBoatDocuments: notImplemented,
  setBoatDocumentDisplayOrders: notImplemented,
  getBoatDocument: notImplemented,
  deleteBoatDocument: notImplemented,
  checkBoatDocumentExists: notImplemented,
  setBoatDocumentDisplayOrder: notImplemented,
  setBoatDocumentVerification: notImplemented,
};
