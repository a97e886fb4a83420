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
const boat = { boatId: 7, tourId: null };
const tour = { boatId: null, tourId: 4 };
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

it('leads to the step and field of the tour’s form, to where it is published, and to its dates', () => {
  const expired = issue({ code: 'DOCUMENT_EXPIRED', documentId: 31 });
  expect(issueTarget(tour, expired, { isHost })).toEqual({
    page: 'tour',
    tourId: 4,
    step: 'documents',
    field: 'document-31',
  });
  for (const [code, field, step] of [
    ['DOCUMENT_MISSING', 'documents', 'documents'],
    ['LOCATION_MISSING', 'longitude', 'route'],
    ['PHOTO_MISSING', 'tourImages', 'photos'],
    ['DESCRIPTION_MISSING', 'description', 'details'],
  ] as const) {
    const target = issueTarget(tour, issue({ code, field }), { isHost });
    expect(target).toEqual({ page: 'tour', tourId: 4, step, field });
  }
  const hidden = issueTarget(tour, issue({ code: 'NOT_PUBLISHED', field: 'status' }), { isHost });
  expect(hidden).toEqual({ page: 'tours', tourId: 4 });
  const unopened = issue({ code: 'NO_FREE_DAY', field: 'tourDates' });
  expect(issueTarget(tour, unopened, { isHost })).toEqual({ page: 'tour-availability', tourId: 4 });
});

it('leads the host, and nobody else, to the field that is missing of the host', () => {
  const both = { boatId: null, tourId: null };
  for (const [code, field, target] of [
    ['COMPANY_MISSING', 'company.legalName', { page: 'company', field: 'legalName' }],
    ['IBAN_MISSING', 'company.iban', { page: 'company', field: 'iban' }],
    ['EMAIL_UNVERIFIED', 'account.email', { page: 'security', field: 'email' }],
  ] as const) {
    for (const offer of [boat, tour, both]) {
      expect(issueTarget(offer, issue({ code, field }), { isHost })).toEqual(target);
      expect(issueTarget(offer, issue({ code, field }), { isHost: false })).toBeNull();
    }
  }
});
