import { describe, expect, it } from 'vitest';
import { createStore, createWorld, type Store, type WorldRows } from '../../store/state.ts';
import { TODAY } from '../../testing/call.ts';
import { aBoat, aBooking, anEntry } from '../../testing/records.ts';
import { aDocument, base64Like } from '../../testing/uploads.ts';
import { addDays } from '../calendar/day.ts';
import { boatRemovalRefusal, removeBoat } from './boat-removal.ts';

const jpeg = base64Like('image/jpeg');

const storeOf = (rows: WorldRows): Store =>
  createStore(createWorld({ scenario: 'test', today: TODAY }, rows));

describe('the removal of a boat', () => {
  const rows: WorldRows = {
    boats: [aBoat(1), aBoat(2)],
    boatImages: [
      { id: 1, boatId: 1, imageUrl: '/api/uploads/boat-1-1.jpg', isPrimary: true, displayOrder: 1 },
    ],
    boatFeatures: [{ id: 1, boatId: 1, featureName: 'Wi-Fi' }],
    boatServices: [
      {
        id: 1,
        boatId: 1,
        name: 'Kano',
        description: null,
        serviceType: 'OTHER',
        price: 5,
        quantity: 1,
      },
    ],
    boatDocuments: [aDocument(1, 'LICENSE', null)],
    availabilities: [anEntry(1, TODAY), anEntry(2, TODAY, { boatId: 2 })],
    files: [
      { id: 1, path: 'boat-1-1.jpg', contentType: 'image/jpeg', base64: jpeg },
      {
        id: 2,
        path: 'boat-documents/1/1.pdf',
        contentType: 'application/pdf',
        base64: 'JVBERi0xLjQK',
      },
    ],
  };
  it.each(['PENDING', 'CONFIRMED'] as const)('keeps a boat with a %s booking to come', (status) => {
    const store = storeOf({ ...rows, bookings: [aBooking(1, TODAY, { status })] });
    expect(boatRemovalRefusal(store, 1, TODAY)?.code).toBe('BOAT_HAS_BOOKINGS');
    expect(boatRemovalRefusal(store, 2, TODAY)).toBeUndefined();
  });

  it('removes what belongs to the boat, and keeps its past bookings', () => {
    const bookings = [
      aBooking(1, addDays(TODAY, -3), { status: 'COMPLETED' }),
      aBooking(2, addDays(TODAY, 3), { status: 'CANCELLED' }),
    ];
    const store = storeOf({ ...rows, bookings });
    expect(boatRemovalRefusal(store, 1, TODAY)).toBeUndefined();
    removeBoat(store, aBoat(1));
    const left = [
      store.boatImages,
      store.boatFeatures,
      store.boatServices,
      store.boatDocuments,
      store.files,
    ];
    expect(left.map((table) => table.all().length)).toEqual([0, 0, 0, 0, 0]);
    expect(store.boats.all().map(({ id }) => id)).toEqual([2]);
    expect(store.availabilities.all().map(({ boatId }) => boatId)).toEqual([2]);
    expect(store.bookings.all()).toHaveLength(2);
    expect(store.formerBoats.get(1)?.name).toBe('Martı 1');
  });
});
