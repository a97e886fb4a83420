import { COMMENT } from '../world/reviews.ts';
import { pdfPart } from '../world/sample-files.ts';
import type { World } from '../world/world.ts';
import type { Recipes } from './recipe.ts';

const reviewId = async (world: World) => ({ path: { id: (await world.review()).id } });

async function ownReview(world: World) {
  const { id, actor } = await world.review();
  return { actor, path: { id } };
}

/** Figures of the captain who asks, named as an administrator would have to. */
const ownFigures = {
  actor: 'BOAT_OWNER' as const,
  parts: async ({ run }: World) => ({ query: { ownerId: run.session('BOAT_OWNER').userId } }),
};

/** Reviews, messages, notifications, applications and what is only read. */
export const others: Recipes = {
  listFinanceTransactionsPage: ownFigures,
  listPendingPayoutsPage: ownFigures,
  getFinanceReport: ownFigures,
  createReview: {
    noEdges: true,
    parts: async (world) => {
      const { actor, bookingId } = await world.reviewable();
      return { actor, body: { bookingId, rating: 4, comment: COMMENT } };
    },
  },
  updateReview: {
    parts: async (world) => ({
      ...(await ownReview(world)),
      body: { rating: 5, comment: COMMENT },
    }),
  },
  replyToReview: {
    actor: 'ADMIN',
    parts: async (world) => ({
      ...(await reviewId(world)),
      body: { message: 'Teşekkür ederiz.', isOfficial: true },
    }),
  },
  flagReview: {
    actor: 'ADMIN',
    noEdges: true,
    parts: async (world) => ({
      ...(await reviewId(world)),
      body: { reason: 'Uyum denetimi bildirdi.' },
    }),
  },
  deleteReview: {
    parts: async (world) => ({ path: { id: (await world.newReview()).id } }),
    noEdges: true,
  },
  deleteBoatReviews: {
    parts: async (world) => ({ path: { id: (await world.newBoat()).id } }),
  },
  deleteTourReviews: {
    parts: async (world) => ({ path: { id: (await world.newTour()).id } }),
  },
  listBookingReviews: {
    actor: 'CUSTOMER',
    parts: async (world) => ({ path: { id: await world.bookingId() } }),
  },
  sendMessage: {
    actor: 'CUSTOMER',
    parts: async (world) => ({ body: await world.messageBody() }),
    hold: ['conversationId', 'bookingId'],
  },
  updateMessageReadStatus: {
    actor: 'BOAT_OWNER',
    parts: async (world) => ({
      body: { messageId: await world.newMessageId(), readStatus: 'READ' },
    }),
  },
  queryMessages: {
    actor: 'CUSTOMER',
    parts: async (world) => {
      const { conversationId } = await world.messageBody();
      return { body: { conversationId, keyword: 'deneme', page: 0, size: 12 } };
    },
    hold: ['conversationId'],
  },
  deleteMessage: {
    actor: 'CUSTOMER',
    parts: async (world) => ({ path: { id: await world.newMessageId() } }),
  },
  deleteConversation: {
    actor: 'CUSTOMER',
    parts: async (world) => {
      const { id, session } = await world.newConversation();
      return { session, path: { id } };
    },
  },
  getMessage: { actor: 'CUSTOMER' },
  markNotificationRead: {
    actor: 'BOAT_OWNER',
    parts: async (world) => {
      const { id, session } = await world.newNotification();
      return { session, path: { id } };
    },
  },
  markAllNotificationsRead: {
    actor: 'CUSTOMER',
    parts: async (world) => {
      const session = await world.newCustomer();
      return { session, path: { userId: session.userId } };
    },
  },
  submitCaptainApplication: {
    actor: 'CUSTOMER',
    parts: async (world) => ({
      session: await world.newCustomer(),
      body: world.applicationBody(),
    }),
    hold: ['company.taxNumber'],
  },
  submitCaptainApplicationForm: {
    actor: 'CUSTOMER',
    parts: async (world) => ({
      session: await world.newCustomer(),
      body: world.applicationForm(),
    }),
    hold: ['company', 'documents'],
  },
  getLatestCaptainApplication: {
    actor: 'CUSTOMER',
    parts: async (world) => ({ session: (await world.application()).session }),
  },
  getCaptainApplication: {
    actor: 'CUSTOMER',
    parts: async (world) => {
      const { id, session } = await world.application();
      return { session, path: { id } };
    },
  },
  getApplicationDocument: {
    actor: 'CUSTOMER',
    parts: async (world) => {
      const { id, session, file } = await world.application();
      return { session, path: { id }, query: { file } };
    },
    hold: ['file'],
  },
  uploadApplicationDocuments: {
    actor: 'CUSTOMER',
    parts: async (world) => {
      const { id, session } = await world.newApplication();
      return { session, path: { id }, body: { documents: [pdfPart()] } };
    },
  },
  reviewCaptainApplication: {
    parts: async (world) => {
      const { id } = await world.newApplication();
      const rejectionReason = 'Uyum denetimi başvurusu.';
      return { path: { id }, body: { status: 'REJECTED', rejectionReason } };
    },
  },
};
