import { expect, it } from 'vitest';
import { boatDocumentTexts, documentIssues } from '../rules/document-set.ts';
import { paymentStanding } from '../rules/payment-status.ts';
import { isProfileComplete } from '../rules/profile-completeness.ts';
import { createStore } from '../store/state.ts';
import { buildWorld } from './index.ts';
import { named } from './people/named.ts';
import { people } from './people.ts';

const TODAY = '2027-03-02';
const store = createStore(buildWorld('default', TODAY));
const bookingsOf = (userId: number) => store.bookings.where('customerId', userId);
const boatsOf = (userId: number) => store.boats.where('ownerId', userId);

it.each(people)('$username can sign in as $role', (person) => {
  const [user] = store.users.where('username', person.username);
  expect(user).toMatchObject({
    fullName: person.fullName,
    role: person.role,
    password: person.password,
  });
});

it('has somebody for every role and state', () => {
  const user = (id: number) => store.users.get(id);
  const { newcomer, unverified, deactivated, secondAdministrator } = named;
  expect(isProfileComplete(store.users.get(newcomer.id) ?? expect.fail())).toBe(true);
  expect(bookingsOf(newcomer.id)).toEqual([]);
  expect(user(unverified.id)?.isEmailVerified).toBe(false);
  expect(user(deactivated.id)?.isActive).toBe(false);
  expect(user(secondAdministrator.id)?.role).toBe('ADMIN');
});

it('has customers at every point of a booking', () => {
  const { reviewer, refused, boarding, unlucky } = named;
  const toReview = bookingsOf(reviewer.id).filter(
    ({ id, status }) => status === 'COMPLETED' && store.reviews.where('bookingId', id).length === 0,
  );
  expect(toReview.length).toBeGreaterThan(0);
  const [request] = bookingsOf(refused.id);
  expect(request && paymentStanding(store, request).paymentStatus).toBe('FAILED');
  const [trip] = bookingsOf(boarding.id);
  expect(trip).toMatchObject({ status: 'CONFIRMED' });
  expect(trip && paymentStanding(store, trip)).toMatchObject({ paymentStatus: 'PARTIAL' });
  expect(store.messages.all().some(({ senderId }) => senderId === boarding.id)).toBe(true);
  const statuses = bookingsOf(unlucky.id).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set(['CANCELLED', 'REJECTED', 'NO_SHOW']));
});

it('has captains in every state', () => {
  const { busyCaptain, boatlessCaptain, expiredCaptain, requestedGuide, smallCaptain } = named;
  expect(boatsOf(busyCaptain.id)).toHaveLength(6);
  const unread = store.messages.where('recipientId', busyCaptain.id);
  expect(unread.filter(({ readStatus }) => readStatus === 'UNREAD').length).toBeGreaterThan(2);
  expect(boatsOf(boatlessCaptain.id)).toEqual([]);
  expect(store.tours.where('guideId', boatlessCaptain.id)).toEqual([]);
  for (const boat of boatsOf(expiredCaptain.id)) {
    const documents = store.boatDocuments.where('boatId', boat.id);
    expect(boatDocumentTexts(documentIssues('BOAT', documents, TODAY))[0]?.en).toContain('expired');
  }
  const requests = store.tours
    .where('guideId', requestedGuide.id)
    .flatMap(({ id }) => store.bookings.where('tourId', id))
    .filter(({ status }) => status === 'PENDING');
  expect(requests.length).toBeGreaterThan(3);
  expect(boatsOf(smallCaptain.id)).toHaveLength(1);
});
