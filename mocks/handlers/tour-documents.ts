import { type Handlers, notImplemented } from './handler.ts';

export const tourDocuments: Pick<
  Handlers,
  | 'listTourDocuments'
  | 'createTourDocument'
  | 'updateTourDocument'
  | 'getTourDocument'
  | 'deleteTourDocument'
  | 'checkTourDocumentExists'
  | 'setTourDocumentDisplayOrder'
  | 'setTourDocumentVerification'
  | 'createTourDocuments'
  | 'setTourDocumentDisplayOrders'
> = {
  listTourDocuments: notImplemented,
  createTourDocument: notImplemented,
  updateTourDocument: notImplemented,
  getTourDocument: notImplemented,
  deleteTourDocument: notImplemented,
  checkTourDocumentExists: notImplemented,
  setTourDocumentDisplayOrder: notImplemented,
  setTourDocumentVerification: notImplemented,
  createTourDocuments: notImplemented,
  setTourDocumentDisplayOrders: notImplemented,
};
