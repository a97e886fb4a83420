import type { Recipes } from './recipe.ts';

const REASON = { reason: 'Uyum denetiminin gerekçesi.' };

/** What only administrators do. */
export const administration: Recipes = {
  setContactMessageState: {
    parts: async (world) => ({
      path: { id: await world.newContactMessageId() },
      body: { state: 'ANSWERED' },
    }),
  },
  getUserChangePreview: {
    parts: async (world) => ({
      path: { id: (await world.customer()).userId },
      query: { isActive: false },
    }),
  },
  keepReview: {
    parts: async (world) => ({ path: { id: await world.reportedReviewId() }, body: REASON }),
  },
  removeReview: {
    parts: async (world) => ({ path: { id: (await world.newReview()).id }, body: REASON }),
    noEdges: true,
  },
};
