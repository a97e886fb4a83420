import type { World } from '../world/world.ts';
import type { Recipes } from './recipe.ts';

const REASON = { reason: 'Uyum denetiminin gerekçesi.' };

/** A review of this run that an administrator has reported. */
async function reportedReview(world: World) {
  const { id } = await world.newReview();
  const body = { reason: 'Uyum denetimi bildirdi.' };
  await world.run.call('flagReview', 'ADMIN', { path: { id }, body });
  return { path: { id }, body: REASON };
}

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
  keepReview: { parts: reportedReview, noEdges: true },
  removeReview: {
    parts: async (world) => ({ path: { id: (await world.newReview()).id }, body: REASON }),
    noEdges: true,
  },
};
