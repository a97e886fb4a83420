import { expect, it } from 'vitest';
import type { PublishChecklist, PublishIssue } from '../../../api/contract/types.ts';
import { holdUpOf, missingDocuments } from './hold-up.ts';

const issue = (changes: Partial<PublishIssue>): PublishIssue => ({
  code: 'DOCUMENT_EXPIRED',
  severity: 'BLOCKS',
  field: 'documents',
  documentType: 'LICENSE',
  documentId: 5,
  expiryDate: '2026-05-01',
  ...changes,
});
const checklist = (
  issues: PublishIssue[],
  changes: Partial<PublishChecklist> = {},
): PublishChecklist => ({
  kind: 'BOAT',
  boatId: 1,
  boatName: 'Gülşah',
  tourId: null,
  tourName: null,
  isPublished: false,
  canPublish: false,
  issues,
  ...changes,
});
const licence = { id: 5, kind: 'BOAT' as const, boatId: 1, tourId: null };

it('tells what keeps a boat from being published from what keeps it from being published again', () => {
  expect(holdUpOf(licence, [checklist([issue({})])])).toBe('publishing');
  expect(holdUpOf(licence, [checklist([issue({})], { isPublished: true })])).toBe(
    'publishing-again',
  );
});

it('holds up nothing while it is only looked at, and is warned of where the service warns', () => {
  const unverified = issue({ code: 'DOCUMENT_UNVERIFIED', severity: 'WARNS' });
  expect(holdUpOf(licence, [checklist([unverified])])).toBe('nothing');
  expect(holdUpOf(licence, [checklist([issue({ severity: 'WARNS' })])])).toBe('warned');
  expect(holdUpOf(licence, [])).toBe('nothing');
});

it('is not taken for the document of a tour with the same number', () => {
  const ofTour = checklist([issue({})], { kind: 'TOUR', boatId: null, tourId: 1 });
  expect(holdUpOf(licence, [ofTour])).toBe('nothing');
});

it('lists what is missing by boat and tour', () => {
  const missing = (documentType: PublishIssue['documentType']) =>
    issue({ code: 'DOCUMENT_MISSING', documentType, documentId: null });
  const lists = [checklist([missing('LICENSE'), missing('INSURANCE')]), checklist([issue({})])];
  expect(missingDocuments(lists).map(({ issues }) => issues.length)).toEqual([2]);
});
