import { describe, expect, it } from 'vitest';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { bodyOf, callOf, TODAY } from '../../testing/call.ts';
import { aTour, aUser } from '../../testing/records.ts';
import { base64Like } from '../../testing/uploads.ts';
import { tourDocuments } from './tour-documents.ts';

const guide = aUser(2, { role: 'BOAT_OWNER' });
const admin = aUser(1, { role: 'ADMIN' });

function aStore(): Store {
  const rows = { users: [guide, admin], tours: [aTour(1)] };
  return createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
}

const said = {
  documentType: 'INSURANCE' as const,
  documentName: 'sigorta.pdf',
  isVerified: true,
  verificationNotes: 'tamam',
};

function create(store: Store, user: typeof guide) {
  const body = { ...said, tourId: 1, documentData: base64Like('application/pdf') };
  return bodyOf(tourDocuments.createTourDocument(callOf(store, { user, body })));
}

describe('the verification of a tour document', () => {
  it('counts on upload from an administrator, and is dropped from a guide', () => {
    expect(create(aStore(), guide)).toMatchObject({ isVerified: false, verificationNotes: null });
    expect(create(aStore(), admin)).toMatchObject({ isVerified: true, verificationNotes: 'tamam' });
  });

  it('ends with a guide’s change of type, file or expiry date, and with no other', () => {
    const change = (facts: object) => {
      const store = aStore();
      create(store, admin);
      const body = { id: 1, ...said, ...facts };
      return bodyOf(tourDocuments.updateTourDocument(callOf(store, { user: guide, body })));
    };
    expect(change({ documentName: 'police.pdf', displayOrder: 4 }).isVerified).toBe(true);
    expect(change({ documentType: 'OTHER' }).isVerified).toBe(false);
    expect(change({ expiryDate: '2030-01-01' }).isVerified).toBe(false);
    expect(change({ documentData: base64Like('image/png') }).isVerified).toBe(false);
  });

  it('is told to the guide', () => {
    const store = aStore();
    create(store, guide);
    const body = { isVerified: false, verificationNotes: 'Okunmuyor.' };
    tourDocuments.setTourDocumentVerification(
      callOf(store, { user: admin, path: { id: 1 }, body }),
    );
    expect(store.notifications.all()).toMatchObject([{ userId: 2, type: 'WARNING' }]);
  });
});

describe('a place that a tour document has already', () => {
  it('is no change, however late it is given again', () => {
    const store = aStore();
    create(store, guide);
    // The link to the file is signed for each answer again.
    const unsigned = { documentUrl: '' };
    const place = (now: number) => ({
      alone: bodyOf(
        tourDocuments.setTourDocumentDisplayOrder(
          callOf(store, { user: guide, path: { id: 1 }, query: { displayOrder: 3 }, now }),
        ),
      ),
      together: bodyOf(
        tourDocuments.setTourDocumentDisplayOrders(
          callOf(store, {
            user: guide,
            body: { tourId: 1, orders: [{ id: 1, displayOrder: 3 }] },
            now,
          }),
        ),
      ),
    });
    const moved = place(Date.parse('2026-06-15T09:00:00Z'));
    expect(moved.alone.displayOrder).toBe(3);
    const later = place(Date.parse('2026-06-16T09:00:00Z'));
    expect({ ...later.alone, ...unsigned }).toEqual({ ...moved.alone, ...unsigned });
    expect(later.together.map(({ updatedAt }) => updatedAt)).toEqual([moved.alone.updatedAt]);
  });
});
