import type {
  CaptainProfileRecord,
  CompanyRecord,
  Schemas,
  UserRecord,
} from '../../store/records.ts';
import type { WorldRows } from '../../store/state.ts';
import { example, exampleUsers, numbered, PASSWORD } from './examples.ts';

/** People of the examples with profiles, companies and applications, around the examples' day. */
export function examplePeople() {
  const accounts = new Map(
    [...numbered<Schemas['Account']>('account-').values()].map((account) => [
      account.userId,
      account,
    ]),
  );
  const applications = [...numbered<Schemas['CaptainApplication']>('application-').values()];
  const deciders = new Map(
    example<Schemas['CaptainApplicationPage']>('application-page-all').content.map(
      ({ id, reviewedBy }) => [id, reviewedBy?.id],
    ),
  );
  const profiles = [...numbered<Schemas['CaptainProfile']>('captain-profile-').values()];
  const companies = [...numbered<Schemas['Company']>('company-').values()];
  return {
    users: exampleUsers.map((user) => userRecord(user, accounts.get(user.id))),
    companies: companies.map(
      ({ userId, ...company }): CompanyRecord => ({ id: userId, ...company }),
    ),
    captainProfiles: [
      ...profiles.map(profileRecord),
      ...applications
        .filter(({ status }) => status === 'APPROVED')
        .map(({ userId, professionalInfo }) => profileOfApplicant(userId, professionalInfo)),
    ],
    applications: applications.map(({ fullName, ...application }) => ({
      ...application,
      reviewedById: deciders.get(application.id) ?? null,
    })),
  } satisfies WorldRows;
}

/** A user; one whose account no example shows has told first and last name and nothing more. */
function userRecord(user: Schemas['UserSummary'], account?: Schemas['Account']): UserRecord {
  const [lastName = null, ...first] = user.fullName.split(' ').reverse();
  const told = account ?? {
    firstName: first.reverse().join(' '),
    lastName,
    dateOfBirth: null,
    profileImage: null,
    isEmailVerified: true,
  };
  const { firstName, lastName: family, dateOfBirth, profileImage, isEmailVerified } = told;
  return {
    ...user,
    firstName,
    lastName: family,
    dateOfBirth,
    profileImage,
    isEmailVerified,
    password: PASSWORD,
    tokensValidFrom: 0,
  };
}

function profileRecord(profile: Schemas['CaptainProfile']): CaptainProfileRecord {
  const { userId, personalInfo, professionalInfo } = profile;
  const { phone, address, profilePhoto } = personalInfo;
  return { id: userId, userId, phone, address, profilePhoto, professionalInfo };
}

/** What approving an application makes of it: the professional part alone; the languages were told since. */
function profileOfApplicant(
  userId: number,
  professionalInfo: Schemas['CaptainApplication']['professionalInfo'],
): CaptainProfileRecord {
  return {
    id: userId,
    userId,
    phone: exampleUsers.find(({ id }) => id === userId)?.phoneNumber ?? '',
    address: { street: null, district: null, city: null, postalCode: null, country: 'Türkiye' },
    profilePhoto: null,
    professionalInfo: { ...professionalInfo, certifications: [], languages: ['tr', 'en'] },
  };
}
