import { expect, it } from 'vitest';
import type { PublishIssue } from '../../api/contract/types.ts';
import { issueTarget } from './issue-target.ts';

const issue = (changes: Partial<PublishIssue>): PublishIssue => ({
  code: 'DOCUMENT_MISSING',
  severity: 'BLOCKS',
  field: 'documents',
  documentType: null,
  documentId: null,
  expiryDate: null,
  ...changes,
});
const boat = { boatId: 7 };
const tour = { boatId: null };
const isHost = true;

it('leads to the very field of the boat’s form, and to the very document', () => {
  const missing = issueTarget(boat, issue({ documentType: 'LICENSE' }), { isHost });
  expect(missing).toEqual({ page: 'form', boatId: 7, tab: 'documents', field: 'documents' });
  const expired = issue({ code: 'DOCUMENT_EXPIRED', documentId: 31 });
  expect(issueTarget(boat, expired, { isHost })).toMatchObject({ field: 'document-31' });
  const unplaced = issue({ code: 'LOCATION_MISSING', field: 'latitude' });
  expect(issueTarget(boat, unplaced, { isHost })).toMatchObject({
    tab: 'location',
    field: 'latitude',
  });
});

it('leads nowhere where the reader could mend nothing', () => {
  const unverified = issue({ code: 'EMAIL_UNVERIFIED', field: 'account.email' });
  expect(issueTarget(boat, unverified, { isHost })).toEqual({ page: 'profile' });
  expect(issueTarget(boat, unverified, { isHost: false })).toBeNull();
  const withoutPhotos = issue({ code: 'PHOTO_MISSING', field: 'tourImages' });
  expect(issueTarget(tour, withoutPhotos, { isHost })).toBeNull();
});
