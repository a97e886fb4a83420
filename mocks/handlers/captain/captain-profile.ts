import { captainPhotoUploadLimits } from '../../../generated/limits.ts';
import { emailTaken, foldCase } from '../../rules/account/identity.ts';
import { ageProblems } from '../../rules/captain/age.ts';
import { dashboardOf, statisticsOf } from '../../rules/captain/captain-figures.ts';
import { certificationsOf, profileOf, writeProfile } from '../../rules/captain/captain-profile.ts';
import { badRequest, invalid, isRefusal, notFound } from '../../rules/common/refusal.ts';
import { base64Of } from '../../rules/file/base64.ts';
import { contentTypeOfFile, IMAGE_TYPES } from '../../rules/file/file-content.ts';
import { removePicture, storePicture } from '../../rules/file/stored-files.ts';
import type { UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { captainProfileView, personalInfo } from '../../views/captain/captain.ts';
import type { SomeHandlers } from '../handler.ts';

/** The user of a session as stored, with the role of now rather than that of the token. */
const stored = (store: Store, user: UserRecord): UserRecord => store.users.get(user.id) ?? user;

/** What captains say of themselves, and what they have achieved. */
export const captainProfile: SomeHandlers<
  | 'getCaptainProfile'
  | 'getCaptainProfileById'
  | 'getPersonalInfo'
  | 'updatePersonalInfo'
  | 'getProfessionalInfo'
  | 'updateProfessionalInfo'
  | 'getCaptainStatistics'
  | 'uploadCaptainPhoto'
  | 'deleteCaptainPhoto'
  | 'getCaptainPhoto'
  | 'getCaptainDashboard'
  | 'getCaptainDashboardById'
> = {
  getCaptainProfile: ({ store, user, today }) => {
    const profile = captainProfileView(store, stored(store, user), today);
    return profile ? { status: 200, body: profile } : notFound();
  },

  getCaptainProfileById: ({ store, path, today }) => {
    const captain = store.users.get(path.id);
    const profile = captain && captainProfileView(store, captain, today);
    return profile ? { status: 200, body: profile } : notFound();
  },

  getPersonalInfo: ({ store, user }) => {
    const person = personalInfo(store, stored(store, user));
    return person ? { status: 200, body: person } : notFound();
  },

  updatePersonalInfo: ({ store, user, body, today }) => {
    const problems = ageProblems('body.dateOfBirth', body.dateOfBirth, today);
    if (problems.length > 0) return invalid(problems);
    const taken = emailTaken(store, body.email, user);
    if (taken) return taken;
    const { firstName, lastName, email, phone, dateOfBirth } = body;
    const { street = null, district = null, city, postalCode = null, country } = body.address;
    const changed = store.users.update(user.id, {
      firstName,
      lastName,
      fullName: `${firstName} ${lastName}`,
      email,
      isEmailVerified: user.isEmailVerified && foldCase(email) === foldCase(user.email),
      phoneNumber: phone,
      dateOfBirth,
    });
    if (!changed) return notFound();
    writeProfile(store, changed, {
      phone,
      address: { street, district, city, postalCode, country },
    });
    const person = personalInfo(store, changed);
    return person ? { status: 200, body: person } : notFound();
  },

  getProfessionalInfo: ({ store, user }) => {
    const profile = profileOf(store, stored(store, user));
    return profile ? { status: 200, body: profile.professionalInfo } : notFound();
  },

  updateProfessionalInfo: ({ store, user, body }) => {
    const before = profileOf(store, user)?.professionalInfo;
    const certifications = certificationsOf(
      store,
      before?.certifications ?? [],
      body.certifications,
    );
    if (isRefusal(certifications)) return certifications;
    const { licenseNumber = null, licenseExpiry = null, bio = null } = body;
    const { yearsOfExperience, specializations } = body;
    const { professionalInfo } = writeProfile(store, user, {
      professionalInfo: {
        licenseNumber,
        licenseExpiry,
        yearsOfExperience,
        specializations,
        bio,
        certifications,
        languages: body.languages ?? before?.languages ?? [],
      },
    });
    return { status: 200, body: professionalInfo };
  },

  getCaptainStatistics: ({ store, user, today }) => {
    const captain = stored(store, user);
    if (!profileOf(store, captain)) return notFound();
    return { status: 200, body: statisticsOf(store, captain, today) };
  },

  uploadCaptainPhoto: ({ store, user, files, now }) => {
    const [photo] = files.photo ?? [];
    if (!photo) {
      const message = { tr: 'Dosya seçilmedi.', en: 'No file selected.' };
      return badRequest([{ field: 'body.photo', message }]);
    }
    const limit = captainPhotoUploadLimits.photo.maxBytes;
    const contentType = contentTypeOfFile(photo, 'body.photo', IMAGE_TYPES, limit);
    if (isRefusal(contentType)) return contentType;
    const before = profileOf(store, user)?.profilePhoto;
    if (before) removePicture(store, before);
    // The address changes with the photo, so that no cache shows the earlier one.
    const photoUrl = storePicture(store, `captain-${user.id}-${now.toString(36)}`, {
      contentType,
      base64: base64Of(photo.bytes),
    });
    writeProfile(store, user, { profilePhoto: photoUrl });
    return { status: 201, body: { photoUrl } };
  },

  deleteCaptainPhoto: ({ store, user }) => {
    const before = profileOf(store, user)?.profilePhoto;
    if (before) {
      removePicture(store, before);
      writeProfile(store, user, { profilePhoto: null });
    }
    return { status: 204 };
  },

  getCaptainPhoto: ({ store, path }) => {
    const captain = store.users.get(path.id);
    const photo = captain && profileOf(store, captain)?.profilePhoto;
    if (!photo) return notFound();
    const bytes = new TextEncoder().encode(photo);
    return { status: 200, bytes: { contentType: 'text/plain', bytes } };
  },

  getCaptainDashboard: ({ store, user, today }) => ({
    status: 200,
    body: dashboardOf(store, user, today),
  }),

  getCaptainDashboardById: ({ store, path, today }) => {
    const captain = store.users.get(path.id);
    return captain ? { status: 200, body: dashboardOf(store, captain, today) } : notFound();
  },
};
