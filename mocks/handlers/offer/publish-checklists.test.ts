import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../rules/calendar/day.ts';
import type { BoatDocumentRecord, TourDocumentRecord } from '../../store/records.ts';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aBoat, aBooking, anEntry, aTour, aTourDate, aUser } from '../../testing/records.ts';
import { aDocument } from '../../testing/uploads.ts';
import { boats } from '../boat/boats.ts';
import { ownerDocuments } from '../document/owner-documents.ts';
import { publishChecklists } from './publish-checklists.ts';

const day = (offset: number) => addDays(TODAY, offset);
const host = aUser(2, { role: 'BOAT_OWNER' });
const placed = { latitude: 36.7, longitude: 28.9, description: 'Sakin bir tekne.' };
let store: Store;

beforeEach(() => {
  const guide: TourDocumentRecord = {
    ...aDocument(1, 'OTHER', day(-1)),
    boatId: undefined,
    tourId: 1,
    documentType: 'GUIDE_LICENSE',
  } as unknown as TourDocumentRecord; // a boat's document with a tour in place of the boat
  const rows = {
    users: [host, aUser(3, { role: 'BOAT_OWNER', isEmailVerified: false })],
    boats: [aBoat(1, { ...placed, status: 'INACTIVE' }), aBoat(2, { ownerId: 3 })],
    tours: [aTour(1)],
    tourDates: [aTourDate(1, day(29)), aTourDate(2, day(30))],
    tourDocuments: [guide],
    boatDocuments: [
      { ...aDocument(1, 'LICENSE', day(300)), isVerified: true },
      aDocument(2, 'INSURANCE', null),
    ],
    availabilities: [anEntry(1, day(29)), anEntry(2, day(30))],
  };
  store = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
});

const checklist = (id = 1) =>
  bodyOf(publishChecklists.getBoatPublishChecklist(callOf(store, { user: host, path: { id } })));
const codes = (id = 1) => checklist(id).issues.map(({ code, severity }) => [code, severity]);
const publish = () =>
  boats.setBoatStatus(callOf(store, { user: host, path: { id: 1 }, query: { status: 'ACTIVE' } }));

describe('the checklist of a boat', () => {
  it('tells what warns, what hides and what blocks, the most severe first', () => {
    expect(codes()).toEqual([
      ['NOT_PUBLISHED', 'HIDES'],
      ['DOCUMENT_UNVERIFIED', 'WARNS'],
      ['PHOTO_MISSING', 'WARNS'],
      ['COMPANY_MISSING', 'WARNS'],
      ['IBAN_MISSING', 'WARNS'],
    ]);
    expect(codes(2)).toContainEqual(['EMAIL_UNVERIFIED', 'WARNS']);
    expect(codes(2)).toContainEqual(['LOCATION_MISSING', 'BLOCKS']);
  });

  it('misses a free day once the last of thirty is booked or closed', () => {
    store.bookings.put(aBooking(1, day(29)));
    expect(codes()).toContainEqual(['NO_FREE_DAY', 'HIDES']);
    store.bookings.remove(1);
    store.availabilities.update(1, { isAvailable: false });
    expect(codes()).toContainEqual(['NO_FREE_DAY', 'HIDES']);
  });

  const changes: [string, () => void][] = [
    ['as it is', () => {}],
    ['without a place', () => store.boats.update(1, { longitude: null })],
    ['without insurance', () => store.boatDocuments.remove(2)],
    [
      'with an expired document',
      () => store.boatDocuments.put(aDocument(3, 'RADIO_LICENSE', day(-1))),
    ],
    [
      'with one that ends today',
      () => store.boatDocuments.put(aDocument(3, 'RADIO_LICENSE', day(0))),
    ],
    [
      'with one that ends in 30 days',
      () => store.boatDocuments.put(aDocument(3, 'OTHER', day(30))),
    ],
    [
      'with one that ends in 31 days',
      () => store.boatDocuments.put(aDocument(3, 'OTHER', day(31))),
    ],
    [
      'without any document',
      () => store.boatDocuments.all().map(({ id }) => store.boatDocuments.remove(id)),
    ],
  ];
  it.each(changes)('agrees with what publishing says, %s', (_, change) => {
    change();
    const { canPublish, issues } = checklist();
    const blocking = issues.filter(({ severity }) => severity === 'BLOCKS');
    expect(canPublish).toBe(blocking.length === 0);
    const result = publish();
    if (canPublish) expect(bodyOf(result).status).toBe('ACTIVE');
    else expect(refusedWith(result).slice(0, 2)).toEqual([409, 'BOAT_INCOMPLETE']);
  });

  it('points at the document', () => {
    const expiring: BoatDocumentRecord = aDocument(3, 'RADIO_LICENSE', day(5));
    store.boatDocuments.put(expiring);
    expect(checklist().issues[0]).toEqual({
      code: 'DOCUMENT_EXPIRING',
      severity: 'BLOCKS',
      field: 'documents',
      documentType: 'RADIO_LICENSE',
      documentId: 3,
      expiryDate: day(5),
    });
  });
});

it('warns of what a tour lacks and blocks nothing', () => {
  const look = () =>
    bodyOf(
      publishChecklists.getTourPublishChecklist(callOf(store, { user: host, path: { id: 1 } })),
    );
  const tour = look();
  expect(tour).toMatchObject({ canPublish: true, isPublished: true });
  expect(tour.issues.map(({ code }) => code)).toEqual([
    'DOCUMENT_MISSING',
    'DOCUMENT_EXPIRED',
    'DOCUMENT_UNVERIFIED',
    'LOCATION_MISSING',
    'PHOTO_MISSING',
    'DESCRIPTION_MISSING',
    'COMPANY_MISSING',
    'IBAN_MISSING',
  ]);
  store.tourDates.update(1, { availabilityStatus: 'FULLY_BOOKED' });
  expect(look().issues[0]).toMatchObject({
    code: 'NO_FREE_DAY',
    severity: 'HIDES',
  });
});

it('lists the documents of both, the first to expire first', () => {
  const page = (query: object = {}, id = 2) =>
    bodyOf(
      ownerDocuments.listOwnerDocumentsPage(callOf(store, { user: host, path: { id }, query })),
    );
  expect(page().content.map(({ kind, id }) => [kind, id])).toEqual([
    ['TOUR', 1],
    ['BOAT', 1],
    ['BOAT', 2],
  ]);
  expect(page({ validity: 'EXPIRED' }).content.map(({ kind }) => kind)).toEqual(['TOUR']);
  expect(page({ state: 'VERIFIED', kind: 'BOAT' }).totalElements).toBe(1);
  expect(page({}, 3).content).toEqual([]);
});
