import { describe, expect, it } from 'vitest';
import { addDays } from '../../rules/calendar/day.ts';
import { openDocument } from '../../rules/document/document-link.ts';
import { MAX_FILE_BYTES } from '../../rules/file/file-content.ts';
import type { Schemas } from '../../store/records.ts';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { answered, bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aBoat, aUser } from '../../testing/records.ts';
import { base64Like } from '../../testing/uploads.ts';
import { uploads } from '../file/uploads.ts';
import { boatDocuments } from './boat-documents.ts';

const owner = aUser(2, { role: 'BOAT_OWNER' });
const admin = aUser(1, { role: 'ADMIN' });
const pdf = base64Like('application/pdf');

function aStore(): Store {
  const rows = { users: [owner, admin], boats: [aBoat(1), aBoat(2)] };
  return createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
}

const licence: Schemas['BoatDocumentCreate'] = {
  boatId: 1,
  documentType: 'LICENSE',
  documentName: 'gemi-ruhsati.pdf',
  documentData: pdf,
  isVerified: false,
  expiryDate: addDays(TODAY, 400),
};

const create = (store: Store, body: Partial<Schemas['BoatDocumentCreate']> = {}, user = owner) =>
  boatDocuments.createBoatDocument(callOf(store, { user, body: { ...licence, ...body } }));

describe('createBoatDocument', () => {
  it('starts unverified and without notes, unless an administrator sends it', () => {
    const said = { isVerified: true, verificationNotes: 'tamam' };
    const place = { displayOrder: 1, filePath: 'boat-documents/1/gemi-ruhsati.pdf' };
    const unverified = { isVerified: false, verificationNotes: null, ...place };
    expect(bodyOf(create(aStore(), said, owner))).toMatchObject(unverified);
    expect(bodyOf(create(aStore(), said, admin))).toMatchObject({ ...said, ...place });
  });

  it.each<[string, Partial<Schemas['BoatDocumentCreate']>, (number | string)[]]>([
    [
      'a date in the past',
      { expiryDate: addDays(TODAY, -1) },
      [422, 'VALIDATION_FAILED', 'body.expiryDate'],
    ],
    [
      'one byte too many',
      { documentData: base64Like('application/pdf', MAX_FILE_BYTES + 1) },
      [413, 'FILE_TOO_LARGE', 'body.documentData'],
    ],
    [
      'a text',
      { documentData: 'bWVyaGFiYQ==' },
      [415, 'UNSUPPORTED_MEDIA_TYPE', 'body.documentData'],
    ],
    [
      'what is no base64',
      { documentData: 'JVBERi0xL' },
      [422, 'VALIDATION_FAILED', 'body.documentData'],
    ],
  ])('refuses %s and keeps nothing', (_, said, expected) => {
    const store = aStore();
    expect(refusedWith(create(store, said))).toEqual(expected);
    expect(store.boatDocuments.all()).toHaveLength(0);
    expect(store.files.all()).toHaveLength(0);
  });

  it('takes 10 MB, and a document that runs out today', () => {
    const documentData = base64Like('image/png', MAX_FILE_BYTES);
    expect(bodyOf(create(aStore(), { documentData, expiryDate: TODAY })).id).toBe(1);
  });

  it('refuses a second one of a type, OTHER excepted', () => {
    const store = aStore();
    create(store);
    const again = refusedWith(create(store));
    expect(again).toEqual([409, 'DUPLICATE_DOCUMENT_TYPE', 'body.documentType']);
    expect(bodyOf(create(store, { boatId: 2 })).boatId).toBe(2);
    create(store, { documentType: 'OTHER' });
    expect(bodyOf(create(store, { documentType: 'OTHER' })).displayOrder).toBe(3);
  });

  it('keeps files of one name apart', () => {
    const store = aStore();
    create(store, { documentType: 'OTHER' });
    create(store, { documentType: 'OTHER' });
    expect(new Set(store.files.all().map(({ path }) => path)).size).toBe(2);
  });
});

describe('createBoatDocuments', () => {
  it('keeps all or none', () => {
    const store = aStore();
    const { boatId, ...said } = licence;
    const batch = (documents: Schemas['BoatDocumentDetails'][]) =>
      boatDocuments.createBoatDocuments(
        callOf(store, { user: owner, body: { boatId, documents } }),
      );
    const twice = batch([said, said]);
    expect(refusedWith(twice)).toEqual([
      409,
      'DUPLICATE_DOCUMENT_TYPE',
      'body.documents.1.documentType',
    ]);
    const past = batch([said, { ...said, documentType: 'INSURANCE', expiryDate: '2020-01-01' }]);
    expect(refusedWith(past)).toEqual([422, 'VALIDATION_FAILED', 'body.documents.1.expiryDate']);
    expect(store.boatDocuments.all()).toHaveLength(0);
    const kept = bodyOf(batch([said, { ...said, documentType: 'INSURANCE' }]));
    expect(kept.map(({ displayOrder }) => displayOrder)).toEqual([1, 2]);
  });
});

describe('verification', () => {
  const judge = (store: Store, body: Schemas['DocumentVerification']) =>
    boatDocuments.setBoatDocumentVerification(
      callOf(store, { user: admin, path: { id: 1 }, body }),
    );
  const { boatId, ...said } = licence;
  const update = (store: Store, body: Partial<Schemas['BoatDocumentUpdate']>, user = owner) =>
    boatDocuments.updateBoatDocument(
      callOf(store, {
        user,
        body: {
          id: 1,
          documentType: 'LICENSE',
          documentName: 'r.pdf',
          isVerified: false,
          expiryDate: said.expiryDate ?? null,
          ...body,
        },
      }),
    );

  it('is told to the owner', () => {
    const store = aStore();
    create(store);
    const verdict = { isVerified: true, verificationNotes: 'Aslıyla karşılaştırıldı.' };
    expect(bodyOf(judge(store, verdict))).toMatchObject(verdict);
    judge(store, { isVerified: false, verificationNotes: 'Son sayfa eksik.' });
    expect(store.notifications.all()).toMatchObject([
      { userId: 2, type: 'SUCCESS', title: 'Belgeniz onaylandı' },
      { userId: 2, type: 'WARNING', title: 'Belgeniz onaylanmadı' },
    ]);
    expect(store.notifications.all()[1]?.message).toContain('Son sayfa eksik.');
  });

  it('that is taken back is told as such, with no word of a refusal', () => {
    const store = aStore();
    create(store);
    const told = () => store.notifications.all().at(-1);
    judge(store, { isVerified: true });
    judge(store, { isVerified: false, verificationNotes: null });
    expect(told()).toMatchObject({ type: 'INFO', title: 'Belgeniz yeniden inceleniyor' });
    expect(told()?.message).toContain('onay geri alındı; belge yeniden incelenecek');
    expect(store.notifications.all()).toHaveLength(2);
    // It waits already: nothing has changed for its owner.
    judge(store, { isVerified: false });
    expect(store.notifications.all()).toHaveLength(2);
    judge(store, { isVerified: false, verificationNotes: 'Okunmuyor.' });
    judge(store, { isVerified: false, verificationNotes: null });
    expect(told()?.message).toContain('karar geri alındı; belge yeniden incelenecek');
    expect(told()?.message).not.toContain('onaylanmadı');
  });

  it('stays when only the name changes, and cannot be set by the owner', () => {
    const store = aStore();
    create(store);
    expect(bodyOf(update(store, { isVerified: true })).isVerified).toBe(false);
    judge(store, { isVerified: true });
    const renamed = bodyOf(update(store, { isVerified: false, verificationNotes: 'x' }));
    expect(renamed).toMatchObject({ isVerified: true, documentName: 'r.pdf' });
  });

  it('ends with a new file, which takes the place of the old one', () => {
    const store = aStore();
    create(store);
    judge(store, { isVerified: true, verificationNotes: 'tamam' });
    const renewed = bodyOf(update(store, { documentData: base64Like('image/webp') }));
    expect(renewed).toMatchObject({ isVerified: false, verificationNotes: null });
    expect(store.files.all()).toMatchObject([
      { contentType: 'image/webp', path: renewed.filePath },
    ]);
  });

  it('ends with another expiry date', () => {
    const store = aStore();
    create(store);
    judge(store, { isVerified: true });
    expect(bodyOf(update(store, { expiryDate: addDays(TODAY, 900) })).isVerified).toBe(false);
  });
});

describe('order', () => {
  it('is changed for documents of the boat named alone', () => {
    const store = aStore();
    create(store);
    create(store, { documentType: 'INSURANCE' });
    create(store, { boatId: 2 });
    const reorder = (orders: Schemas['DisplayOrderChange'][]) =>
      boatDocuments.setBoatDocumentDisplayOrders(
        callOf(store, { user: owner, body: { boatId: 1, orders } }),
      );
    const foreign = reorder([
      { id: 1, displayOrder: 9 },
      { id: 3, displayOrder: 1 },
    ]);
    expect(refusedWith(foreign)).toEqual([422, 'VALIDATION_FAILED', 'body.orders.1.id']);
    expect(store.boatDocuments.get(1)?.displayOrder).toBe(1);
    const orders = [
      { id: 1, displayOrder: 2 },
      { id: 2, displayOrder: 0 },
    ];
    expect(bodyOf(reorder(orders)).map(({ id }) => id)).toEqual([2, 1]);
  });
});

describe('the file of a document', () => {
  it('opens by its signed address until its time is over, and never as a public upload', () => {
    const store = aStore();
    const url = new URL(bodyOf(create(store)).documentUrl);
    const path = url.pathname.replace('/_mock/documents', '');
    const now = callOf(store).realNow;
    expect(openDocument(store, path, url.searchParams, now)?.base64).toBe(pdf);
    expect(openDocument(store, path, url.searchParams, now + 600_001)).toBeUndefined();
    expect(openDocument(store, '/boat-documents/2', url.searchParams, now)).toBeUndefined();
    const forged = new URLSearchParams(url.searchParams);
    forged.set('expires', '9999999999');
    expect(openDocument(store, path, forged, now)).toBeUndefined();
    const name = 'gemi-ruhsati.pdf';
    expect(refusedWith(uploads.getUpload(callOf(store, { path: { name } })))).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  it('is answered as it is kept, a sample for what came with the data', () => {
    const store = aStore();
    const path = { id: bodyOf(create(store)).id };
    const file = () => boatDocuments.getBoatDocumentFile(callOf(store, { user: owner, path }));
    expect(answered(file()).bytes).toMatchObject({ contentType: 'application/pdf' });
    for (const { id } of store.files.all()) store.files.remove(id);
    expect(answered(file()).bytes).toMatchObject({ contentType: 'application/pdf' });
    store.boatDocuments.remove(path.id);
    expect(refusedWith(file())).toEqual([404, 'NOT_FOUND']);
  });

  it('goes with the document', () => {
    const store = aStore();
    create(store);
    const remove = () =>
      boatDocuments.deleteBoatDocument(callOf(store, { user: owner, path: { id: 1 } }));
    expect(remove()).toEqual({ status: 204 });
    expect(store.files.all()).toHaveLength(0);
    expect(refusedWith(remove())).toEqual([404, 'NOT_FOUND']);
    const exists = boatDocuments.checkBoatDocumentExists(
      callOf(store, { user: owner, path: { id: 1 } }),
    );
    expect(bodyOf(exists)).toEqual({ exists: false });
  });
});
