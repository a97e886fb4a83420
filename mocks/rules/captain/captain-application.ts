import type { ApplicationRecord, Schemas, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { instant } from '../calendar/day.ts';
import { newestFirst } from '../common/order.ts';
import { conflict, type Refusal } from '../common/refusal.ts';
import { removeFile } from '../file/stored-files.ts';
import { type Notice, notify, sendEmail } from '../message/notify.ts';
import { profileOf, writeProfile } from './captain-profile.ts';

/** What an applicant sends, in either form, the company already read. */
export type Submission = Omit<Schemas['CaptainApplicationCreate'], 'company'> & {
  company: Schemas['ApplicationCompany'];
};

/** The newest application of a user, in any status; undefined for somebody who never applied. */
export function latestApplication(store: Store, userId: number): ApplicationRecord | undefined {
  return store.applications.where('userId', userId).toSorted(newestFirst)[0];
}

/** 409 while an application of the user waits for a decision. */
export function pendingApplication(store: Store, userId: number): Refusal | undefined {
  const isPending = ({ status }: ApplicationRecord) => status === 'PENDING';
  if (!store.applications.where('userId', userId).some(isPending)) return undefined;
  return conflict('APPLICATION_PENDING', {
    tr: 'Değerlendirilmekte olan bir başvurunuz var.',
    en: 'You have an application that is being reviewed.',
  });
}

/** 409 for an application that is approved or rejected. */
export function decidedApplication(application: ApplicationRecord): Refusal | undefined {
  if (application.status === 'PENDING') return undefined;
  return conflict('APPLICATION_DECIDED', {
    tr: 'Bu başvuru sonuçlandırılmış.',
    en: 'This application has been decided already.',
  });
}

/** Keeps a new application, pending and without documents. `now` in milliseconds of the mock's clock. */
export function submitApplication(
  store: Store,
  user: UserRecord,
  sent: Submission,
  now: number,
): ApplicationRecord {
  return store.applications.insert({
    userId: user.id,
    status: 'PENDING',
    createdAt: instant(now),
    reviewedAt: null,
    reviewedById: null,
    rejectionReason: null,
    professionalInfo: {
      licenseNumber: sent.licenseNumber.toUpperCase(),
      licenseExpiry: sent.licenseExpiry,
      yearsOfExperience: sent.yearsOfExperience,
      specializations: sent.specializations,
      bio: sent.bio ?? null,
    },
    company: sent.company,
    documentFilePaths: [],
    contractApproved: sent.contractApproved,
    contractVersion: sent.contractVersion,
  });
}

/** Makes the applicant a captain, with the professional profile that the application describes. */
function makeCaptain(store: Store, user: UserRecord, { professionalInfo }: ApplicationRecord) {
  if (user.role === 'CUSTOMER') store.users.update(user.id, { role: 'BOAT_OWNER' });
  const certifications = profileOf(store, user)?.professionalInfo.certifications ?? [];
  writeProfile(store, user, { professionalInfo: { ...professionalInfo, certifications } });
}

/** What an applicant is told of a decision; `reason` is that of a rejection. */
export function decisionNotice(applicationId: number, reason: string | null): Notice {
  const subject = { kind: 'APPLICATION', id: applicationId } as const;
  if (reason === null) {
    return {
      type: 'SUCCESS',
      subject,
      title: { tr: 'Kaptan başvurunuz onaylandı', en: 'Your captain application was approved' },
      message: {
        tr: 'Kaptan panelinizde teknelerinizi ve turlarınızı eklemeye başlayabilirsiniz.',
        en: 'You can begin to add your boats and tours in your captain’s area.',
      },
    };
  }
  return {
    type: 'WARNING',
    subject,
    title: { tr: 'Kaptan başvurunuz reddedildi', en: 'Your captain application was rejected' },
    message: { tr: `Gerekçe: ${reason}`, en: `Reason: ${reason}` },
  };
}

/** Tells the applicant of a decision, in the app and by e-mail. */
function notifyOfDecision(
  store: Store,
  now: number,
  user: UserRecord,
  application: ApplicationRecord,
  reason: string | null,
): void {
  const notice = decisionNotice(application.id, reason);
  notify(store, now, { userId: user.id, ...notice });
  sendEmail(store, now, { to: user.email, subject: notice.title.tr, text: notice.message.tr });
}

/**
 * Approves an application, or rejects it for a reason, and tells the applicant. Approval makes the
 * applicant a captain. 409 when it is decided already.
 */
export function decide(
  store: Store,
  application: ApplicationRecord,
  review: Schemas['ApplicationReview'],
  now: number,
  administrator: UserRecord,
): ApplicationRecord | Refusal {
  const refused = decidedApplication(application);
  if (refused) return refused;
  const rejectionReason = review.status === 'REJECTED' ? review.rejectionReason : null;
  const user = store.users.get(application.userId);
  if (user) {
    if (review.status === 'APPROVED') makeCaptain(store, user, application);
    notifyOfDecision(store, now, user, application, rejectionReason);
  }
  const changes = {
    status: review.status,
    reviewedAt: instant(now),
    reviewedById: administrator.id,
    rejectionReason,
  };
  return store.applications.update(application.id, changes) ?? application;
}

/** Removes an application for good, with its documents. */
export function removeApplication(store: Store, application: ApplicationRecord): void {
  for (const path of application.documentFilePaths) removeFile(store, path);
  store.applications.remove(application.id);
}
