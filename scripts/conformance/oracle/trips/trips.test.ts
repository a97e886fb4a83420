import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../../openapi/files.ts';
import { loadContract } from '../../contract/contract.ts';
import { createIds } from '../compare/ids.ts';
import { createKinds } from '../model/kinds.ts';
import { createPool } from '../model/pool.ts';
import type { Person } from '../model/types.ts';
import { paired } from './find.ts';
import { changesOthers } from './left-alone.ts';
import type { Trip } from './past.ts';

const contract = loadContract(CONTRACT_FILES.bundle);
const pool = createPool(createIds());
const world = { contract, kinds: createKinds(contract), pool };

const booking = pool.addUnseen('booking', { service: 1, mock: 2 }, 'trip');
const boat = pool.addUnseen('boat', { service: 3, mock: 4 }, 'trip');
const own = pool.add('boat', { service: 5, mock: 6 }, 'made');
const user = pool.addUnseen('user', { service: 7, mock: 8 }, 'guest');
const guest: Person = {
  actor: 'CUSTOMER',
  role: 'CUSTOMER',
  user,
  account: user,
  tokens: { service: 'a', mock: 'b' },
  formerTokens: [],
  username: '',
  email: '',
  password: '',
};

test.each([
  ['cancelBooking', { by: guest, path: { id: booking.ref } }, true],
  ['deleteAccount', { by: guest }, true],
  ['setUserRole', { by: undefined, path: { id: user.ref } }, true],
  ['deleteBoatReviews', { by: undefined, path: { id: boat.ref } }, true],
  ['createPayment', { by: undefined, body: { bookingId: booking.ref } }, true],
  ['createReview', { by: guest, body: { bookingId: booking.ref } }, false],
  ['getBooking', { by: guest, path: { id: booking.ref } }, false],
  ['deleteBoat', { by: undefined, path: { id: own.ref } }, false],
])('of what was there before, %s of %o changes something: %s', (operationId, parts, changes) => {
  expect(changesOthers(world, { operationId, ...parts })).toBe(changes);
});

test('nothing is chosen of what was there before', () => {
  expect(pool.of('boat')).toEqual([own]);
  expect(pool.find('boat', 'service', 3)).toBe(boat);
});

const session = (userId: number) => ({
  token: '',
  userId,
  accountId: userId,
  email: '',
  username: '',
  role: '',
  password: undefined,
});
const trip = (offer: number, hostId: number, isHosted = false, customer = 1): Trip => ({
  booking: offer,
  kind: 'boat',
  offer,
  customer: session(customer),
  hostId,
  host: isHosted ? session(hostId) : undefined,
});
const offers = (ours: Trip[], theirs: Trip[]) =>
  paired(ours, theirs).map(({ service, mock }) => [service.offer, mock.offer]);

test('trips stand for each other one by one, those of known captains first', () => {
  const ours = [trip(1, 11), trip(2, 12, true)];
  const theirs = [trip(3, 13), trip(4, 14, true)];
  expect(offers(ours, theirs)).toEqual([
    [2, 4],
    [1, 3],
  ]);
});

test('nobody stands for two people of the other side', () => {
  expect(offers([trip(1, 11), trip(2, 11)], [trip(3, 13), trip(4, 14)])).toEqual([[1, 3]]);
  expect(offers([trip(1, 11), trip(1, 11)], [trip(3, 13), trip(4, 13)])).toEqual([[1, 3]]);
});

test('a tour stands for no boat', () => {
  expect(offers([{ ...trip(1, 11), kind: 'tour' }], [trip(3, 13)])).toEqual([]);
});
