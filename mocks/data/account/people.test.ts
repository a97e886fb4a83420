import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isProfileComplete } from '../../rules/account/profile-completeness.ts';
import { addMonths, monthOfDay } from '../../rules/calendar/calendar-month.ts';
import { addDays, dayOf } from '../../rules/calendar/day.ts';
import { financeReport } from '../../rules/finance/finance-report.ts';
import { paymentStanding } from '../../rules/payment/payment-status.ts';
import type { BookingRecord, UserRecord } from '../../store/records.ts';
import { createStore, type Store } from '../../store/state.ts';
import { buildWorld } from '../scenario/scenarios.ts';
import { people } from './people.ts';

/** The lines of the README's table of people. */
const told = [
  ...readFileSync('README.md', 'utf8').matchAll(
    /^\| `([a-z]+\.[a-z]+)` +\| (\w+) +\| (.+?) +\|$/gm,
  ),
].map(([, username = '', role = '', claims = '']) => ({ username, role, claims }));

/** Somebody of a world, with what is theirs. */
interface Somebody {
  store: Store;
  user: UserRecord;
  today: string;
  boats: ReturnType<Store['boats']['all']>;
  tours: ReturnType<Store['tours']['all']>;
  /** What they have booked, and what was booked of their boats and tours. */
  booked: readonly BookingRecord[];
  hosted: readonly BookingRecord[];
}

function somebodyOf(store: Store, username: string, today: string): Somebody {
  const user = store.users.where('username', username)[0] ?? expect.fail(`nobody is ${username}`);
  const boats = store.boats.where('ownerId', user.id);
  const tours = store.tours.where('guideId', user.id);
  return {
    store,
    user,
    today,
    boats,
    tours,
    booked: store.bookings.where('customerId', user.id),
    hosted: [
      ...boats.flatMap(({ id }) => store.bookings.where('boatId', id)),
      ...tours.flatMap(({ id }) => store.bookings.where('tourId', id)),
    ],
  };
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const numberOf = (word: string | undefined) => NUMBERS.indexOf(word ?? '');
const STATUSES = ['CANCELLED', 'COMPLETED', 'CONFIRMED', 'NO_SHOW', 'PENDING', 'REJECTED'];
const statusesOf = (bookings: readonly BookingRecord[]) =>
  [...new Set(bookings.map(({ status }) => status))].sort();
const waiting = (bookings: readonly BookingRecord[]) =>
  bookings.filter(({ status }) => status === 'PENDING');
const unread = ({ store, user }: Somebody) =>
  store.messages.where('recipientId', user.id).filter((line) => line.readStatus === 'UNREAD');
const applied = ({ store, user }: Somebody) =>
  store.applications.where('userId', user.id).map(({ status }) => status);
const isCaptain = ({ user }: Somebody) => expect(user.role).toBe('BOAT_OWNER');
const isCustomer = ({ user }: Somebody) => expect(user.role).toBe('CUSTOMER');
const emailOpen = ({ user }: Somebody) => expect(user.isEmailVerified).toBe(false);
const everyStatus = ({ hosted }: Somebody) => expect(statusesOf(hosted)).toEqual(STATUSES);

/** What the words of a line promise; each takes its own words away. */
const PROMISES: [RegExp, (who: Somebody, words: RegExpExecArray) => void][] = [
  [/approved captain/i, (who) => expect(applied(who)).toEqual(['APPROVED'])],
  [/busy captain/i, ({ hosted }) => expect(hosted.length).toBeGreaterThan(100)],
  [/captain application is under review/, (who) => expect(applied(who)).toContain('PENDING')],
  [/captain application was rejected/, (who) => expect(applied(who)).toEqual(['REJECTED'])],
  [
    /new customer/i,
    ({ user, today }) => expect(dayOf(user.createdAt) > addDays(today, -7)).toBe(true),
  ],
  [/captain/i, isCaptain],
  [/guide/i, ({ tours }) => expect(tours.length).toBeGreaterThan(0)],
  [/customer/i, isCustomer],
  [/(second )?administrator/i, ({ user }) => expect(user.role).toBe('ADMIN')],
  [/a company/, ({ store, user }) => expect(store.companies.get(user.id)).toBeDefined()],
  [
    /company details still missing/,
    ({ store, user }) => expect(store.companies.get(user.id)).toBeUndefined(),
  ],
  [/without boats or tours/, ({ boats, tours }) => expect([...boats, ...tours]).toEqual([])],
  [/(\w+) boats?/, ({ boats }, [, count]) => expect(boats).toHaveLength(numberOf(count))],
  [
    /in (\w+) places/,
    ({ boats }, [, count]) =>
      expect(new Set(boats.map(({ location }) => location)).size).toBe(numberOf(count)),
  ],
  [
    /requests for tours that wait for an answer/,
    (who) => {
      const ofTours = waiting(who.hosted).filter(({ kind }) => kind === 'TOUR');
      expect(ofTours.length).toBeGreaterThan(3);
    },
  ],
  [/(\w+) tours/, ({ tours }, [, count]) => expect(tours).toHaveLength(numberOf(count))],
  [/bookings in every state/, everyStatus],
  [/bookings in all six statuses/, everyStatus],
  [
    /earnings in every month/,
    ({ store, user, today }) => {
      const month = monthOfDay(today);
      const report = financeReport(store, user.id, {
        from: `${addMonths(month, -12)}-01`,
        to: today,
      });
      const begun = today.endsWith('-01') ? report.months.slice(0, -1) : report.months;
      expect(begun.length).toBeGreaterThanOrEqual(12);
      expect(begun.filter(({ revenue }) => revenue === 0)).toEqual([]);
    },
  ],
  [/many bookings/, ({ hosted }) => expect(hosted.length).toBeGreaterThan(100)],
  [/unread messages/, (who) => expect(unread(who).length).toBeGreaterThan(2)],
  [/an unread message/, (who) => expect(unread(who)).toHaveLength(1)],
  [
    /notifications/,
    ({ store, user }) =>
      expect(store.notifications.where('userId', user.id).length).toBeGreaterThan(0),
  ],
  [
    /a trip to come/,
    ({ booked, today }) =>
      expect(
        booked.filter(({ status, startDate }) => status === 'CONFIRMED' && startDate > today)
          .length,
      ).toBeGreaterThan(0),
  ],
  [
    /a tour request that waits/,
    ({ booked }) => expect(waiting(booked).map(({ kind }) => kind)).toContain('TOUR'),
  ],
  [
    /trips behind them/,
    ({ booked }) =>
      expect(booked.filter(({ status }) => status === 'COMPLETED').length).toBeGreaterThan(1),
  ],
  [/incomplete profile/, ({ user }) => expect(isProfileComplete(user)).toBe(false)],
  [/profile complete/, ({ user }) => expect(isProfileComplete(user)).toBe(true)],
  [/unverified e-mail( address)?/, emailOpen],
  [
    /registered yesterday/,
    ({ user, today }) => expect(dayOf(user.createdAt)).toBe(addDays(today, -1)),
  ],
  [/nothing booked yet/, ({ booked }) => expect(booked).toEqual([])],
  [
    /a completed trip that waits for a review/,
    ({ store, booked }) => {
      const open = booked.filter(
        ({ id, status }) =>
          status === 'COMPLETED' && store.reviews.where('bookingId', id).length === 0,
      );
      expect(open.length).toBeGreaterThan(0);
    },
  ],
  [
    /deposit was refused by the bank/,
    ({ store, booked }) => {
      const [request] = booked;
      expect(request && paymentStanding(store, request).paymentStatus).toBe('FAILED');
      expect(store.payments.where('bookingId', request?.id ?? 0)).toMatchObject([
        { type: 'DEPOSIT', status: 'FAILED' },
      ]);
    },
  ],
  [
    /sets out in a few days and still owes the rest/,
    ({ store, booked, today }) => {
      const [trip] = booked;
      expect(trip?.status).toBe('CONFIRMED');
      expect(trip && trip.startDate > today && trip.startDate < addDays(today, 7)).toBe(true);
      const standing = trip && paymentStanding(store, trip);
      expect(standing?.paidAmount).toBeGreaterThan(0);
      expect(standing?.remainingAmount).toBeGreaterThan(0);
    },
  ],
  [
    /cancelled, rejected and missed bookings/,
    ({ booked }) => expect(statusesOf(booked)).toEqual(['CANCELLED', 'NO_SHOW', 'REJECTED']),
  ],
  [
    /refunds/,
    ({ store, booked }) => {
      const payments = booked.flatMap(({ id }) => store.payments.where('bookingId', id));
      expect(payments.filter(({ refundedAmount }) => refundedAmount > 0).length).toBeGreaterThan(1);
    },
  ],
  [
    /expired documents and licence/,
    ({ store, user, boats, today }) => {
      const documents = boats.flatMap(({ id }) => store.boatDocuments.where('boatId', id));
      expect(documents.length).toBeGreaterThan(0);
      expect(documents.filter(({ expiryDate }) => !expiryDate || expiryDate >= today)).toEqual([]);
      const [profile] = store.captainProfiles.where('userId', user.id);
      expect(String(profile?.professionalInfo.licenseExpiry) < today).toBe(true);
    },
  ],
  [
    /just approved in the scenario new-captain/,
    ({ user, today }) => {
      const store = createStore(buildWorld('new-captain', today));
      const [application] = store.applications.where('userId', user.id);
      expect(application?.status).toBe('APPROVED');
      expect(dayOf(String(application?.reviewedAt)) > addDays(today, -7)).toBe(true);
    },
  ],
  [/account is deactivated and cannot sign in/, ({ user }) => expect(user.isActive).toBe(false)],
];
/** Words that join promises and promise nothing. */
const JOINTS = /\b(an?|and|with|who|whose|the)\b|[,;:.\s]/g;

it('tells in the README of everybody there is to sign in as, and of nobody else', () => {
  expect(told).toEqual(
    people.map(({ username, role, summary }) => ({ username, role, claims: summary.en })),
  );
});

describe.each(['2026-06-12', '2026-11-20', '2027-03-01', '2028-02-29'])('on %s', (today) => {
  const store = createStore(buildWorld('default', today));

  it.each(told)('$username: $claims', ({ username, role, claims }) => {
    const who = somebodyOf(store, username, today);
    const person = people.find((one) => one.username === username);
    expect(who.user).toMatchObject({
      role,
      fullName: person?.fullName,
      password: person?.password,
    });
    let left = claims;
    for (const [promise, keep] of PROMISES) {
      const words = promise.exec(left);
      if (!words) continue;
      keep(who, words);
      left = left.replace(promise, ' ');
    }
    expect(left.replace(JOINTS, ''), 'words that nothing here checks').toBe('');
  });
});
