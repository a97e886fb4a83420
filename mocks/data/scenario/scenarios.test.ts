import { expect, it } from 'vitest';
import { blocksAvailability, isOpen } from '../../rules/availability/availability.ts';
import { daysBetween } from '../../rules/calendar/day.ts';
import { isReceived } from '../../rules/payment/payment-money.ts';
import { createStore, type Store, type World } from '../../store/state.ts';
import { lostReferences } from '../../testing/references.ts';
import { named } from '../account/named.ts';
import { buildWorld, scenarios } from './scenarios.ts';

const TODAY = '2027-03-02';
const worlds = new Map<string, World>();

function storeOf(scenario: string): Store {
  const world = worlds.get(scenario) ?? buildWorld(scenario, TODAY);
  worlds.set(scenario, world);
  return createStore(world);
}

it('tells of every scenario in two languages', () => {
  for (const { name, summary } of scenarios) {
    expect(name).toMatch(/^[a-z-]+$/);
    expect(summary.tr).not.toBe(summary.en);
  }
});

it('refuses an unknown scenario', () => {
  expect(() => buildWorld('winter', TODAY)).toThrow('There is no scenario named winter');
});

it('is empty but for people and what the product says', () => {
  const store = storeOf('empty');
  expect(store.users.all().length).toBeGreaterThan(100);
  expect(store.destinations.all()).toHaveLength(7);
  for (const table of ['boats', 'tours', 'bookings', 'reviews', 'messages'] as const) {
    expect(store[table].all()).toEqual([]);
  }
});

it('lets requests and messages wait in the busy season', () => {
  const waiting = (scenario: string) =>
    storeOf(scenario).bookings.where('status', 'PENDING').length;
  expect(waiting('busy-season')).toBeGreaterThan(2 * waiting('default'));
  const store = storeOf('busy-season');
  const ofTheExamples = store.boats
    .where('ownerId', 2)
    .flatMap(({ id }) => store.bookings.where('boatId', id))
    .filter(({ id, status }) => id >= 100 && status === 'PENDING');
  expect(ofTheExamples.length).toBeGreaterThan(0);
});

it('has a captain who was just approved', () => {
  const store = storeOf('new-captain');
  const { id } = named.smallCaptain;
  const [boat] = store.boats.where('ownerId', id);
  expect(boat).toMatchObject({ status: 'DRAFT', description: null });
  expect(store.bookings.where('boatId', boat?.id ?? 0)).toEqual([]);
  expect(store.boatImages.where('boatId', boat?.id ?? 0)).toEqual([]);
  expect(store.companies.get(id)).toBeUndefined();
  expect(store.applications.where('userId', id)).toMatchObject([{ status: 'APPROVED' }]);
  const news = store.notifications.where('userId', id).map(({ type }) => type);
  expect(news).toEqual(expect.arrayContaining(['SUCCESS', 'BOAT_CREATED']));
});

it('has nothing left that is valid when everything has expired', () => {
  const store = storeOf('everything-expired');
  const documents = [...store.boatDocuments.all(), ...store.tourDocuments.all()];
  expect(documents.every(({ expiryDate }) => expiryDate !== null && expiryDate < TODAY)).toBe(true);
  const licences = store.captainProfiles.all().map((profile) => profile.professionalInfo);
  expect(licences.every(({ licenseExpiry }) => licenseExpiry && licenseExpiry < TODAY)).toBe(true);
  expect(store.availabilities.all().every(({ date }) => date < TODAY)).toBe(true);
  expect(store.payments.where('status', 'PENDING')).toEqual([]);
  const unpaid = store.bookings.all().filter(({ id, status }) => {
    const payments = store.payments.where('bookingId', id);
    return isOpen({ status }) && payments.length > 0 && !payments.some(isReceived);
  });
  expect(unpaid.length).toBeGreaterThan(0);
});

it('has a captain with forty boats, whose days reach a year ahead', () => {
  const store = storeOf('large-fleet');
  const boats = store.boats.where('ownerId', named.allYearCaptain.id);
  expect(boats).toHaveLength(40);
  for (const { id } of boats) {
    expect(store.availabilities.where('boatId', id)).toHaveLength(365);
    expect(store.bookings.where('boatId', id).length).toBeGreaterThan(0);
  }
});

it('has a captain with five thousand bookings, none of which takes a day twice', () => {
  const store = storeOf('many-bookings');
  const boats = store.boats.where('ownerId', named.allYearCaptain.id);
  const bookings = boats.flatMap(({ id }) => store.bookings.where('boatId', id));
  expect(bookings.length).toBeGreaterThanOrEqual(5000);
  expect(bookings.length).toBeLessThan(8000);
  const held = bookings
    .filter(blocksAvailability)
    .flatMap(({ boatId, startDate, endDate }) =>
      daysBetween(startDate, endDate).map((day) => `${boatId} ${day}`),
    );
  expect(new Set(held).size).toBe(held.length);
});

it('has ten thousand people and long lists for administrators', () => {
  const store = storeOf('many-people');
  const users = store.users.all();
  expect(users.length).toBeGreaterThan(10_000);
  expect(users.length).toBeLessThan(11_000);
  for (const field of ['id', 'username', 'email', 'accountId'] as const) {
    expect(new Set(users.map((user) => user[field])).size, field).toBe(users.length);
  }
  expect(store.applications.where('status', 'PENDING').length).toBeGreaterThan(300);
  expect(store.applications.where('status', 'REJECTED').length).toBeGreaterThan(300);
  for (const state of ['NEW', 'READ', 'ANSWERED', 'CLOSED'] as const) {
    expect(store.contactMessages.where('state', state).length, state).toBeGreaterThan(100);
  }
  // What nobody looks at in it is as in an ordinary world.
  expect(store.bookings.all()).toHaveLength(storeOf('default').bookings.all().length);
});

it('has ten thousand records in every list of administrators', () => {
  const store = storeOf('ten-thousand');
  const lists = [
    ...([
      'users',
      'bookings',
      'payments',
      'applications',
      'boatDocuments',
      'tourDocuments',
    ] as const),
    ...(['reviews', 'audit', 'contactMessages', 'boats', 'tours'] as const),
  ];
  for (const table of lists) {
    expect(store[table].all().length, table).toBeGreaterThanOrEqual(10_000);
    expect(store[table].all().length, table).toBeLessThan(25_000);
  }
  expect(lostReferences(store)).toEqual([]);
  const boats = store.boats.where('ownerId', named.allYearCaptain.id);
  const bookings = boats.flatMap(({ id }) => store.bookings.where('boatId', id));
  expect(bookings.length).toBeGreaterThanOrEqual(10_000);
});

it('has a slow bank', () => {
  expect(buildWorld('slow-bank', TODAY).bank).toBe('slow');
  expect(buildWorld('default', TODAY).bank).toBe('normal');
});
