import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import type { RunningMock } from '../../server/mock.ts';
import { type Answered, type Caller, callerOf, startTestMock } from '../../testing/client.ts';

let running: RunningMock;
beforeAll(async () => {
  running = await startTestMock();
});
afterAll(() => running.close());

it('documents of boats and tours have the types of both', () => {
  const { schemas } = contract.components;
  const types = [...schemas.BoatDocumentType.enum, ...schemas.TourDocumentType.enum];
  expect(schemas.ManagedDocumentType.enum.toSorted()).toEqual([...new Set(types)].sort());
});

let sessions = 0;
/** An administrator, in a session of its own. */
function admin(): Promise<Caller> {
  sessions += 1;
  return callerOf(running.url, `administration-${sessions}`).as('selin.aydin');
}

type Row = Record<string, unknown> & { id: number };
const rows = ({ body }: Answered) => body.content as Row[]; // every page has its records there
const ids = (answer: Answered) => rows(answer).map(({ id }) => id);
const get = (caller: Caller, path: string) => caller.call('GET', `/api${path}`);
const codeOf = ({ status, body }: Answered) => [status, body.code];

/** The paths of every operation that administrators alone may call. */
const OPERATIONS = Object.entries(
  contract.paths as unknown as Record<string, Record<string, { 'x-access'?: { roles: string[] } }>>, // only what is read here
).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) =>
    operation['x-access']?.roles.join() === 'ADMIN'
      ? [[method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '1')] as const]
      : [],
  ),
);

it.each([
  ['elif.yildiz', 403],
  ['mehmet.agaoglu', 403],
  [undefined, 401],
])('%s is refused every operation of administrators', async (username, status) => {
  const anybody = callerOf(running.url, 'refused');
  const caller = username ? await anybody.as(username) : anybody;
  expect(OPERATIONS.length).toBeGreaterThan(30);
  for (const [method, path] of OPERATIONS) {
    const answer = await caller.call(method, `/api${path}`, {
      ...(method !== 'GET' && { body: {} }),
    });
    expect([method, path, answer.status]).toEqual([method, path, status]);
  }
});

describe('a text is looked for by Turkish rules', () => {
  it.each(['yıldız', 'YILDIZ', 'yildiz', 'YİLDİZ', ' yıldız '])(
    '%s finds Elif Yıldız',
    async (text) => {
      const query = encodeURIComponent(text);
      const found = await get(await admin(), `/auth/admin/users/paginated?size=100&query=${query}`);
      expect(ids(found)).toContain(9);
    },
  );

  it('blanks alone are no text', async () => {
    const answer = await get(await admin(), '/auth/admin/users/paginated?query=%20%20');
    expect(answer.status).toBe(400);
  });
});

it.each([
  '/auth/admin/users/paginated',
  '/admin/audit',
  '/admin/documents',
  '/admin/boats',
  '/admin/tours',
  '/admin/reviews',
  '/admin/reviews/reported',
  '/bookings/payments',
  '/contact-messages',
])('%s has an empty page beyond its end', async (path) => {
  const { status, body } = await get(await admin(), `${path}?page=10000`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ content: [], number: 10_000, last: true, first: false });
});

describe('an administrator', () => {
  it('cannot lock out the last one, and a preview says so', async () => {
    const selin = await admin();
    const setActive = (id: number, isActive: boolean) =>
      selin.call('PUT', `/api/auth/admin/users/${id}/status`, { body: { isActive } });
    expect(codeOf(await setActive(1, false))).toEqual([409, 'OWN_ACCOUNT']);
    expect((await setActive(28, false)).status).toBe(200);
    expect(codeOf(await setActive(1, false))).toEqual([409, 'LAST_ADMINISTRATOR']);
    const preview = await get(selin, '/auth/admin/users/1/change-preview?isActive=false');
    expect(preview.body).toMatchObject({ refusal: 'LAST_ADMINISTRATOR', endsSessions: false });
  });

  it.each(['', '?role=ADMIN&isActive=true'])(
    'asks about one change at a time, not %s',
    async (query) => {
      const answer = await get(await admin(), `/auth/admin/users/9/change-preview${query}`);
      expect(answer.status).toBe(400);
    },
  );

  it('is foretold what a demotion does to boats, and bookings stay', async () => {
    const selin = await admin();
    const counts = async () => (await get(selin, '/auth/admin/users/2/overview')).body.counts;
    const published = async () =>
      (await get(selin, '/admin/boats?ownerId=2&status=ACTIVE')).body.totalElements;
    const before = await counts();
    const preview = await get(selin, '/auth/admin/users/2/change-preview?role=CUSTOMER');
    expect(preview.body.unpublishedBoats).toBe(await published());
    const body = { role: 'CUSTOMER', reason: 'Belgelerin süresi dolmuş.' };
    await selin.call('PUT', '/api/auth/admin/users/2/role', { body });
    expect(await published()).toBe(0);
    expect(await counts()).toEqual(before);
  });

  it('is the only one of two who decides on an application', async () => {
    const selin = await admin();
    const review = () =>
      selin.call('POST', '/api/captain-applications/1/review', { body: { status: 'APPROVED' } });
    const [first, second] = await Promise.all([review(), review()]);
    expect([first?.status, second?.status].sort()).toEqual([200, 409]);
    const acts = await get(selin, '/admin/audit?recordType=APPLICATION&recordId=1');
    expect(acts.body.totalElements).toBe(1);
    const found = await get(selin, '/captain-applications?userId=12');
    expect(rows(found)[0]?.reviewedBy).toEqual({ id: 1, fullName: 'Selin Aydın' });
  });

  it('is not named to the applicant', async () => {
    const murat = await callerOf(running.url, 'applicant').as('murat.kaya');
    const { body } = await get(murat, '/captain-applications/me/latest');
    expect(body.status).toBe('REJECTED');
    expect(body).not.toHaveProperty('reviewedBy');
    expect(body).not.toHaveProperty('reviewedById');
  });
});

describe('a reported review', () => {
  const keep = (caller: Caller, id: number) =>
    caller.call('PUT', `/api/admin/reviews/${id}/keep`, { body: { reason: 'Yorum uygun.' } });

  it('is kept once, and waits again when somebody else reports it', async () => {
    const selin = await admin();
    expect(codeOf(await keep(selin, 14))).toEqual([409, 'REVIEW_NOT_REPORTED']);
    const kept = await keep(selin, 15);
    expect(kept.body).toMatchObject({ state: 'KEPT', decidedBy: { id: 1 } });
    expect((await keep(selin, 15)).body).toEqual(kept.body);
    const acts = await get(selin, '/admin/audit?recordType=REVIEW&recordId=15');
    expect(acts.body.totalElements).toBe(1);
    const body = { reason: 'Yine bakılmalı, sahte.' };
    await selin.call('POST', '/api/reviews/15/flag', { body });
    const [again] = rows(await get(selin, '/admin/reviews/reported?state=OPEN&query=sahte'));
    expect(again).toMatchObject({ id: 15, reportCount: 2 });
  });

  it('goes as its preview foretold, out of every list', async () => {
    const selin = await admin();
    const preview = await get(selin, '/admin/reviews/15/removal-preview');
    expect(preview.body).toMatchObject({ after: { totalReviews: 0, averageRating: null } });
    const removed = await selin.call('POST', '/api/admin/reviews/15/removal', {
      body: { reason: 'Başka bir tekneyi anlatıyor.' },
    });
    expect(removed.body).toEqual(preview.body);
    expect((await keep(selin, 15)).status).toBe(404);
    expect(ids(await get(selin, '/admin/reviews/reported?size=100'))).not.toContain(15);
  });

  it.each(['     ', 'kısa'])('does not go for the reason "%s"', async (reason) => {
    const selin = await admin();
    const body = { reason };
    const answer = await selin.call('POST', '/api/admin/reviews/15/removal', { body });
    expect(answer.status).toBe(422);
    expect((await get(selin, '/reviews/15')).status).toBe(200);
  });
});

describe('a contact message', () => {
  it('tells its sender nothing of its state', async () => {
    const anybody = callerOf(running.url, 'sender');
    const body = {
      name: 'Işıl İnce',
      email: 'isil@pruva.example',
      subject: 'Işık',
      message: 'Selam',
    };
    const sent = await anybody.call('POST', '/api/contact-messages', { body });
    expect(Object.keys(sent.body).sort()).toEqual([
      'createdAt',
      'email',
      'id',
      'message',
      'name',
      'subject',
    ]);
  });

  it('in the state it has already changes nothing, and is new again when it is set so', async () => {
    const selin = await admin();
    const set = (state: string) =>
      selin.call('PUT', '/api/contact-messages/1/state', { body: { state } });
    expect((await set('NEW')).body.stateChangedAt).toBeNull();
    expect((await set('CLOSED')).body.stateChangedBy).toMatchObject({ id: 1 });
    await set('NEW');
    expect(ids(await get(selin, '/contact-messages?state=NEW&size=100'))).toContain(1);
    const acts = await get(selin, '/admin/audit?recordType=CONTACT_MESSAGE&recordId=1');
    expect(rows(acts).map(({ before, after }) => [before, after])).toEqual([
      ['CLOSED', 'NEW'],
      ['NEW', 'CLOSED'],
    ]);
  });
});

it('a document that is refused leaves the queue, and comes back without its note', async () => {
  const selin = await admin();
  const judge = (body: object) =>
    selin.call('PATCH', '/api/boat-documents/2/verification', { body });
  const stateOf = async () => {
    const found = rows(await get(selin, '/admin/documents?kind=BOAT&ownerId=2&size=100'));
    return found.find(({ id }) => id === 2);
  };
  expect(await stateOf()).toMatchObject({ state: 'WAITING', completesDocuments: true });
  await judge({ isVerified: false, verificationNotes: 'Son sayfası eksik.' });
  expect((await stateOf())?.state).toBe('REFUSED');
  await judge({ isVerified: false, verificationNotes: null });
  expect((await stateOf())?.state).toBe('WAITING');
  await judge({ isVerified: true });
  expect(await stateOf()).toMatchObject({ state: 'VERIFIED', completesDocuments: false });
});

it('counts nothing where nothing is', async () => {
  const selin = await admin();
  await selin.call('POST', '/_mock/reset', { body: { scenario: 'empty' } });
  const again = await callerOf(running.url, `administration-${sessions}`).as('selin.aydin');
  const queues = (await get(again, '/admin/queues')).body as unknown as Row[]; // a list
  expect(queues.find(({ queue }) => queue === 'REFUSED_PAYMENTS')).toEqual({
    queue: 'REFUSED_PAYMENTS',
    count: 0,
    oldestId: null,
    oldestKind: null,
    oldestAt: null,
  });
  const { body } = await get(again, '/admin/trends?days=7');
  expect(body.bookings).toMatchObject({ total: 0, previousTotal: 0 });
  const statistics = await get(again, '/admin/reviews/statistics?category=boat');
  expect(statistics.body).toMatchObject({ averageRating: null, locations: [] });
});
