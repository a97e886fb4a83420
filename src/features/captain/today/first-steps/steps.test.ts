import { expect, it } from 'vitest';
import type { PublishChecklist, PublishIssueCode } from '../../../../api/contract/types.ts';
import { doneSteps } from './steps.ts';

const boat = (isPublished: boolean, ...codes: PublishIssueCode[]): PublishChecklist => ({
  kind: 'BOAT',
  boatId: 1,
  boatName: 'Gülşah',
  tourId: null,
  tourName: null,
  isPublished,
  canPublish: true,
  issues: codes.map((code) => ({
    code,
    severity: 'WARNS',
    field: 'status',
    documentType: null,
    documentId: null,
    expiryDate: null,
  })),
});

const steps = (isEmailVerified: boolean, ...checklists: PublishChecklist[]) => [
  ...doneSteps({ checklists, isEmailVerified }),
];

it('begins with nothing', () => {
  expect(steps(false)).toEqual([]);
  expect(steps(true)).toEqual(['email']);
});

it('ticks what one boat has come to', () => {
  expect(steps(false, boat(false, 'PHOTO_MISSING', 'NO_FREE_DAY', 'NOT_PUBLISHED'))).toEqual([
    'vessel',
  ]);
  expect(steps(true, boat(false, 'NO_FREE_DAY', 'NOT_PUBLISHED'))).toEqual([
    'email',
    'vessel',
    'papers',
  ]);
  expect(steps(true, boat(true, 'DOCUMENT_UNVERIFIED'))).toEqual([
    'email',
    'vessel',
    'papers',
    'days',
    'publish',
  ]);
});
