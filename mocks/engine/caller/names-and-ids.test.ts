import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningMock } from '../../server/mock.ts';
import { type Caller, callerOf, startTestMock } from '../../testing/client.ts';

let running: RunningMock;
let guest: Caller;
beforeAll(async () => {
  running = await startTestMock();
  guest = callerOf(running.url, 'names');
});
afterAll(() => running.close());

const fieldsOf = (body: Record<string, unknown>) =>
  (body.errors as { field: string }[]).map(({ field }) => field); // the error schema of the contract

describe('a name that the operation does not know', () => {
  it('is refused in a query, also where no parameter is known', async () => {
    const paged = await guest.call('GET', '/api/boats/paginated?pgae=2');
    expect([paged.status, fieldsOf(paged.body)]).toEqual([400, ['query.pgae']]);
    expect((await guest.call('GET', '/api/health?x=1')).status).toBe(400);
  });

  it('is refused in a body, beside what is missing because of it', async () => {
    const body = {
      name: 'Deniz',
      email: 'deniz@pruva.example',
      subjet: 'Soru',
      message: 'Merhaba',
    };
    const answer = await guest.call('POST', '/api/contact-messages', { body });
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer.body)[0]).toBe('body.subjet');
  });

  it('is refused in a part of a body', async () => {
    const mehmet = await guest.as('mehmet.agaoglu');
    const boat = { name: 'Mavi', type: 'YACHT', capacity: 4, location: 'Göcek', dailyPrice: 100 };
    const features = [{ featureName: 'Wi-Fi', icon: 'wifi' }];
    const answer = await mehmet.call('POST', '/api/boats', { body: { ...boat, features } });
    expect([answer.status, fieldsOf(answer.body)]).toEqual([422, ['body.features.0.icon']]);
  });

  it('is refused in a form', async () => {
    const mehmet = await guest.as('mehmet.agaoglu');
    const type = 'multipart/form-data; boundary=b';
    const body = '--b\r\nContent-Disposition: form-data; name="primary"\r\n\r\ntrue\r\n--b--\r\n';
    const headers = { 'content-type': type };
    const answer = await mehmet.call('POST', '/api/boat-images/boat/1', { body, headers });
    expect([answer.status, fieldsOf(answer.body)[0]]).toEqual([422, 'body.primary']);
  });

  it('comes after the question who asks', async () => {
    expect((await guest.call('GET', '/api/messages?x=1')).status).toBe(401);
  });

  it('is passed over in headers, and with a body where none is asked for', async () => {
    const headers = { 'x-unknown': '1' };
    const mehmet = await guest.as('mehmet.agaoglu');
    const answer = await mehmet.call('POST', '/api/auth/refresh', { body: { any: 1 }, headers });
    expect(answer.status).toBe(200);
  });
});

describe('the id of the session', () => {
  it.each([
    ['elif.yildiz', 'POST', '/api/bookings', { customerId: 4 }],
    ['elif.yildiz', 'POST', '/api/bookings/check-availability', { customerId: 4 }],
  ])('of somebody else is 403: %s %s %s', async (who, method, path, said) => {
    const caller = await guest.as(who);
    const days = { startDate: '2027-08-02', endDate: '2027-08-03', passengerCount: 2 };
    const body = { boatId: 1, ...days, ...said };
    expect((await caller.call(method, path, { body })).status).toBe(403);
    const own = { ...body, customerId: 9 };
    expect((await caller.call(method, path, { body: own })).status).not.toBe(403);
  });

  it('of somebody else is 403 on a boat and a tour, new or changed, and 403 for an administrator who names another than the owner', async () => {
    const mehmet = await guest.as('mehmet.agaoglu');
    const selin = await guest.as('selin.aydin');
    const boat = { name: 'Mavi', type: 'YACHT', capacity: 4, location: 'Göcek', dailyPrice: 100 };
    const tour = { name: 'Mavi tur', location: 'Göcek', price: 100 };
    const statusOf = async (who: Caller, method: string, path: string, body: object) =>
      (await who.call(method, path, { body })).status;
    expect(await statusOf(mehmet, 'POST', '/api/boats', { ...boat, ownerId: 3 })).toBe(403);
    expect(await statusOf(mehmet, 'POST', '/api/boats', { ...boat, ownerId: 2 })).toBe(201);
    expect(await statusOf(mehmet, 'POST', '/api/tours', { ...tour, guideId: 3 })).toBe(403);
    expect(await statusOf(mehmet, 'POST', '/api/tours', { ...tour, guideId: 2 })).toBe(201);
    for (const [path, named, owner] of [
      ['/api/boats', { id: 1, ...boat, name: 'Gülşah' }, 'ownerId'],
      ['/api/tours', { id: 1, ...tour }, 'guideId'],
    ] as const) {
      expect(await statusOf(mehmet, 'PUT', path, { ...named, [owner]: 3 })).toBe(403);
      expect(await statusOf(selin, 'PUT', path, { ...named, [owner]: 3 })).toBe(403);
      expect(await statusOf(selin, 'PUT', path, { ...named, [owner]: 2 })).toBe(200);
    }
  });

  it('stands in the records of a new boat and tour, which may be sent as 0', async () => {
    const zeynep = await guest.as('zeynep.karaca');
    const service = { boatId: 0, name: 'Kahvaltı', serviceType: 'FOOD', price: 100 };
    const boat = { name: 'Sarı', type: 'YACHT', capacity: 4, location: 'Göcek', dailyPrice: 100 };
    const made = await zeynep.call('POST', '/api/boats', {
      body: { ...boat, services: [service] },
    });
    expect(made.body.services).toMatchObject([{ boatId: made.body.id }]);
    const date = { tourId: 0, startDate: '2027-06-01T06:00:00Z', durationText: '2', maxGuests: 4 };
    const tour = { name: 'Sarı tur', location: 'Göcek', price: 1, status: 'ACTIVE' };
    const toured = await zeynep.call('POST', '/api/tours', {
      body: { ...tour, tourDates: [date] },
    });
    expect(toured.body.tourDates).toMatchObject([{ tourId: toured.body.id }]);
    expect([toured.body.status, toured.body.guideName]).toEqual(['DRAFT', 'Zeynep Karaca']);
  });
});

describe('signing in', () => {
  const login = (body: object) => guest.call('POST', '/api/auth/login', { body });
  const password = 'deniz-2026';

  it('goes by username, by e-mail address as username, and by email', async () => {
    for (const who of [
      { username: 'elif.yildiz' },
      { username: 'elif@pruva.example' },
      { email: 'ELIF@pruva.example' },
    ]) {
      expect((await login({ ...who, password })).body.userId).toBe(9);
    }
  });

  it('takes exactly one of the two, and a username only as username', async () => {
    expect((await login({ password })).status).toBe(422);
    const both = { username: 'elif.yildiz', email: 'elif@pruva.example', password };
    expect((await login(both)).status).toBe(422);
    expect((await login({ email: 'elif.yildiz', password })).status).toBe(401);
  });
});

it('finds an unpublished boat, as a tour, for those who have booked it', async () => {
  const mehmet = await guest.as('mehmet.agaoglu');
  const elif = await guest.as('elif.yildiz');
  const deniz = await guest.as('deniz.aksoy');
  await mehmet.call('PATCH', '/api/boats/1/status?status=INACTIVE');
  const exists = async (who: Caller) => (await who.call('GET', '/api/boats/exists/1')).body.exists;
  expect([await exists(mehmet), await exists(elif), await exists(deniz)]).toEqual([
    true,
    true,
    false,
  ]);
  expect((await elif.call('GET', '/api/boats/1')).status).toBe(200);
  expect((await deniz.call('GET', '/api/boats/1')).status).toBe(404);
});

it('has broken the contract in none of these answers', () => {
  expect(running.breaches).toEqual([]);
});
