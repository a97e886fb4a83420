import { expect, it } from 'vitest';
import { reviewCreateLimits } from '../../../generated/limits.ts';
import { routeStops } from '../../rules/tour/route-stops.ts';
import type { TableName } from '../../store/records.ts';
import { createStore, tableNames } from '../../store/state.ts';
import type { Row } from '../../store/table.ts';
import { lostReferences } from '../../testing/references.ts';
import { calendarAround } from '../calendar.ts';
import { exampleUsers } from '../example/examples.ts';
import { placeOf, places } from '../places.ts';
import { buildWorld } from '../scenario/scenarios.ts';

const TODAY = '2027-03-02';
const { tables } = buildWorld('default', TODAY);
const calendar = calendarAround(TODAY);
const rowsOf = (name: TableName): readonly Row[] => tables[name].rows;

it('is as large as a market', () => {
  const published = tables.boats.rows.filter(({ status }) => status === 'ACTIVE');
  expect(published.length).toBeGreaterThanOrEqual(60);
  expect(tables.tours.rows.filter(({ status }) => status === 'ACTIVE').length).toBeGreaterThan(39);
  expect(tables.reviews.rows.length).toBeGreaterThanOrEqual(600);
  expect(new Set(published.map(({ location }) => location)).size).toBe(places.length);
  expect(new Set(tables.tours.rows.map(({ location }) => location)).size).toBe(places.length);
  expect(tables.destinations.rows.map(({ name }) => name).sort()).toEqual(
    places.map(({ name }) => String(name)).sort(),
  );
});

it('meets guests of a tour where its route begins', () => {
  const far = tables.tours.rows.filter((tour) => {
    const [first] = routeStops(tour);
    const [north, east] = [tour.latitude, tour.longitude];
    if (!first?.latitude || !first.longitude || north === null || east === null) return false;
    return Math.abs(first.latitude - north) > 0.06 || Math.abs(first.longitude - east) > 0.06;
  });
  expect(far.map(({ name }) => name)).toEqual([]);
});

it('has every state of everything', () => {
  const states = <T>(rows: readonly T[], stateOf: (row: T) => unknown) =>
    [...new Set(rows.map(stateOf))].sort();
  expect(states(tables.users.rows, ({ role }) => role)).toHaveLength(3);
  expect(states(tables.boats.rows, ({ status }) => status)).toHaveLength(3);
  expect(states(tables.boats.rows, ({ type }) => type)).toHaveLength(5);
  expect(states(tables.tours.rows, ({ status }) => status)).toHaveLength(4);
  expect(states(tables.tours.rows, ({ tourType }) => tourType)).toHaveLength(8);
  expect(states(tables.tourDates.rows, (date) => date.availabilityStatus)).toHaveLength(3);
  expect(states(tables.bookings.rows, ({ status }) => status)).toHaveLength(6);
  expect(states(tables.payments.rows, ({ status }) => status)).toHaveLength(5);
  expect(states(tables.payments.rows, ({ type }) => type)).toHaveLength(3);
  expect(states(tables.reviews.rows, ({ rating }) => rating)).toEqual([1, 2, 3, 4, 5]);
  expect(states(tables.applications.rows, ({ status }) => status)).toHaveLength(3);
  expect(states(tables.notifications.rows, ({ type }) => type)).toHaveLength(11);
});

it.each(['boatDocuments', 'tourDocuments'] as const)('has %s in every state', (name) => {
  const documents = tables[name].rows;
  const has = (matches: (row: (typeof documents)[number]) => boolean) =>
    expect(documents.filter(matches).length).toBeGreaterThan(2);
  has(
    ({ expiryDate, isVerified }) =>
      isVerified && expiryDate !== null && expiryDate > calendar.day(30),
  );
  has(({ expiryDate }) => expiryDate !== null && expiryDate < TODAY);
  has(
    ({ expiryDate }) =>
      expiryDate !== null && expiryDate >= TODAY && expiryDate <= calendar.day(30),
  );
  has(({ isVerified, verificationNotes }) => !isVerified && verificationNotes === null);
  has(({ isVerified, verificationNotes }) => !isVerified && verificationNotes !== null);
});

it('uses no id twice', () => {
  for (const name of tableNames) {
    const ids = rowsOf(name).map(({ id }) => id);
    expect(new Set(ids).size, name).toBe(ids.length);
  }
});

it('gives everybody names of their own', () => {
  const { rows } = tables.users;
  for (const field of ['username', 'email', 'accountId'] as const) {
    expect(new Set(rows.map((user) => user[field])).size, field).toBe(rows.length);
  }
});

it('puts boats and tours where their place is', () => {
  for (const { id, location, latitude, longitude } of [
    ...tables.boats.rows,
    ...tables.tours.rows,
  ]) {
    const [south, north, west, east] = placeOf(location).bounds;
    expect(latitude, `${location} ${id}`).toBeGreaterThan(south);
    expect(latitude, `${location} ${id}`).toBeLessThan(north);
    expect(longitude, `${location} ${id}`).toBeGreaterThan(west);
    expect(longitude, `${location} ${id}`).toBeLessThan(east);
  }
});

/** What calls alone make: codes, mails and answers to repeat; and what calls deleted or changed. */
const MADE_BY_CALLS: readonly TableName[] = [
  'codes',
  'outbox',
  'idempotency',
  'lastChanges',
  'formerBoats',
  'formerCertifications',
  'formerTours',
];

it.each(tableNames.filter((name) => !MADE_BY_CALLS.includes(name)))('has %s', (name) => {
  expect(
    rowsOf(name).length,
    `${name} has no data: write some in mocks/data/<resource>/ and add it in mocks/data/world/market.ts; or name it in MADE_BY_CALLS when only calls make it`,
  ).toBeGreaterThan(0);
});

it('resolves every id that a record refers to', () => {
  const store = createStore(buildWorld('default', TODAY));
  expect(lostReferences(store)).toEqual([]);
});

it('knows nothing of the future that has not been agreed on', () => {
  const now = calendar.at(0, '00:30');
  for (const name of tableNames) {
    const ahead = rowsOf(name).filter((row) => 'createdAt' in row && String(row.createdAt) > now);
    expect(ahead, name).toEqual([]);
  }
});

it('offers a year of days of every generated boat, each once', () => {
  const entries = Map.groupBy(tables.availabilities.rows, ({ boatId }) => boatId);
  for (const { id, status } of tables.boats.rows.filter((boat) => boat.id >= 16)) {
    const days = new Set((entries.get(id) ?? []).map(({ date }) => date));
    expect(days.size).toBe(status === 'ACTIVE' ? 365 : 0);
    if (status === 'ACTIVE')
      expect([days.has(TODAY), days.has(calendar.day(364))]).toEqual([true, true]);
  }
});

it('shows every boat that has pictures with one primary picture', () => {
  for (const images of Map.groupBy(tables.boatImages.rows, ({ boatId }) => boatId).values()) {
    expect(images.filter(({ isPrimary }) => isPrimary)).toHaveLength(1);
  }
});

it('reviews a trip once, after it, in words of its own', () => {
  const { rows } = tables.reviews;
  expect(new Set(rows.map(({ bookingId }) => bookingId)).size).toBe(rows.length);
  const generated = rows.filter(({ id }) => id >= 100);
  expect(new Set(generated.map(({ comment }) => comment)).size).toBe(generated.length);
  const { minLength, maxLength } = reviewCreateLimits.comment;
  for (const review of rows) {
    const booking = tables.bookings.byId.get(review.bookingId);
    expect(booking).toMatchObject({
      status: 'COMPLETED',
      customerId: review.customerId,
      boatId: review.boatId,
      tourId: review.tourId,
    });
    expect(String(booking?.endDate) <= review.createdAt).toBe(true);
    expect(review.comment.length).toBeGreaterThanOrEqual(minLength);
    expect(review.comment.length).toBeLessThanOrEqual(maxLength);
  }
});

it('lets hosts and guests write to each other in order', () => {
  for (const lines of Map.groupBy(tables.messages.rows, (line) => line.conversationId).values()) {
    const [first] = lines;
    const pair = [first?.senderId, first?.recipientId].sort((a, b) => Number(a) - Number(b));
    expect(first?.conversationId).toBe(`conversation_${pair.join('_')}`);
    for (const [index, { createdAt }] of lines.entries()) {
      expect(createdAt >= String(lines[index - 1]?.createdAt ?? '')).toBe(true);
    }
  }
});

it('is the same whenever it is made', () => {
  const again = buildWorld('default', TODAY);
  for (const name of tableNames) expect(again.tables[name].rows).toEqual(rowsOf(name));
});

it('stands around its day', () => {
  const later = buildWorld('default', calendar.day(10)).tables;
  expect(later.bookings.byId.get(3)?.startDate).toBe(
    calendar.day(10 + calendar.offsetOf(String(tables.bookings.byId.get(3)?.startDate))),
  );
  expect(later.boats.rows.map(({ id, name }) => [id, name])).toEqual(
    tables.boats.rows.map(({ id, name }) => [id, name]),
  );
  expect(exampleUsers.every(({ id }) => later.users.byId.has(id))).toBe(true);
});
