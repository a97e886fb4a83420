import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerOf, startTestMock } from '../../testing/client.ts';
import type { RunningMock } from '../mock.ts';

let running: RunningMock;
let sessions = 0;
beforeAll(async () => {
  running = await startTestMock();
});
afterAll(async () => {
  expect(running.breaches).toEqual([]);
  await running.close();
});

const newSession = () => callerOf(running.url, `versions-${++sessions}`);
const STALE = '"0000000000000000"';

const tour = { name: 'Göcek koyları', price: 2400, location: 'Göcek' };
const person = { firstName: 'Elif', lastName: 'Yıldız', phoneNumber: '+905321112233' };
interface Guarded {
  who: string;
  read: string;
  /** Method, path and body of a write of what was read. */
  write(record: Record<string, unknown>): [method: string, path: string, body: object];
}

const GUARDED: [string, Guarded][] = [
  [
    'a boat',
    {
      who: 'mehmet.agaoglu',
      read: '/api/boats/1',
      write: ({ name, type, capacity, dailyPrice, location }) => [
        'PUT',
        '/api/boats',
        { id: 1, name, type, capacity, dailyPrice: Number(dailyPrice) + 50, location },
      ],
    },
  ],
  [
    'a tour',
    {
      who: 'mehmet.agaoglu',
      read: '/api/tours/1',
      write: () => ['PUT', '/api/tours', { id: 1, ...tour }],
    },
  ],
  ...['boat', 'tour'].map((kind): [string, Guarded] => [
    `the document of a ${kind}`,
    {
      who: 'selin.aydin',
      read: `/api/${kind}-documents/1`,
      write: ({ isVerified }) => [
        'PATCH',
        `/api/${kind}-documents/1/verification`,
        { isVerified: !isVerified, verificationNotes: 'Son sayfa eksik.' },
      ],
    },
  ]),
  [
    'an account',
    {
      who: 'elif.yildiz',
      read: '/api/auth/account',
      write: () => ['PUT', '/api/auth/account', person],
    },
  ],
  [
    'a professional profile',
    {
      who: 'mehmet.agaoglu',
      read: '/api/captain/profile/professional-info',
      write: ({ yearsOfExperience }) => [
        'PUT',
        '/api/captain/profile/professional-info',
        {
          yearsOfExperience: Number(yearsOfExperience) + 1,
          specializations: [],
          certifications: [],
        },
      ],
    },
  ],
  [
    'a place',
    {
      who: 'selin.aydin',
      read: '/api/destinations/gocek',
      write: ({ description }) => [
        'PUT',
        '/api/destinations/gocek',
        { summary: { tr: 'On iki ada.', en: 'Twelve islands.' }, description },
      ],
    },
  ],
  [
    'a post',
    {
      who: 'selin.aydin',
      read: '/api/blog-posts/kaptanli-tekne-kiralamak',
      write: ({ summary, paragraphs }) => [
        'PUT',
        '/api/blog-posts/kaptanli-tekne-kiralamak',
        { title: { tr: 'Kaptanla', en: 'With a captain' }, summary, paragraphs },
      ],
    },
  ],
];

const tagAt = async (caller: Caller, path: string) =>
  (await caller.call('GET', path)).headers.get('etag') ?? '';

describe.each(GUARDED)('%s', (_, { who, read, write }) => {
  it('has one version between two reads, and another after a write', async () => {
    const caller = await newSession().as(who);
    const { body, headers } = await caller.call('GET', read);
    const before = headers.get('etag') ?? '';
    expect(before).toMatch(/^"[0-9a-f]{16}"$/);
    expect(await tagAt(caller, read)).toBe(before);
    const [method, path, sent] = write(body);
    const written = await caller.call(method, path, {
      body: sent,
      headers: { 'if-match': before },
    });
    expect(written.status).toBe(200);
    expect(written.headers.get('etag')).not.toBe(before);
    expect(await tagAt(caller, read)).toBe(written.headers.get('etag'));
  });

  it('is not written by whoever has read another version', async () => {
    const caller = await newSession().as(who);
    const { body, headers } = await caller.call('GET', read);
    const tag = headers.get('etag') ?? '';
    const [method, path, sent] = write(body);
    for (const ifMatch of [STALE, `W/${tag}`, `${STALE}, W/${tag}`]) {
      const refused = await caller.call(method, path, {
        body: sent,
        headers: { 'if-match': ifMatch },
      });
      expect(refused).toMatchObject({ status: 412, body: { code: 'RECORD_CHANGED' } });
      expect(refused.headers.get('etag')).toBe(tag);
    }
    // Its links are signed anew each time it is read; its version is the same as long as nobody has written.
    expect(await tagAt(caller, read)).toBe(tag);
    for (const ifMatch of ['*', `${STALE}, ${tag}`]) {
      const { status } = await caller.call(method, path, {
        body: sent,
        headers: { 'if-match': ifMatch },
      });
      // A write that changes nothing leaves the version as it is, so the second has something to match.
      expect([ifMatch, status]).toEqual([ifMatch, ifMatch === '*' ? 200 : 412]);
    }
  });
});

describe('a version', () => {
  it('changes with what belongs to the record, and not with what is counted', async () => {
    const host = await newSession().as('mehmet.agaoglu');
    const before = await tagAt(host, '/api/boats/1');
    const day = { boatId: 1, date: '2028-03-03', isAvailable: false };
    expect((await host.call('POST', '/api/availabilities', { body: day })).status).toBe(201);
    expect(await tagAt(host, '/api/boats/1')).toBe(before);
    await host.call('POST', '/api/boat-features/boat/1', { body: { featureName: 'Buz makinesi' } });
    expect(await tagAt(host, '/api/boats/1')).not.toBe(before);
  });

  it('of a company is that of its user', async () => {
    const host = await newSession().as('mehmet.agaoglu');
    const { body: user, headers } = await host.call('GET', '/api/users/2');
    const before = headers.get('etag') ?? '';
    const { updatedAt, ...known } = user.company as Record<string, unknown>;
    const company = { ...known, legalName: 'Ağaoğlu Denizcilik A.Ş.' };
    const write = (ifMatch: string) =>
      host.call('PUT', '/api/company/update', { body: company, headers: { 'if-match': ifMatch } });
    const refused = await write(STALE);
    expect([refused.status, refused.headers.get('etag')]).toEqual([412, before]);
    const written = await write(before);
    expect(written.body).toMatchObject({ userId: 2 });
    expect(written.headers.get('etag')).toBe(await tagAt(host, '/api/users/2'));
  });

  it('keeps the second of two administrators from deciding an application', async () => {
    const nobody = newSession();
    const [first, second] = [await nobody.as('selin.aydin'), await nobody.as('kerem.yalcin')];
    const { body: page } = await first.call('GET', '/api/captain-applications?status=PENDING');
    const [{ id } = { id: 0 }] = page.content as { id: number }[];
    const read = await second.call('GET', `/api/captain-applications/${id}`);
    const seen = { 'if-match': read.headers.get('etag') ?? '' };
    const review = (who: Caller, body: object) =>
      who.call('POST', `/api/captain-applications/${id}/review`, { body, headers: seen });
    expect((await review(first, { status: 'APPROVED' })).status).toBe(200);
    const late = await review(second, { status: 'REJECTED', rejectionReason: 'Belgeler eksik.' });
    expect(late).toMatchObject({
      status: 412,
      body: { code: 'RECORD_CHANGED', lastChange: { changedBy: { fullName: 'Selin Aydın' } } },
    });
  });

  it('answers the first answer to a repeat whose If-Match is old by now', async () => {
    const customer = await newSession().as('elif.yildiz');
    const headers = {
      'if-match': await tagAt(customer, '/api/auth/account'),
      'idempotency-key': 'profil-kaydi-00001',
    };
    const send = () => customer.call('PUT', '/api/auth/account', { body: person, headers });
    const [first, second] = [await send(), await send()];
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  });
});

describe('a write of what somebody else has changed', () => {
  const writeBoat = async (who: Caller, ifMatch: string) => {
    const { body } = await who.call('GET', '/api/boats/1');
    const { name, type, capacity, location } = body;
    return who.call('PUT', '/api/boats', {
      body: { id: 1, name, type, capacity, location, dailyPrice: 50_000 },
      headers: { 'if-match': ifMatch },
    });
  };

  it('is told who changed it and when', async () => {
    const nobody = newSession();
    const [owner, administrator] = [
      await nobody.as('mehmet.agaoglu'),
      await nobody.as('selin.aydin'),
    ];
    const seen = await tagAt(owner, '/api/boats/1');
    const untouched = await writeBoat(owner, STALE);
    expect([untouched.status, 'lastChange' in untouched.body]).toEqual([412, false]);

    const { body: health } = await nobody.call('GET', '/api/health');
    expect((await writeBoat(administrator, seen)).status).toBe(200);
    const late = await writeBoat(owner, seen);
    expect(late).toMatchObject({
      status: 412,
      body: { lastChange: { changedBy: { id: 1, fullName: 'Selin Aydın', role: 'ADMIN' } } },
    });
    const { changedAt } = late.body.lastChange as { changedAt: string };
    expect(Date.parse(changedAt)).toBeGreaterThanOrEqual(Date.parse(String(health.time)));

    // A part of the boat is a change of the boat.
    await owner.call('POST', '/api/boat-features/boat/1', {
      body: { featureName: 'Buz makinesi' },
    });
    const again = await writeBoat(administrator, seen);
    expect(again.body).toMatchObject({ lastChange: { changedBy: { id: 2, role: 'BOAT_OWNER' } } });
  });

  it('is told so of what they changed themselves elsewhere, and not of signing in', async () => {
    const customer = await newSession().as('elif.yildiz');
    const seen = await tagAt(customer, '/api/auth/account');
    const write = (ifMatch: string) =>
      customer.call('PUT', '/api/auth/account', {
        body: { ...person, firstName: 'Elif Su' },
        headers: { 'if-match': ifMatch },
      });
    const passwords = { currentPassword: 'deniz-2026', newPassword: 'yelken-2026' };
    await customer.call('PUT', '/api/auth/account/password', { body: passwords });
    const early = await write(STALE);
    expect([early.status, 'lastChange' in early.body]).toEqual([412, false]);
    expect((await write(seen)).status).toBe(200);
    const { body: account } = await customer.call('GET', '/api/auth/account');
    expect((await write(seen)).body).toMatchObject({
      lastChange: { changedBy: { id: account.userId, role: 'CUSTOMER' } },
    });
  });

  it('is told of each part of a profile by itself', async () => {
    const host = await newSession().as('mehmet.agaoglu');
    const profile = { yearsOfExperience: 31, specializations: [], certifications: [] };
    const write = (path: string, body: object) =>
      host.call('PUT', path, { body, headers: { 'if-match': STALE } });
    const changes = async () => {
      const { body: known } = await host.call('GET', '/api/captain/profile/personal-info');
      const { profilePhoto: _, ...info } = known;
      const answers = [
        await write('/api/captain/profile/professional-info', profile),
        await write('/api/captain/profile/personal-info', info),
      ];
      return answers.map(({ status, body }) => [status, 'lastChange' in body]);
    };
    await host.call('PUT', '/api/captain/profile/professional-info', { body: profile });
    expect(await changes()).toEqual([
      [412, true],
      [412, false],
    ]);
  });
});

describe('the headers of an answer', () => {
  it('leads to a new record', async () => {
    const host = await newSession().as('mehmet.agaoglu');
    const made = await host.call('POST', '/api/tours', { body: tour });
    const place = made.headers.get('location') ?? '';
    expect(place).toBe(`/api/tours/${made.body.id}`);
    expect((await host.call('GET', place)).body).toEqual(made.body);
  });

  it.each([
    ['tr', 'tr'],
    ['en', 'en'],
    ['en-GB,tr;q=0.5', 'en'],
  ])('names the language of its texts: %s', async (asked, language) => {
    const refused = await newSession().call('GET', '/api/boats/999999', {
      headers: { 'accept-language': asked },
    });
    expect(refused.headers.get('content-language')).toBe(language);
  });

  it('tells how long documents may be kept', async () => {
    const host = await newSession().as('mehmet.agaoglu');
    const { headers } = await host.call('GET', '/api/boats/1/documents');
    expect(headers.get('cache-control')).toBe('private, max-age=300');
  });
});
