import type { Session } from '../../actors/actors.ts';
import { numberAt, textAt } from '../../lib/json.ts';
import { idOf } from './created.ts';
import { once } from './memo.ts';
import { pdfPart } from './sample-files.ts';
import type { WorldContext } from './world-context.ts';

export function createApplications(
  { run, daysFromToday }: WorldContext,
  people: { newCustomer(): Promise<Session> },
) {
  const company = {
    companyName: 'Deneme Yatçılık',
    taxNumber: '6640187523',
    address: 'Yat Limanı Cad. 8, 48400 Bodrum/Muğla',
    description:
      'Uyum denetimi için yazılmış bir başvuru; günlük ve haftalık kaptanlı tekne kiralama.',
  };

  const applicationBody = () => ({
    licenseNumber: 'YK2019H4',
    licenseExpiry: daysFromToday(700),
    yearsOfExperience: 7,
    specializations: ['Günlük tekne turları', 'Dalış turları'],
    bio: 'Yedi yıldır kaptan.',
    company,
    contractApproved: true,
    contractVersion: '2026-09',
  });

  const applicationForm = () => ({
    ...applicationBody(),
    company: JSON.stringify(company),
    documents: [pdfPart()],
  });

  /** An application that waits for its decision, of a customer registered for it. */
  async function newApplication() {
    const session = await people.newCustomer();
    const answer = await run.call('submitCaptainApplicationForm', 'CUSTOMER', {
      session,
      body: applicationForm(),
    });
    const id = idOf(answer, 'an application');
    return { id, session, file: textAt(answer.body, 'documentFilePaths.0') ?? '', answer };
  }

  return {
    applicationBody,
    applicationForm,
    newApplication,
    application: once(newApplication),
    /** The applicant's id of an application. */
    applicantOf: (body: unknown) => numberAt(body, 'userId'),
  };
}
