import { describe, expect, test } from 'vitest';
import type { CaptainApplication } from '../../../../api/contract/types.ts';
import { ApiError } from '../../../../api/errors/api-error.ts';
import {
  type ApplicationValues,
  applicationErrors,
  applicationOf,
  refusedParts,
  toApplication,
} from './application-rules.ts';

const today = '2026-11-21';
const right: ApplicationValues = {
  licenseNumber: ' yk2019h4 ',
  licenseExpiry: '2028-05-01',
  yearsOfExperience: 0,
  specializations: ['Mavi yolculuk'],
  otherSpecializations: ' Gün batımı, , Mavi yolculuk ',
  bio: ' ',
  companyName: ' Aksoy Denizcilik ',
  taxNumber: '6640187523',
  address: 'Yat Limanı Cad. 8, Bodrum',
  description: 'Bodrum çıkışlı günlük ve haftalık kaptanlı tekne kiralama yapıyoruz.',
  documents: [],
  contractApproved: true,
};
const wrong = (change: Partial<ApplicationValues>) =>
  Object.keys(applicationErrors({ ...right, ...change }, today));

test('sends values trimmed, the licence in capitals, without duplicates', () => {
  expect(toApplication(right, '2026-11')).toEqual({
    licenseNumber: 'YK2019H4',
    licenseExpiry: '2028-05-01',
    yearsOfExperience: 0,
    specializations: ['Mavi yolculuk', 'Gün batımı'],
    company: {
      companyName: 'Aksoy Denizcilik',
      taxNumber: '6640187523',
      address: 'Yat Limanı Cad. 8, Bodrum',
      description: right.description,
    },
    contractApproved: true,
    contractVersion: '2026-11',
  });
});

describe('rules', () => {
  test('an empty form reports exactly the required fields', () => {
    expect(wrong({})).toEqual([]);
    expect(Object.keys(applicationErrors(applicationOf(null), today)).toSorted()).toEqual([
      'address',
      'companyName',
      'contractApproved',
      'description',
      'licenseExpiry',
      'licenseNumber',
      'specializations',
      'taxNumber',
      'yearsOfExperience',
    ]);
  });

  test.each([
    ['2026-11-21', false],
    ['2026-11-22', true],
    ['2036-11-21', true],
    ['2036-11-22', false],
  ])('a licence until %s: %s', (licenseExpiry, isRight) => {
    expect(wrong({ licenseExpiry })).toEqual(isRight ? [] : ['licenseExpiry']);
  });

  test.each([
    ['TR-CAP-2026', false],
    ['ABC12', false],
    ['ABC123', true],
    ['ABC1234567890', false],
  ])('licence %s: %s', (licenseNumber, isRight) => {
    expect(wrong({ licenseNumber })).toEqual(isRight ? [] : ['licenseNumber']);
  });

  test('years from 0 to 50, ten specializations, a bio of 500, a description of 50', () => {
    expect(wrong({ yearsOfExperience: 51 })).toEqual(['yearsOfExperience']);
    expect(wrong({ otherSpecializations: [...'abcdefghij'].join(',') })).toEqual([
      'specializations',
    ]);
    expect(wrong({ otherSpecializations: 'a'.repeat(101) })).toEqual(['otherSpecializations']);
    expect(wrong({ bio: 'a'.repeat(501) })).toEqual(['bio']);
    expect(wrong({ description: 'a'.repeat(49) })).toEqual(['description']);
  });
});

test('errors of the service are shown at their fields', () => {
  const fields = [
    { field: 'body.company.taxNumber', message: 'tax' },
    { field: 'body.documents.0', message: 'file' },
    { field: 'body.specializations.2', message: 'special' },
  ];
  const error = new ApiError({
    category: 'VALIDATION',
    code: 'VALIDATION_FAILED',
    status: 422,
    fields,
  });
  expect(refusedParts(error)).toEqual({
    taxNumber: 'tax',
    documents: 'file',
    specializations: 'special',
  });
  const tooLarge = new ApiError({
    category: 'CLIENT',
    code: 'FILE_TOO_LARGE',
    status: 413,
    serverMessage: 'too large',
  });
  expect(refusedParts(tooLarge)).toMatchObject({
    documents: { message: 'The file is too large.' },
  });
});

test('a rejected application is filled in again, without documents and consent', () => {
  const { company, ...info } = toApplication(right, '1');
  const former: CaptainApplication = {
    id: 3,
    userId: 12,
    fullName: 'Murat Kaya',
    status: 'REJECTED',
    createdAt: '2026-11-01T08:00:00Z',
    reviewedAt: '2026-11-02T08:00:00Z',
    rejectionReason: 'Belge eksik',
    professionalInfo: { ...info, bio: null },
    company,
    documentFilePaths: ['applications/3/a.pdf'],
    contractApproved: true,
    contractVersion: '1',
  };
  expect(applicationOf(former)).toMatchObject({
    licenseNumber: 'YK2019H4',
    specializations: ['Mavi yolculuk'],
    otherSpecializations: 'Gün batımı',
    bio: '',
    companyName: 'Aksoy Denizcilik',
    documents: [],
    contractApproved: false,
  });
});
