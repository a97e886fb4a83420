import { type Handlers, notImplemented } from './handler.ts';

export const captainApplications: Pick<
  Handlers,
  | 'listCaptainApplicationsPage'
  | 'submitCaptainApplication'
  | 'submitCaptainApplicationForm'
  | 'getLatestCaptainApplication'
  | 'getCaptainApplication'
  | 'getApplicationDocument'
  | 'uploadApplicationDocuments'
  | 'reviewCaptainApplication'
> = {
  listCaptainApplicationsPage: notImplemented,
  submitCaptainApplication: notImplemented,
  submitCaptainApplicationForm: notImplemented,
  getLatestCaptainApplication: notImplemented,
  getCaptainApplication: notImplemented,
  getApplicationDocument: notImplemented,
  uploadApplicationDocuments: notImplemented,
  reviewCaptainApplication: notImplemented,
};
