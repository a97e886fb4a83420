import { expect, it } from 'vitest';
import type { Actors } from '../../actors/actors.ts';
import { inputsOf } from './inputs.ts';

const session = {
  token: 'own.er',
  userId: 2,
  accountId: 102,
  email: '',
  username: '',
  role: 'BOAT_OWNER',
  password: undefined,
};

const actors: Actors = {
  session: (actor) => (actor === 'BOAT_OWNER' ? session : undefined),
  missing: () => 'no credentials',
  dismiss: async () => 0,
  leave: async () => true,
  register: async () => 'refused',
  registerAs: async () => 'refused',
};

it('counts days from the calendar day in Istanbul, which begins three hours before the one in UTC', () => {
  const inputs = inputsOf(actors, Date.parse('2027-02-27T21:30:00Z'), 'r1');
  expect(inputs).toMatchObject({
    today: '2027-02-28',
    yesterday: '2027-02-27',
    soon: '2027-03-03',
    day1: '2027-04-09',
    day5: '2027-04-13',
    day100: '2027-07-17',
    day101: '2027-07-18',
    nextYear: '2028-02-28',
  });
});

it('has the sessions of those who are signed in, and of nobody else', () => {
  const inputs = inputsOf(actors, Date.now(), 'r1');
  expect(inputs).toMatchObject({ ownerToken: 'own.er', ownerId: 2 });
  expect(inputs).not.toHaveProperty('adminToken');
});
