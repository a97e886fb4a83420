import { numberAt } from '../../lib/json.ts';
import type { World } from '../world/world.ts';
import type { Recipes } from './recipe.ts';

const OWNER = 'BOAT_OWNER';

const draftBoatId = async (world: World) => numberAt((await world.newDraftBoat()).body, 'id') ?? 0;

const entry = (world: World) => async () => ({ path: { id: await world.newAvailabilityId() } });

async function period(world: World) {
  return {
    query: {
      boatId: await draftBoatId(world),
      startDate: world.daysFromToday(30),
      endDate: world.daysFromToday(36),
      isAvailable: true,
      priceOverride: 9000,
      isInstantConfirmation: true,
    },
  };
}

/** Days on which boats and tours are offered. */
export const availabilities: Recipes = {
  createAvailability: {
    actor: OWNER,
    parts: async (world) => ({
      body: {
        boatId: await draftBoatId(world),
        date: world.daysFromToday(45),
        isAvailable: true,
        priceOverride: 15000,
        isInstantConfirmation: true,
      },
    }),
  },
  updateAvailability: {
    actor: OWNER,
    parts: async (world) => {
      const boatId = await draftBoatId(world);
      const date = world.daysFromToday(45);
      const { body } = await world.run.call('createAvailability', OWNER, {
        body: { boatId, date, isAvailable: true },
      });
      return {
        body: {
          id: numberAt(body, 'id') ?? 0,
          date: world.daysFromToday(46),
          isAvailable: true,
          priceOverride: 16000,
          isInstantConfirmation: false,
        },
      };
    },
  },
  deleteAvailability: { actor: OWNER, parts: async (world) => entry(world)() },
  getAvailability: { actor: OWNER, parts: async (world) => entry(world)() },
  checkAvailabilityExists: { actor: OWNER, parts: async (world) => entry(world)() },
  setAvailabilityStatus: {
    actor: OWNER,
    parts: async (world) => ({ ...(await entry(world)()), query: { isAvailable: false } }),
  },
  setAvailabilityPriceOverride: {
    actor: OWNER,
    parts: async (world) => ({ ...(await entry(world)()), query: { priceOverride: 17000 } }),
  },
  setAvailabilityInstantConfirmation: {
    actor: OWNER,
    parts: async (world) => ({ ...(await entry(world)()), query: { isInstantConfirmation: true } }),
  },
  createAvailabilityPeriod: { actor: OWNER, parts: period },
  updateAvailabilityPeriod: { actor: OWNER, parts: period },
  updateAvailabilities: {
    actor: OWNER,
    parts: async (world) => {
      const dates = [world.daysFromToday(40), world.daysFromToday(41)];
      const terms = { isAvailable: true, priceOverride: 9000, isInstantConfirmation: true };
      return {
        body: { changes: [{ boatId: await draftBoatId(world), action: 'SET', dates, ...terms }] },
      };
    },
    hold: ['changes'],
  },
  getTourAvailabilityByDate: {
    actor: 'ANONYMOUS',
    parts: async (world) => {
      const { id, freeDay } = await world.tour();
      const date = freeDay();
      await world.run.call('createAvailability', OWNER, {
        body: { tourId: id, date, isAvailable: true },
      });
      return { path: { id }, query: { date } };
    },
  },
};
