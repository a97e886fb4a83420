import { statisticsOf } from '../../rules/captain/captain-figures.ts';
import { profileOf } from '../../rules/captain/captain-profile.ts';
import type { Schemas, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';

/**
 * The personal part of a captain's profile; undefined for somebody who is no captain, or has not told a
 * first and last name yet.
 */
export function personalInfo(store: Store, user: UserRecord): Schemas['PersonalInfo'] | undefined {
  const profile = profileOf(store, user);
  const { firstName, lastName, email, dateOfBirth } = user;
  if (!profile || firstName === null || lastName === null) return undefined;
  const { phone, profilePhoto, address } = profile;
  return { firstName, lastName, email, phone, dateOfBirth, profilePhoto, address };
}

/** The whole profile of a captain; undefined as for `personalInfo`. `today` is a calendar day. */
export function captainProfileView(
  store: Store,
  user: UserRecord,
  today: string,
): Schemas['CaptainProfile'] | undefined {
  const person = personalInfo(store, user);
  const profile = profileOf(store, user);
  if (!person || !profile) return undefined;
  return {
    userId: user.id,
    personalInfo: person,
    professionalInfo: profile.professionalInfo,
    statistics: statisticsOf(store, user, today),
  };
}
