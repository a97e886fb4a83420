import { beforeEach, describe, expect, it } from 'vitest';
import contract from '../../../../generated/openapi.json' with { type: 'json' };
import { addDays } from '../../../rules/calendar/day.ts';
import { isRefusal } from '../../../rules/common/refusal.ts';
import type { ApplicationRecord, UserRecord } from '../../../store/records.ts';
import { createStore, createWorld, type Store } from '../../../store/state.ts';
import { callOf, TODAY } from '../../../testing/call.ts';
import {
  aBoat,
  aBooking,
  anEntry,
  aPayment,
  aReview,
  aTour,
  aUser,
} from '../../../testing/records.ts';
import type { OperationId } from '../../handler.ts';
import { handlers } from '../../index.ts';
import { acts } from './audited.ts';

/** Writes that administrators make for themselves, or that change nothing. */
const OWN_AFFAIRS: readonly OperationId[] = [
  'updateAccountPassword',
  'uploadPicture',
  'registerAccount',
  'logIn',
  'refreshSession',
  'completeAccount',
  'updateAccount',
  'deleteAccount',
  'updateOwnPassword',
  'sendVerificationCode',
  'verifyEmail',
  'requestPasswordReset',
  'resetPassword',
  'createBoat',
  'createTour',
  'createContactMessage',
  'updatePersonalInfo',
  'updateProfessionalInfo',
  'uploadCaptainPhoto',
  'deleteCaptainPhoto',
  'sendMessage',
  'updateMessageReadStatus',
  'deleteConversation',
  'deleteMessage',
  'markNotificationRead',
  'markAllNotificationsRead',
  // These read, whatever their method.
  'searchBoats',
  'searchBoatsPage',
  'validateBoat',
  'checkBookingAvailability',
  'checkBookingPaymentStatus',
  'queryMessages',
  'queryReviews',
];

interface Write {
  operationId?: OperationId;
  'x-access'?: { roles: string[] };
}

it('every write that administrators may make is in the audit, or is their own affair', () => {
  const paths = contract.paths as unknown as Record<string, Record<string, Write>>; // only what is read here
  const writes = Object.values(paths).flatMap((path) =>
    Object.entries(path).flatMap(([method, operation]) =>
      method !== 'get' && operation['x-access']?.roles.includes('ADMIN')
        ? (operation.operationId ?? [])
        : [],
    ),
  );
  const unknown = writes.filter((id) => !(id in acts) && !OWN_AFFAIRS.includes(id));
  expect(unknown, 'add a row to `decisions` or `onBehalf`').toEqual([]);
  const both = OWN_AFFAIRS.filter((id) => id in acts || !writes.includes(id));
  expect(both).toEqual([]);
});

const admin = aUser(1, { role: 'ADMIN', fullName: 'Selin Aydın' });
const application = {
  id: 1,
  userId: 9,
  status: 'PENDING',
  createdAt: '2026-06-10T09:00:00Z',
  reviewedAt: null,
  reviewedById: null,
  rejectionReason: null,
  professionalInfo: {
    licenseNumber: 'YK2019H4',
    licenseExpiry: '2028-01-01',
    yearsOfExperience: 4,
    specializations: ['Yelken'],
    bio: null,
  },
  company: { companyName: 'Kaya Tur', taxNumber: '1234567890', address: '', description: '' },
  documentFilePaths: [],
  contractApproved: true,
  contractVersion: '2026-01',
} satisfies ApplicationRecord;

const place = {
  id: 1,
  slug: 'gocek',
  name: 'Göcek',
  region: 'Muğla',
  summary: { tr: 'Ada', en: 'Island' },
  description: { tr: 'Ada', en: 'Island' },
  image: '/api/uploads/yer.svg',
  latitude: 36,
  longitude: 28,
};

let store: Store;
beforeEach(() => {
  store = createStore(
    createWorld(
      { scenario: 'test', today: TODAY },
      {
        users: [admin, aUser(2, { role: 'BOAT_OWNER' }), aUser(9, { fullName: 'Işıl İnce' })],
        applications: [application],
        boats: [aBoat(1)],
        bookings: [aBooking(1, '2026-06-20')],
        payments: [aPayment(1, { status: 'PENDING', paidAt: null })],
        reviews: [aReview(1)],
        destinations: [place],
        tours: [aTour(1)],
        availabilities: [anEntry(1, '2026-06-22')],
      },
    ),
  );
});

function act<Id extends OperationId>(
  id: Id,
  given: { path?: object; query?: object; body?: object; user?: UserRecord; today?: string },
): boolean {
  const call = callOf<Id>(store, { user: admin, ...given } as never); // what the operation needs
  const handler = handlers[id] as (call: never) => object;
  return !isRefusal(handler(call as never));
}

const DAY_AS_IT_IS = { path: { id: 1 }, query: { isAvailable: true } };
const TEXTS_AS_THEY_ARE = {
  path: { slug: place.slug },
  body: {
    summary: place.summary,
    description: place.description,
    reason: 'Yazım yanlışı düzeltildi.',
  },
};

describe('an act of an administrator', () => {
  it('is written down with actor, record, reason and what changed', () => {
    const reason = 'Hesap iki kez açılmış.';
    const given = { path: { id: 9 }, body: { isActive: false, reason: `  ${reason} ` } };
    expect(act('setUserStatus', given)).toBe(true);
    expect(store.audit.all()).toEqual([
      {
        id: 1,
        createdAt: '2026-06-15T09:00:00Z',
        actor: { id: 1, fullName: 'Selin Aydın' },
        act: 'USER_DEACTIVATED',
        operation: 'setUserStatus',
        recordType: 'USER',
        recordId: 9,
        recordName: 'Işıl İnce',
        reason,
        before: 'ACTIVE',
        after: 'INACTIVE',
      },
    ]);
  });

  it('is written down of the boats alone whose days a batch has changed', () => {
    store.boats.insert(aBoat(2));
    const days = (boatId: number, date: string) => {
      return { boatId, action: 'SET', dates: [date], isAvailable: false };
    };
    const changes = [days(1, '2026-06-22'), days(2, '2020-01-01')];
    expect(act('updateAvailabilities', { body: { changes } })).toBe(true);
    expect(store.audit.all().map(({ recordType, recordId }) => [recordType, recordId])).toEqual([
      ['BOAT', 1],
    ]);
  });

  it('keeps the name of what is gone', () => {
    expect(act('removeReview', { path: { id: 1 }, body: { reason: 'Hakaret içeriyor.' } })).toBe(
      true,
    );
    expect(act('deleteBoat', { path: { id: 1 } })).toBe(false); // it has a booking ahead
    store.bookings.remove(1);
    expect(act('deleteBoat', { path: { id: 1 } })).toBe(true);
    expect(store.audit.all()).toMatchObject([
      { act: 'REVIEW_DELETED', recordName: 'Martı 1' },
      { act: 'RECORD_DELETED', recordType: 'BOAT', recordName: 'Martı 1' },
    ]);
  });

  it('tells approval from rejection', () => {
    const body = { status: 'REJECTED', rejectionReason: 'Belge okunmuyor.' };
    expect(act('reviewCaptainApplication', { path: { id: 1 }, body })).toBe(true);
    expect(store.audit.all()).toMatchObject([
      {
        act: 'APPLICATION_REJECTED',
        recordName: 'Işıl İnce',
        reason: 'Belge okunmuyor.',
        before: 'PENDING',
        after: 'REJECTED',
      },
    ]);
  });

  it.each<[string, OperationId, Parameters<typeof act>[1]]>([
    ['was refused', 'setUserRole', { path: { id: 1 }, body: { role: 'CUSTOMER' } }],
    ['finds no record', 'setUserStatus', { path: { id: 77 }, body: { isActive: false } }],
    ['changes nothing', 'setUserRole', { path: { id: 9 }, body: { role: 'CUSTOMER' } }],
    ['removes nothing', 'deleteCustomerBookings', { path: { id: 2 } }],
  ])('that %s is not written down', (_, id, given) => {
    act(id, given);
    expect(store.audit.all()).toEqual([]);
  });

  it.each<[string, OperationId, Parameters<typeof act>[1]]>([
    ['says what a day is already', 'setAvailabilityStatus', DAY_AS_IT_IS],
    ['writes texts as they are', 'updateDestination', TEXTS_AS_THEY_ARE],
    ['removes pictures where there are none', 'deleteTourImagesByTour', { path: { id: 1 } }],
  ])('that is taken and %s is not written down', (_, id, given) => {
    expect(act(id, given)).toBe(true);
    expect(store.audit.all()).toEqual([]);
  });

  it('on a day is of the boat that the day is of, also where the request leaves it out', () => {
    const body = { id: 1, date: '2026-06-22', isAvailable: false };
    expect(act('updateAvailability', { body })).toBe(true);
    expect(store.audit.all()).toMatchObject([{ recordType: 'BOAT', recordId: 1 }]);
  });

  it.each<[OperationId, Parameters<typeof act>[1]]>([
    ['setUserRole', { path: { id: 9 }, body: { role: 'BOAT_OWNER' } }],
    ['setUserStatus', { path: { id: 9 }, body: { isActive: false, reason: 'İki hesabı var.' } }],
    ['deactivateAccount', { path: { id: aUser(9).accountId } }],
    ['removeReview', { path: { id: 1 }, body: { reason: 'Hakaret içeriyor.' } }],
    ['setPaymentStatus', { path: { id: 1 }, body: { status: 'COMPLETED', reason: 'Havale.' } }],
    ['setAvailabilityStatus', { path: { id: 1 }, query: { isAvailable: false } }],
  ])('is written down once, when it is repeated later: %s', (id, given) => {
    act(id, given);
    act(id, { ...given, today: addDays(TODAY, 1) });
    expect(store.audit.all()).toHaveLength(1);
  });

  it('on the texts of a place is written down when they differ', () => {
    const summary = { tr: 'Koylar', en: 'Coves' };
    const texts = { summary, description: summary, reason: 'Yazım yanlışı düzeltildi.' };
    const given = { path: { slug: 'gocek' }, body: texts };
    expect(act('updateDestination', given)).toBe(true);
    expect(act('updateDestination', given)).toBe(true);
    expect(store.audit.all()).toMatchObject([
      {
        act: 'RECORD_CHANGED',
        recordType: 'DESTINATION',
        recordId: 1,
        recordName: 'Göcek',
        recordSlug: 'gocek',
        reason: 'Yazım yanlışı düzeltildi.',
      },
    ]);
  });

  it('is not what an owner does to the own boat', () => {
    const owner = store.users.get(2);
    if (!owner) throw new Error('user 2 is in the world');
    const given = { user: owner, path: { id: 1 }, query: { status: 'INACTIVE' } };
    expect(act('setBoatStatus', given)).toBe(true);
    expect(store.audit.all()).toEqual([]);
    expect(act('setBoatStatus', { ...given, user: admin, query: { status: 'ACTIVE' } })).toBe(
      false,
    ); // it lacks documents
    expect(store.audit.all()).toEqual([]);
  });
});
