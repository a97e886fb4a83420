import { shownText } from '../../../rules/common/text.ts';
import { verdictOf } from '../../../rules/document/document-verdict.ts';
import { stateOf } from '../../../rules/document/managed-documents.ts';
import { waitsForDecision } from '../../../rules/review/reported-reviews.ts';
import type { Schemas, UserRecord } from '../../../store/records.ts';
import type { Call } from '../../handler.ts';
import { type Acts, named, subject } from './act.ts';

type Verification = Call<'setBoatDocumentVerification'> | Call<'setTourDocumentVerification'>;

/** What a verdict makes of a document. */
const verdict = ({ body }: Verification): Schemas['AuditAct'] => `DOCUMENT_${verdictOf(body)}`;

const activity = (user: UserRecord | undefined) =>
  user ? (user.isActive ? 'ACTIVE' : 'INACTIVE') : null;

const holder = ({ store, path }: Call<'activateAccount' | 'deactivateAccount'>) =>
  store.users.where('accountId', path.id)[0];

const account = {
  about: (call: Call<'activateAccount' | 'deactivateAccount'>) => subject('USER', holder(call)?.id),
  state: (call: Call<'activateAccount' | 'deactivateAccount'>) => activity(holder(call)),
};

const payment = named('payments');
const paymentSubject = ({ path }: { path: { id: number } }) => subject('PAYMENT', path.id);
const reviewSubject = ({ path }: { path: { id: number } }) => subject('REVIEW', path.id);

const place = ({ store, path }: Call<'updateDestination'>) =>
  store.destinations.where('slug', path.slug)[0];
const post = ({ store, path }: Call<'updateBlogPost'>) =>
  store.blogPosts.where('slug', path.slug)[0];

/** What administrators decide about people, documents, reviews, money and messages, and what they correct of the site. */
export const decisions: Acts = {
  reviewCaptainApplication: {
    act: ({ body }) =>
      body.status === 'APPROVED' ? 'APPLICATION_APPROVED' : 'APPLICATION_REJECTED',
    about: ({ path }) => subject('APPLICATION', path.id),
    state: (call) => named('applications')(call)?.status ?? null,
    reason: ({ body }) => (body.status === 'REJECTED' ? body.rejectionReason : null),
  },
  setBoatDocumentVerification: {
    act: verdict,
    about: ({ path }) => subject('BOAT_DOCUMENT', path.id),
    state(call) {
      const document = named('boatDocuments')(call);
      return document ? stateOf(document) : null;
    },
    reason: ({ body }) => shownText(body.verificationNotes),
  },
  setTourDocumentVerification: {
    act: verdict,
    about: ({ path }) => subject('TOUR_DOCUMENT', path.id),
    state(call) {
      const document = named('tourDocuments')(call);
      return document ? stateOf(document) : null;
    },
    reason: ({ body }) => shownText(body.verificationNotes),
  },
  setUserRole: {
    act: 'USER_ROLE_CHANGED',
    about: ({ path }) => subject('USER', path.id),
    state: (call) => named('users')(call)?.role ?? null,
    reason: ({ body }) => body.reason,
  },
  setUserStatus: {
    act: ({ body }) => (body.isActive ? 'USER_ACTIVATED' : 'USER_DEACTIVATED'),
    about: ({ path }) => subject('USER', path.id),
    state: (call) => activity(named('users')(call)),
    reason: ({ body }) => body.reason,
  },
  activateAccount: { act: 'USER_ACTIVATED', ...account },
  deactivateAccount: { act: 'USER_DEACTIVATED', ...account },
  keepReview: {
    act: 'REVIEW_KEPT',
    about: reviewSubject,
    state: ({ store, path }) => (waitsForDecision(store, path.id) ? 'OPEN' : 'KEPT'),
    reason: ({ body }) => body.reason,
  },
  removeReview: {
    act: 'REVIEW_DELETED',
    about: reviewSubject,
    reason: ({ body }) => body.reason,
  },
  deleteReview: { act: 'REVIEW_DELETED', about: reviewSubject },
  updatePayment: {
    act: 'PAYMENT_CHANGED',
    about: paymentSubject,
    state(call) {
      const record = payment(call);
      return record ? `${record.type} ${record.amount}` : null;
    },
  },
  setPaymentStatus: {
    act: 'PAYMENT_STATUS_CHANGED',
    about: paymentSubject,
    state: (call) => payment(call)?.status ?? null,
    reason: ({ body }) => body.reason,
  },
  refundPayment: {
    act: 'PAYMENT_REFUNDED',
    about: paymentSubject,
    state: (call) => payment(call)?.status ?? null,
    reason: ({ body }) => body.reason,
  },
  setContactMessageState: {
    act: 'CONTACT_MESSAGE_STATE_CHANGED',
    about: ({ path }) => subject('CONTACT_MESSAGE', path.id),
    state: (call) => named('contactMessages')(call)?.state ?? null,
    reason: ({ body }) => body.reason,
  },
  updateDestination: {
    act: 'RECORD_CHANGED',
    about: (call) => subject('DESTINATION', place(call)?.id),
    reason: ({ body }) => body.reason,
  },
  updateBlogPost: {
    act: 'RECORD_CHANGED',
    about: (call) => subject('BLOG_POST', post(call)?.id),
    reason: ({ body }) => body.reason,
  },
};
