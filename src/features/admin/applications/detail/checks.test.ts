import { describe, expect, it } from 'vitest';
import type { CaptainApplication } from '../../../../api/contract/types.ts';
import { findings, verdictOf } from './checks.ts';

const application: CaptainApplication = {
  id: 1,
  userId: 12,
  fullName: 'Cem Öztürk',
  status: 'PENDING',
  createdAt: '2026-06-01T09:00:00Z',
  reviewedAt: null,
  reviewedBy: null,
  rejectionReason: null,
  professionalInfo: {
    licenseNumber: 'YK2019H4',
    licenseExpiry: '2028-05-01',
    yearsOfExperience: 7,
    specializations: ['Yelken'],
    bio: null,
  },
  company: {
    companyName: 'Öztürk Yatçılık',
    taxNumber: '6640187523',
    address: 'Yat Limanı Cad. 8, 48400 Bodrum/Muğla',
    description: 'x'.repeat(50),
  },
  documentFilePaths: ['applications/1/belge.pdf'],
  contractApproved: true,
  contractVersion: '2026-01',
};
const today = '2026-06-12';

const withLicence = (licenseExpiry: string) => ({
  ...application,
  professionalInfo: { ...application.professionalInfo, licenseExpiry },
});
const withTax = (taxNumber: string) => ({
  ...application,
  company: { ...application.company, taxNumber },
});

describe('the rules of an application', () => {
  it('are kept by a usual one', () => {
    const found = findings(application, today);
    expect(found.map(verdictOf)).toEqual(['kept', 'kept', 'kept', 'kept', 'kept']);
  });

  it.each([
    ['2026-06-11', 'licenceExpired'],
    ['2026-06-12', 'licenceExpiring'],
    ['2026-07-13', 'licenceValid'],
    ['2036-06-12', 'licenceValid'],
    ['2036-06-13', 'licenceTooLong'],
  ])('call a licence until %s %s', (day, finding) => {
    expect(findings(withLicence(day), today)).toContain(finding);
  });

  it.each([
    ['6640187523', 'companyTax'],
    ['10000000146', 'personTax'],
    ['10000000147', 'taxUnlike'],
    ['TR66401875', 'taxUnlike'],
  ])('call the tax number %s %s', (number, finding) => {
    expect(findings(withTax(number), today)).toContain(finding);
  });

  it('want documents, experience, and a number as licences have it', () => {
    const bare = {
      ...application,
      documentFilePaths: [],
      professionalInfo: {
        ...application.professionalInfo,
        yearsOfExperience: 0,
        licenseNumber: 'TR-CAP-2014-081274',
      },
    };
    expect(findings(bare, today)).toEqual([
      'licenceNumberUnlike',
      'licenceValid',
      'inexperienced',
      'companyTax',
      'undocumented',
    ]);
  });
});
