import { beforeEach, describe, expect, it } from 'vitest';
import { captainPhotoUploadLimits } from '../../../generated/limits.ts';
import type { UserRecord } from '../../store/records.ts';
import { createStore, createWorld, type Store } from '../../store/state.ts';
import { answered, bodyOf, callOf, refusedWith, TODAY } from '../../testing/call.ts';
import { aUser } from '../../testing/records.ts';
import { captainProfile } from './captain-profile.ts';
import { company } from './company.ts';

const captain = aUser(2, { role: 'BOAT_OWNER' });
let store: Store;

beforeEach(() => {
  const rows = { users: [aUser(1, { role: 'ADMIN' }), captain, aUser(9)] };
  store = createStore(createWorld({ scenario: 'test', today: TODAY }, rows));
});

const person = {
  firstName: 'Mehmet',
  lastName: 'Ağaoğlu',
  email: captain.email,
  phone: '+905321112244',
  dateOfBirth: '1981-02-09',
  address: { city: 'Muğla', country: 'Türkiye' },
};
const write = (facts: Partial<typeof person>) =>
  captainProfile.updatePersonalInfo(
    callOf(store, { user: store.users.get(2), body: { ...person, ...facts } }),
  );
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const upload = (bytes: Uint8Array, now?: number) =>
  captainProfile.uploadCaptainPhoto(
    callOf(store, {
      user: captain,
      files: { photo: [{ name: 'ben.jpg', contentType: 'image/jpeg', bytes }] },
      ...(now && { now }),
    }),
  );

describe('a captain profile', () => {
  it('is there for every captain, and for an administrator only once written', () => {
    const get = (user: UserRecord) => captainProfile.getCaptainProfile(callOf(store, { user }));
    expect(bodyOf(get(captain)).personalInfo).toMatchObject({
      firstName: 'Deniz',
      profilePhoto: null,
    });
    expect(refusedWith(get(aUser(1, { role: 'ADMIN' })))).toEqual([404, 'NOT_FOUND']);
    const customers = captainProfile.getCaptainProfileById(callOf(store, { path: { id: 9 } }));
    expect(refusedWith(customers)).toEqual([404, 'NOT_FOUND']);
  });

  it('carries the person over to the account; a new address has to be verified again', () => {
    expect(bodyOf(write({}))).toMatchObject({
      phone: person.phone,
      address: { street: null, district: null, city: 'Muğla', postalCode: null },
    });
    expect(store.users.get(2)).toMatchObject({ fullName: 'Mehmet Ağaoğlu', isEmailVerified: true });
    bodyOf(write({ email: 'kaptan@pruva.example' }));
    expect(store.users.get(2)?.isEmailVerified).toBe(false);
  });

  it('refuses an age outside 18 to 80 and an address that is taken', () => {
    expect(refusedWith(write({ dateOfBirth: '2008-06-16' }))).toEqual([
      422,
      'VALIDATION_FAILED',
      'body.dateOfBirth',
    ]);
    expect(bodyOf(write({ dateOfBirth: '2008-06-15' })).dateOfBirth).toBe('2008-06-15');
    expect(refusedWith(write({ email: 'user-9@pruva.example' }))).toEqual([
      409,
      'EMAIL_TAKEN',
      'body.email',
    ]);
  });

  it('keeps certifications with an id, adds those without, drops the others', () => {
    const set = (...certifications: { id?: number; name: string }[]) =>
      captainProfile.updateProfessionalInfo(
        callOf(store, {
          user: captain,
          body: {
            yearsOfExperience: 3,
            specializations: [],
            certifications: certifications.map((one) => ({
              ...one,
              issuer: 'Liman Başkanlığı',
              issueDate: '2014-06-02',
            })),
          },
        }),
      );
    const [first, second] = bodyOf(set({ name: 'A' }, { name: 'B' })).certifications;
    const kept = bodyOf(set({ id: second?.id ?? 0, name: 'B2' }, { name: 'C' })).certifications;
    expect(kept).toMatchObject([
      { id: second?.id, name: 'B2', certificateNumber: null, expiryDate: null },
      { name: 'C' },
    ]);
    set();
    const [another] = bodyOf(set({ name: 'D' })).certifications;
    expect(kept.map(({ id }) => id)).not.toContain(another?.id);
    expect(refusedWith(set({ id: first?.id ?? 0, name: 'A' }))).toEqual([
      422,
      'VALIDATION_FAILED',
      'body.certifications.0.id',
    ]);
  });
});

describe('the photo of a captain', () => {
  it('is judged by its content and size, not its name', () => {
    const { photoUrl } = bodyOf(upload(PNG));
    expect(photoUrl).toMatch(/^\/api\/uploads\/captain-2-\w+\.png$/);
    const wrong = [415, 'UNSUPPORTED_MEDIA_TYPE', 'body.photo'];
    expect(refusedWith(upload(new TextEncoder().encode('%PDF-1.7 belge')))).toEqual(wrong);
    const largest = new Uint8Array(captainPhotoUploadLimits.photo.maxBytes);
    largest.set(PNG);
    expect(answered(upload(largest)).status).toBe(201);
    expect(refusedWith(upload(new Uint8Array([...PNG, ...largest])))[0]).toBe(413);
  });

  it('takes the place of the earlier one and can be taken off twice', () => {
    const { photoUrl: first } = bodyOf(upload(PNG, 1_780_000_000_000));
    const { photoUrl: second } = bodyOf(upload(PNG, 1_780_000_001_000));
    expect(second).not.toBe(first);
    expect(store.files.all()).toHaveLength(1);
    const photo = answered(captainProfile.getCaptainPhoto(callOf(store, { path: { id: 2 } })));
    expect(new TextDecoder().decode(photo.bytes.bytes)).toBe(second);
    const remove = () => captainProfile.deleteCaptainPhoto(callOf(store, { user: captain }));
    expect([answered(remove()).status, answered(remove()).status]).toEqual([204, 204]);
    expect(store.files.all()).toEqual([]);
    const gone = captainProfile.getCaptainPhoto(callOf(store, { path: { id: 2 } }));
    expect(refusedWith(gone)).toEqual([404, 'NOT_FOUND']);
  });
});

it('keeps one company per captain, the first time as well', () => {
  const details = {
    userId: 2,
    legalName: 'Ağaoğlu Denizcilik Ltd. Şti.',
    displayName: 'Ağaoğlu Denizcilik',
    taxNumber: '0080123456',
    taxOffice: 'Fethiye Vergi Dairesi',
    authorizedPerson: 'Mehmet Ağaoğlu',
    companyEmail: 'ofis@pruva.example',
    nationalIdNumber: '10000000146',
    mobilePhone: '+905321112233',
    iban: 'TR33 0006 1005 1978 6457 8413 26',
    billingAddress: 'İskele Cad. 14, Göcek',
  };
  const put = (body: typeof details) =>
    company.updateCompany(callOf(store, { user: captain, body }));
  expect(bodyOf(put(details))).toEqual({
    ...details,
    landlinePhone: null,
    updatedAt: '2026-06-15T09:00:00Z',
  });
  expect(bodyOf(put({ ...details, displayName: 'Ağaoğlu' })).displayName).toBe('Ağaoğlu');
  expect(store.companies.all()).toHaveLength(1);
  expect(refusedWith(put({ ...details, userId: 99 }))).toEqual([404, 'NOT_FOUND']);
});
