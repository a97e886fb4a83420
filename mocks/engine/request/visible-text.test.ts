import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INVISIBLE } from '../../../openapi/rules/visible-text.ts';
import type { RunningMock } from '../../server/mock.ts';
import { type Caller, callerOf, startTestMock } from '../../testing/client.ts';

let running: RunningMock;
let guest: Caller;
let captain: Caller;
beforeAll(async () => {
  running = await startTestMock();
  guest = callerOf(running.url, 'visible');
  captain = await guest.as('mehmet.agaoglu');
});
afterAll(() => running.close());

const asked = {
  name: 'Elif Yıldız',
  email: 'elif@ornek.com',
  subject: 'Tekne',
  message: 'Boş mu?',
};
const ask = (more: Partial<typeof asked>) =>
  guest.call('POST', '/api/contact-messages', { body: { ...asked, ...more } });

describe('a text that shows nothing', () => {
  it.each(INVISIBLE.map((one) => [JSON.stringify(one), one]))(
    'of %s is refused',
    async (_, one) => {
      const answered = await ask({ message: one.repeat(12) });
      expect(answered).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'body.message' }] },
      });
    },
  );

  it('is refused by name as a name, a description, a search and a tag', async () => {
    const nothing = '\u200b\u2060\ufeff'.repeat(20);
    expect(await ask({ name: nothing })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'body.name', message: expect.stringContaining('invisible') }] },
    });
    const service = { boatId: 1, name: nothing, serviceType: 'OTHER', price: 900, quantity: 1 };
    expect(await captain.call('POST', '/api/boat-services', { body: service })).toMatchObject({
      status: 422,
    });
    const search = `/api/boats/search?query=${encodeURIComponent(nothing)}`;
    expect(await guest.call('GET', search)).toMatchObject({ status: 400 });
  });
});

it.each(['Iğdır İnciraltı', '👩‍✈️', '⛵️', 'मैं', '\u200bselam\u200b'])(
  'a text that shows something, such as %s, is taken as it is',
  async (text) => {
    expect(await ask({ message: text })).toMatchObject({ status: 201, body: { message: text } });
  },
);
