import { randomOf } from '../../lib/random.ts';
import { compare } from '../../rules/common/order.ts';
import type {
  ApplicationRecord,
  AuditRecord,
  ContactMessageRecord,
  ReviewFlagRecord,
  UserRecord,
} from '../../store/records.ts';
import { ADMINISTRATOR_IDS } from '../account/administrators.ts';
import type { Calendar } from '../calendar.ts';

/** Ids begin here, behind those of the contract's examples. */
const FIRST_ID = 100;
/** Days after which a report has been decided on, and how long a decision takes. */
const DECIDED = { after: 30, within: 3 };
const KEPT = 'Yorum bir deneyimi anlatıyor, kurallara aykırı bir ifade yok.';
const CLOSED = 'Hesap, sahibinin e-posta ile ilettiği istek üzerine kapatıldı.';

/** Reports of reviews; on the older ones an administrator has decided that the review stays. */
export function decideReports(
  calendar: Calendar,
  flags: readonly ReviewFlagRecord[],
): ReviewFlagRecord[] {
  return flags.map((flag) => {
    const day = calendar.offsetOf(flag.createdAt.slice(0, 10));
    if (day > -DECIDED.after) return flag;
    const random = randomOf(`report ${flag.id}`);
    const at = calendar.at(day + random.int(1, DECIDED.within), '11:05');
    return { ...flag, decided: { at, byId: random.pick(ADMINISTRATOR_IDS) } };
  });
}

interface Decisions {
  users: readonly UserRecord[];
  applications: readonly ApplicationRecord[];
  contactMessages: readonly ContactMessageRecord[];
  reviewFlags?: readonly ReviewFlagRecord[];
  /** Name of the boat or tour of a review. */
  offerOf?(reviewId: number): string | null;
}

/** What administrators did in a world, as its records tell; the acts of the examples stay as they are. */
export function createAudit(
  calendar: Calendar,
  { users, applications, contactMessages, reviewFlags = [], offerOf }: Decisions,
  examples: readonly AuditRecord[],
): AuditRecord[] {
  const names = new Map(users.map(({ id, fullName }) => [id, fullName]));
  const actorOf = (id: number) => ({ id, fullName: names.get(id) ?? '' });
  const told = new Set(examples.map(({ recordType, recordId }) => `${recordType} ${recordId}`));
  const acts: Omit<AuditRecord, 'id'>[] = [];
  for (const { id, userId, status, reviewedAt, reviewedById, rejectionReason } of applications) {
    if (status === 'PENDING' || reviewedAt === null || reviewedById === null) continue;
    acts.push({
      createdAt: reviewedAt,
      actor: actorOf(reviewedById),
      act: status === 'APPROVED' ? 'APPLICATION_APPROVED' : 'APPLICATION_REJECTED',
      operation: 'reviewCaptainApplication',
      recordType: 'APPLICATION',
      recordId: id,
      recordName: names.get(userId) ?? null,
      reason: rejectionReason,
      before: 'PENDING',
      after: status,
    });
  }
  for (const { id, subject, state, changed } of contactMessages) {
    if (!changed) continue;
    acts.push({
      createdAt: changed.at,
      actor: actorOf(changed.byId),
      act: 'CONTACT_MESSAGE_STATE_CHANGED',
      operation: 'setContactMessageState',
      recordType: 'CONTACT_MESSAGE',
      recordId: id,
      recordName: subject,
      reason: null,
      before: 'NEW',
      after: state,
    });
  }
  for (const { reviewId, decided } of reviewFlags) {
    if (!decided) continue;
    acts.push({
      createdAt: decided.at,
      actor: actorOf(decided.byId),
      act: 'REVIEW_KEPT',
      operation: 'keepReview',
      recordType: 'REVIEW',
      recordId: reviewId,
      recordName: offerOf?.(reviewId) ?? null,
      reason: KEPT,
      before: 'OPEN',
      after: 'KEPT',
    });
  }
  for (const { id, fullName, isActive } of users) {
    if (isActive) continue;
    acts.push({
      createdAt: calendar.at(-20, '14:30'),
      actor: actorOf(ADMINISTRATOR_IDS[0] ?? id),
      act: 'USER_DEACTIVATED',
      operation: 'setUserStatus',
      recordType: 'USER',
      recordId: id,
      recordName: fullName,
      reason: CLOSED,
      before: 'ACTIVE',
      after: 'INACTIVE',
    });
  }
  const others = acts
    .filter(({ recordType, recordId }) => !told.has(`${recordType} ${recordId}`))
    .sort((a, b) => compare(a.createdAt, b.createdAt))
    .map((act, index) => ({ id: FIRST_ID + index, ...act }));
  return [...examples, ...others];
}
