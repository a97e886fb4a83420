import type { Page } from '@playwright/test';
import type { ApplicationRecord, FileRecord } from '../../../mocks/store/records.ts';
import { putRecords } from './mock.ts';
import { inDays } from './today.ts';

/** The applicant of all of them: a customer of the mock. */
const APPLICANT = 111;

const BASE64_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A PDF whose beginning alone is one. */
const BROKEN_PDF = Buffer.from('%PDF-1.4\nbozuk').toString('base64');

/** What documents of an application hold, by the ending of their name. */
function fileOf(path: string, index: number): FileRecord {
  const file = { id: 90_000 + index, path };
  return path.endsWith('.png')
    ? { ...file, contentType: 'image/png', base64: BASE64_PNG }
    : { ...file, contentType: 'application/pdf', base64: BROKEN_PDF };
}

/** An application that waits, sent so many days ago, changed as told. */
function application(id: number, daysAgo: number): ApplicationRecord {
  return {
    id,
    userId: APPLICANT,
    status: 'PENDING',
    createdAt: `${inDays(-daysAgo)}T08:00:00Z`,
    reviewedAt: null,
    reviewedById: null,
    rejectionReason: null,
    professionalInfo: {
      licenseNumber: `YK${id}`.padEnd(8, '0'),
      licenseExpiry: inDays(400),
      yearsOfExperience: 7,
      specializations: ['Yelken'],
      bio: null,
    },
    company: {
      companyName: `Kuyruk Denizcilik ${id}`,
      taxNumber: '10000000146',
      address: 'İskele Cad. 14, 48300 Fethiye/Muğla',
      description:
        'Fethiye çıkışlı günlük tekne turları; iki ahşap tekneyle çalışıyoruz, yıl boyunca.',
    },
    documentFilePaths: [],
    contractApproved: true,
    contractVersion: '2026-01',
  };
}

/** Lets applications wait, the first sent before all others there are; `changes` are those of each. */
export async function putApplications(
  page: Page,
  ids: readonly number[],
  changes: Partial<ApplicationRecord> = {},
): Promise<void> {
  const applications = ids.map((id, index) => ({ ...application(id, 900 - index), ...changes }));
  const paths = [...new Set(applications.flatMap(({ documentFilePaths }) => documentFilePaths))];
  await putRecords(page, { applications, files: paths.map(fileOf) });
}
