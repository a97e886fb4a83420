import type { CaptainProfileRecord, Schemas, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { invalid, type Refusal } from '../common/refusal.ts';

/** What a captain who has written nothing yet is shown. */
const EMPTY = {
  address: { street: null, district: null, city: null, postalCode: null, country: 'Türkiye' },
  profilePhoto: null,
  professionalInfo: {
    licenseNumber: null,
    licenseExpiry: null,
    yearsOfExperience: 0,
    specializations: [],
    bio: null,
    certifications: [],
  },
};

/** The profile that a user has; undefined for somebody who is no captain and has written none. */
export function profileOf(
  store: Store,
  user: UserRecord,
): Omit<CaptainProfileRecord, 'id'> | undefined {
  const [profile] = store.captainProfiles.where('userId', user.id);
  if (profile || user.role !== 'BOAT_OWNER') return profile;
  return { ...EMPTY, userId: user.id, phone: user.phoneNumber };
}

/** Writes a part of the profile of a user, the first time as well. */
export function writeProfile(
  store: Store,
  user: UserRecord,
  values: Partial<Omit<CaptainProfileRecord, 'id' | 'userId'>>,
): CaptainProfileRecord {
  const [profile] = store.captainProfiles.where('userId', user.id);
  const written = profile && store.captainProfiles.update(profile.id, values);
  return (
    written ??
    store.captainProfiles.insert({
      ...EMPTY,
      phone: user.phoneNumber,
      ...values,
      userId: user.id,
    })
  );
}

/**
 * The certifications of a profile as typed: those with an id are kept ones, those without are new, the
 * others go. 422 for an id that is none of the profile's, or is given twice.
 */
export function certificationsOf(
  store: Store,
  stored: readonly Schemas['Certification'][],
  typed: readonly Schemas['CertificationUpdate'][],
): Schemas['Certification'][] | Refusal {
  const left = new Set(stored.map(({ id }) => id));
  const problems = typed.flatMap(({ id }, index) =>
    id === undefined || left.delete(id)
      ? []
      : [
          {
            field: `body.certifications.${index}.id`,
            message: { tr: 'bu profilin belgesi değil', en: 'is no certification of this profile' },
          },
        ],
  );
  if (problems.length > 0) return invalid(problems);
  for (const id of left) store.formerCertifications.put({ id });
  const given = [
    ...store.captainProfiles.all().flatMap((profile) => profile.professionalInfo.certifications),
    ...store.formerCertifications.all(),
  ];
  let highest = Math.max(0, ...given.map(({ id }) => id));
  return typed.map((certification) => {
    const { name, issuer, issueDate, certificateNumber = null, expiryDate = null } = certification;
    if (certification.id === undefined) highest += 1;
    const id = certification.id ?? highest;
    return { id, name, issuer, certificateNumber, issueDate, expiryDate };
  });
}
