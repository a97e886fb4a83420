import type { UserRecord } from '../../store/records.ts';

/**
 * Whether nothing is missing from a profile: full name, phone number, first and last name are all there.
 */
export function isProfileComplete(
  user: Pick<UserRecord, 'fullName' | 'phoneNumber' | 'firstName' | 'lastName'>,
): boolean {
  return [user.fullName, user.phoneNumber, user.firstName, user.lastName].every(Boolean);
}
