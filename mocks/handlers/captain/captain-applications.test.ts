import { beforeEach, describe, expect, test } from 'vitest';
import { profileOf } from '../../rules/captain/captain-profile.ts';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { answered, bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aUser } from '../../testing/records.ts';
import { captainApplications as handlers } from './captain-applications.ts';

const burak = aUser(12, { fullName: 'Burak Öztürk' });
const selin = aUser(1, { role: 'ADMIN' });
const company = {
  companyName: 'Öztürk Yatçılık',
  taxNumber: '6640187523',
  address: 'Yat Limanı Cad. 8, 48400 Bodrum/Muğla',
  description: 'Bodrum çıkışlı günlük ve haftalık kaptanlı tekne kiralama, iki yelkenliyle.',
};
const application = {
  licenseNumber: 'yk2019h4',
  licenseExpiry: '2030-03-31',
  yearsOfExperience: 7,
  specializations: ['Dalış turları'],
  company,
  contractApproved: true as const,
  contractVersion: '2026-09',
};
const file = (name: string, content: string) => ({
  name,
  contentType: 'application/octet-stream',
  bytes: new TextEncoder().encode(content),
});
const pdf = (name: string) => file(name, '%PDF-1.4 belge');

let store: Store;
beforeEach(() => {
  store = createStore(createWorld({ scenario: 'test', today: TODAY }, { users: [selin, burak] }));
});

const submit = (changes: object = {}) =>
  handlers.submitCaptainApplication(
    callOf(store, { user: burak, body: { ...application, ...changes } }),
  );
const submitForm = (companyText: string, documents: ReturnType<typeof file>[]) =>
  handlers.submitCaptainApplicationForm(
    callOf(store, {
      user: burak,
      body: { ...application, company: companyText, documents: documents.map(({ name }) => name) },
      files: { documents },
    }),
  );
const review = (
  id: number,
  body: Parameters<typeof handlers.reviewCaptainApplication>[0]['body'],
) => handlers.reviewCaptainApplication(callOf(store, { user: selin, path: { id }, body }));
const latest = () => handlers.getLatestCaptainApplication(callOf(store, { user: burak }));

describe('applying', () => {
  test('keeps a pending application of the session user', () => {
    expect(refusedWith(latest())).toEqual([404, 'NOT_FOUND']);
    expect(bodyOf(submit())).toMatchObject({
      userId: 12,
      fullName: 'Burak Öztürk',
      status: 'PENDING',
      reviewedAt: null,
      professionalInfo: { licenseNumber: 'YK2019H4', bio: null },
      documentFilePaths: [],
    });
    expect(bodyOf(latest()).status).toBe('PENDING');
  });

  test.each([
    ['2026-06-15', false],
    ['2026-06-16', true],
    ['2036-06-15', true],
    ['2036-06-16', false],
  ])('a licence that ends on %s: accepted is %s', (licenseExpiry, isAccepted) => {
    const answer = submit({ licenseExpiry });
    if (isAccepted) expect(bodyOf(answer).status).toBe('PENDING');
    else expect(refusedWith(answer)).toEqual([422, 'VALIDATION_FAILED', 'body.licenseExpiry']);
  });

  test('one application waits at a time; after a rejection another may be made', () => {
    const { id } = bodyOf(submit());
    expect(refusedWith(submit())).toEqual([409, 'APPLICATION_PENDING']);
    review(id, { status: 'REJECTED', rejectionReason: 'Belgenizin süresi dolmuş.' });
    expect(bodyOf(submit()).id).not.toBe(id);
    expect(bodyOf(latest()).status).toBe('PENDING');
  });
});

describe('applying with documents', () => {
  test('keeps them under plain paths of the application, each once', () => {
    const documents = [
      pdf('Yat Kaptanı Belgesi.pdf'),
      pdf('yat-kaptani-belgesi.PDF'),
      pdf('ş.pdf'),
    ];
    const { id, documentFilePaths } = bodyOf(submitForm(JSON.stringify(company), documents));
    expect(documentFilePaths).toEqual([
      `applications/${id}/yat-kaptani-belgesi.pdf`,
      `applications/${id}/yat-kaptani-belgesi-2.pdf`,
      `applications/${id}/s.pdf`,
    ]);
    const query = { file: documentFilePaths[0] ?? '' };
    const call = callOf<'getApplicationDocument'>(store, { path: { id }, query });
    const { bytes } = answered(handlers.getApplicationDocument(call));
    expect(bytes).toEqual({ contentType: 'application/pdf', bytes: documents[0]?.bytes });
  });

  test('only listed paths are served', () => {
    const { id } = bodyOf(submit());
    store.files.insert({ path: `applications/${id}/x.pdf`, contentType: 'x/x', base64: 'AAAA' });
    const query = { file: `applications/${id}/x.pdf` };
    const call = callOf<'getApplicationDocument'>(store, { path: { id }, query });
    expect(refusedWith(handlers.getApplicationDocument(call))).toEqual([404, 'NOT_FOUND']);
  });

  test.each([
    ['{', 'body.company'],
    ['null', 'body.company'],
    [JSON.stringify({ ...company, taxNumber: '1' }), 'body.company.taxNumber'],
    [JSON.stringify({ companyName: 'Ö' }), 'body.company.companyName'],
  ])('the company %s is refused', (text, field) => {
    expect(refusedWith(submitForm(text, []))).toContain(field);
    expect(store.applications.all()).toEqual([]);
  });

  test('content decides, not the name; nothing is kept when one is refused', () => {
    const documents = [pdf('a.pdf'), file('b.pdf', 'MZ program')];
    const refused = refusedWith(submitForm(JSON.stringify(company), documents));
    expect(refused).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE', 'body.documents.1']);
    expect(refusedWith(submitForm(JSON.stringify(company), [pdf('a.exe.pdf')]))[0]).toBe(415);
    expect(
      refusedWith(submitForm(JSON.stringify(company), [file('a.webp', 'RIFF1234WEBP')]))[0],
    ).toBe(415);
    expect(store.files.all()).toEqual([]);
    expect(store.applications.all()).toEqual([]);
  });

  test('documents follow while the application is pending', () => {
    const { id } = bodyOf(submit());
    const add = () =>
      handlers.uploadApplicationDocuments(
        callOf(store, {
          user: burak,
          path: { id },
          body: { documents: ['kimlik.pdf'] },
          files: { documents: [pdf('kimlik.pdf')] },
        }),
      );
    expect(bodyOf(add()).documentFilePaths).toEqual([`applications/${id}/kimlik.pdf`]);
    review(id, { status: 'APPROVED' });
    expect(refusedWith(add())).toEqual([409, 'APPLICATION_DECIDED']);
  });

  test('text in place of a file is refused', () => {
    const { id } = bodyOf(submit());
    const body = { documents: ['%PDF-1.4'] };
    const call = callOf<'uploadApplicationDocuments'>(store, { user: burak, path: { id }, body });
    expect(refusedWith(handlers.uploadApplicationDocuments(call))).toEqual([
      422,
      'VALIDATION_FAILED',
      'body.documents',
    ]);
  });
});

describe('the decision', () => {
  test('approval makes a captain with the profile of the application, and says so', () => {
    const { id } = bodyOf(submit());
    expect(bodyOf(review(id, { status: 'APPROVED' }))).toMatchObject({
      status: 'APPROVED',
      reviewedAt: expect.any(String),
      rejectionReason: null,
    });
    expect(store.users.get(12)?.role).toBe('BOAT_OWNER');
    expect(profileOf(store, burak)?.professionalInfo).toMatchObject({
      licenseNumber: 'YK2019H4',
      certifications: [],
    });
    expect(store.notifications.where('userId', 12)).toMatchObject([{ type: 'SUCCESS' }]);
    expect(store.outbox.all()).toMatchObject([{ to: burak.email }]);
  });

  test('a rejection gives its reason and leaves the role', () => {
    const { id } = bodyOf(submit());
    const rejectionReason = 'Belgenizin süresi dolmuş.';
    expect(bodyOf(review(id, { status: 'REJECTED', rejectionReason }))).toMatchObject({
      status: 'REJECTED',
      rejectionReason,
    });
    expect(store.users.get(12)?.role).toBe('CUSTOMER');
    expect(store.notifications.all()[0]?.message).toContain(rejectionReason);
    expect(refusedWith(review(id, { status: 'APPROVED' }))).toEqual([409, 'APPLICATION_DECIDED']);
    expect(store.users.get(12)?.role).toBe('CUSTOMER');
  });

  test('administrators page through them by status, the newest first', () => {
    const first = bodyOf(submit());
    review(first.id, { status: 'REJECTED', rejectionReason: 'Belgenizin süresi dolmuş.' });
    const second = bodyOf(submit());
    const ids = (query = {}) =>
      bodyOf(
        handlers.listCaptainApplicationsPage(callOf(store, { user: selin, query })),
      ).content.map(({ id }) => id);
    expect(ids()).toEqual([second.id, first.id]);
    expect(ids({ status: 'REJECTED' })).toEqual([first.id]);
    expect(ids({ page: 1, size: 1 })).toEqual([first.id]);
  });
});
