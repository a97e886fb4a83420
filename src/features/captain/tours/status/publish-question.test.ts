import { expect, it } from 'vitest';
import type { PublishIssue } from '../../../../api/contract/types.ts';
import { publishQuestion } from './publish-question.ts';

const issue = (code: PublishIssue['code']): PublishIssue => ({
  code,
  severity: 'WARNS',
  field: 'documents',
  documentType: null,
  documentId: null,
  expiryDate: null,
});

it('asks before a draft or a called-off tour is published', () => {
  expect(publishQuestion('DRAFT', { issues: [] })).toEqual({ from: 'DRAFT', documents: [] });
  expect(publishQuestion('CANCELLED', undefined)).toMatchObject({ from: 'CANCELLED' });
  expect(publishQuestion('INACTIVE', { issues: [issue('PHOTO_MISSING')] })).toBeUndefined();
});

it('warns of documents that are missing or have expired, and of no others', () => {
  const missing = issue('DOCUMENT_MISSING');
  const expired = issue('DOCUMENT_EXPIRED');
  const issues = [missing, issue('DOCUMENT_UNVERIFIED'), expired, issue('IBAN_MISSING')];
  expect(publishQuestion('INACTIVE', { issues })).toEqual({
    from: undefined,
    documents: [missing, expired],
  });
});
