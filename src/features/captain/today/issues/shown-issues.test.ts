import { expect, it } from 'vitest';
import type { PublishChecklist, PublishIssue } from '../../../../api/contract/types.ts';
import { issueGroups } from './shown-issues.ts';

const issue = (code: PublishIssue['code'], severity: PublishIssue['severity']): PublishIssue => ({
  code,
  severity,
  field: 'documents',
  documentType: null,
  documentId: null,
  expiryDate: null,
});

const checklist = (boatId: number, issues: PublishIssue[]): PublishChecklist => ({
  kind: 'BOAT',
  boatId,
  boatName: `Boat ${boatId}`,
  tourId: null,
  tourName: null,
  isPublished: true,
  canPublish: true,
  issues,
});

const noIban = issue('IBAN_MISSING', 'WARNS');

it('says what is the host’s own once and first, then the worst offers', () => {
  const groups = issueGroups([
    checklist(1, [issue('DOCUMENT_UNVERIFIED', 'WARNS'), noIban]),
    checklist(2, [noIban]),
    checklist(3, [issue('DOCUMENT_MISSING', 'BLOCKS'), noIban]),
    checklist(4, [issue('NO_FREE_DAY', 'HIDES')]),
  ]);
  expect(
    groups.map(({ checklist: of, issues }) => [of?.boatId ?? null, issues.map(({ code }) => code)]),
  ).toEqual([
    [null, ['IBAN_MISSING']],
    [3, ['DOCUMENT_MISSING']],
    [4, ['NO_FREE_DAY']],
    [1, ['DOCUMENT_UNVERIFIED']],
  ]);
});

it('is empty where nothing stands against anything', () => {
  expect(issueGroups([checklist(1, [])])).toEqual([]);
});
