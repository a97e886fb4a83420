import { reportedReviews } from '../../rules/review/reported-reviews.ts';
import type { Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { TODAY } from '../call.ts';
import { exampleBody } from '../stage.ts';
import { REASON } from './bookings.ts';
import type { Scene } from './scene.ts';

const LATER = `${TODAY}T09:00:00Z`;

export const applicationScene: Scene = {
  table: 'applications',
  setUp(store, state) {
    const application = store.applications.all()[0];
    if (!application) throw new Error('nobody has applied');
    const status = state as Schemas['ApplicationStatus']; // a state of the enum
    return store.applications.update(application.id, { status }) ?? application;
  },
  stateOf: (store, id) => store.applications.get(id)?.status ?? '',
  asks: {
    reviewCaptainApplication: {
      ask: (_, { id }, to) => ({
        path: { id },
        body: { status: to, ...(to === 'REJECTED' && { rejectionReason: REASON }) },
      }),
    },
  },
  begins: {
    submitCaptainApplication: [{}],
    submitCaptainApplicationForm: [
      {
        ask: {
          form: Object.fromEntries(
            Object.entries(exampleBody('submitCaptainApplicationForm'))
              .filter(([name]) => name !== 'documents')
              .map(([name, value]) => [name, String(value)]),
          ),
        },
      },
    ],
  },
};

export const contactMessageScene: Scene = {
  table: 'contactMessages',
  setUp(store, state) {
    const message = store.contactMessages.all()[0];
    if (!message) throw new Error('nobody has written');
    const values = { state: state as Schemas['ContactMessageState'] }; // a state of the enum
    return store.contactMessages.update(message.id, values) ?? message;
  },
  stateOf: (store, id) => store.contactMessages.get(id)?.state ?? '',
  asks: {
    setContactMessageState: { ask: (_, { id }, to) => ({ path: { id }, body: { state: to } }) },
  },
  begins: { createContactMessage: [{}] },
};

export const messageScene: Scene = {
  table: 'messages',
  setUp(store, state) {
    const message = store.messages.all().find(({ removedBy }) => removedBy === undefined);
    if (!message) throw new Error('nobody has written');
    const readStatus = state as Schemas['ReadStatus']; // a state of the enum
    return store.messages.update(message.id, { readStatus }) ?? message;
  },
  stateOf: (store, id) => store.messages.get(id)?.readStatus ?? '',
  asks: {
    updateMessageReadStatus: {
      ask: (_, { id }, to) => ({ body: { messageId: id, readStatus: to } }),
    },
  },
  begins: { sendMessage: [{}] },
};

/** The report that makes a review one of the queue; a review that nobody reported is in no state. */
function reportOf(store: Store, reviewId: number) {
  return reportedReviews(store).find(({ review }) => review.id === reviewId);
}

export const reportScene: Scene = {
  table: 'reviewFlags',
  setUp(store, state) {
    const [review] = store.reviews.all().filter(({ boatId }) => boatId !== null);
    const [administrator] = store.users.where('role', 'ADMIN');
    if (!review || !administrator) throw new Error('nobody has reviewed a boat');
    for (const { id } of store.reviewFlags.where('reviewId', review.id))
      store.reviewFlags.remove(id);
    const flag = {
      reviewId: review.id,
      userId: review.customerId,
      reason: REASON,
      createdAt: LATER,
    };
    const decided = { decided: { at: LATER, byId: administrator.id } };
    store.reviewFlags.insert({ ...flag, ...(state === 'KEPT' && decided) });
    return review;
  },
  stateOf: (store, id) =>
    reportOf(store, id)?.state ??
    reportOf(store, store.reviewFlags.get(id)?.reviewId ?? 0)?.state ??
    '',
  asks: {
    keepReview: { ask: (_, { id }) => ({ path: { id }, body: { reason: REASON } }), aside: true },
    flagReview: { ask: (_, { id }) => ({ path: { id }, body: { reason: REASON } }), aside: true },
  },
  begins: {
    flagReview: [
      {
        ask: { path: { id: 1 }, body: exampleBody('flagReview') },
        prepare({ store }) {
          for (const { id } of store.reviewFlags.all()) store.reviewFlags.remove(id);
        },
      },
    ],
  },
};
