import { numberAt } from '../../lib/json.ts';
import { JPEG, PDF } from '../world/sample-files.ts';
import type { World } from '../world/world.ts';
import type { Recipes } from './recipe.ts';

const OWNER = 'BOAT_OWNER';

async function draft(world: World) {
  const { body } = await world.newDraftTour();
  return {
    id: numberAt(body, 'id') ?? 0,
    dateId: numberAt(body, 'tourDates.0.id') ?? 0,
    imageId: numberAt(body, 'tourImages.0.id') ?? 0,
  };
}

const document = (world: World) => ({
  documentType: 'OTHER',
  documentName: `belge-${world.run.nonce()}.pdf`,
  documentData: PDF,
  expiryDate: world.daysFromToday(300),
  displayOrder: 3,
});

const freshDocument = async (world: World) => world.newTourDocument((await draft(world)).id);

/** A date of a tour has room for as many guests as the tour, and its length is its own. */
const DATE_RULES = ['maxGuests', 'durationMinutes', 'availabilityStatus'];

/** Tours with their dates, pictures and documents. */
export const tours: Recipes = {
  createTour: {
    actor: OWNER,
    parts: async (world) => ({ body: world.tourBody() }),
    hold: ['name', 'tourDates', 'tourImages', 'capacity', 'features', 'languages', 'location'],
  },
  updateTour: {
    actor: OWNER,
    parts: async (world) => {
      const { id, dateId, imageId } = await draft(world);
      const { tourDates: _dates, tourImages: _images, ...fields } = world.tourBody();
      const day = world.daysFromToday(60);
      return {
        body: {
          ...fields,
          id,
          tourDatesToAdd: [world.dateBody(world.daysFromToday(61))],
          tourDatesToUpdate: [{ id: dateId, ...world.dateBody(day) }],
          tourImagesToAdd: [world.imageBody(2)],
          tourImageIdsToRemove: [imageId],
        },
      };
    },
    hold: [
      'name',
      'location',
      'capacity',
      'features',
      'languages',
      'tourDatesToAdd',
      'tourDatesToUpdate',
      'tourImagesToAdd',
    ],
  },
  deleteTour: {
    actor: OWNER,
    parts: async (world) => ({ path: { id: (await draft(world)).id } }),
  },
  setTourStatus: {
    actor: OWNER,
    parts: async (world) => ({
      path: { id: (await draft(world)).id },
      query: { status: 'ACTIVE' },
    }),
  },
  setTourRating: {
    parts: async (world) => ({ path: { id: (await draft(world)).id }, query: { rating: 4.5 } }),
  },
  deleteToursByGuide: {
    parts: async (world) => {
      const session = await world.newOwner();
      await world.run.call('createTour', OWNER, { session, body: world.tourBody() });
      return { path: { id: session.userId } };
    },
  },
  listToursByGuide: { actor: OWNER },
  searchToursByName: { parts: async () => ({ query: { name: 'tur' } }) },
  createTourDate: {
    actor: OWNER,
    parts: async (world) => ({
      body: { tourId: (await draft(world)).id, ...world.dateBody(world.daysFromToday(90)) },
    }),
    hold: DATE_RULES,
  },
  updateTourDate: {
    actor: OWNER,
    parts: async (world) => ({
      body: { id: (await draft(world)).dateId, ...world.dateBody(world.daysFromToday(91)) },
    }),
    hold: DATE_RULES,
  },
  createTourDates: {
    actor: OWNER,
    parts: async (world) => ({
      path: { id: (await draft(world)).id },
      body: [world.dateBody(world.daysFromToday(92)), world.dateBody(world.daysFromToday(94))],
    }),
  },
  addTourDates: {
    actor: OWNER,
    parts: async (world) => ({
      path: { id: (await draft(world)).id },
      body: {
        dates: [world.dateBody(world.daysFromToday(92)), world.dateBody(world.daysFromToday(94))],
      },
    }),
    hold: ['dates'],
  },
  deleteTourDate: {
    actor: OWNER,
    parts: async (world) => ({ path: { id: (await draft(world)).dateId } }),
  },
  deleteTourDatesByTour: {
    actor: OWNER,
    parts: async (world) => ({ path: { id: (await draft(world)).id } }),
  },
  setTourDateStatus: {
    actor: OWNER,
    parts: async (world) => ({
      path: { id: (await draft(world)).dateId },
      query: { status: 'CANCELLED' },
    }),
  },
  setTourDateMaxGuests: {
    actor: OWNER,
    parts: async (world) => ({
      path: { id: (await draft(world)).dateId },
      query: { maxGuests: 6 },
    }),
    hold: ['maxGuests'],
  },
  listOverlappingTourDates: {
    parts: async (world) => ({
      path: { id: (await world.tour()).id },
      query: {
        start: `${world.daysFromToday(30)}T06:00:00Z`,
        end: `${world.daysFromToday(60)}T06:00:00Z`,
      },
    }),
  },
  uploadTourImage: {
    actor: OWNER,
    parts: async (world) => ({ body: { tourId: (await draft(world)).id, ...world.imageBody(2) } }),
    hold: ['contentType'],
  },
  updateTourImage: {
    actor: OWNER,
    parts: async (world) => ({
      body: {
        id: (await draft(world)).imageId,
        imageData: JPEG,
        fileName: 'yeni.jpg',
        contentType: 'image/jpeg',
        displayOrder: 3,
      },
    }),
    hold: ['contentType'],
  },
  uploadTourImages: {
    actor: OWNER,
    parts: async (world) => ({
      path: { id: (await draft(world)).id },
      body: [world.imageBody(2), world.imageBody(3)],
    }),
  },
  deleteTourImage: {
    actor: OWNER,
    parts: async (world) => ({ path: { id: (await draft(world)).imageId } }),
  },
  deleteTourImagesByTour: {
    actor: OWNER,
    parts: async (world) => ({ path: { id: (await draft(world)).id } }),
  },
  setTourImageDisplayOrder: {
    actor: OWNER,
    parts: async (world) => ({
      path: { id: (await draft(world)).imageId },
      query: { displayOrder: 4 },
    }),
  },
  createTourDocument: {
    actor: OWNER,
    parts: async (world) => ({ body: { tourId: (await draft(world)).id, ...document(world) } }),
  },
  updateTourDocument: {
    actor: OWNER,
    parts: async (world) => ({ body: { id: await freshDocument(world), ...document(world) } }),
  },
  createTourDocuments: {
    actor: OWNER,
    parts: async (world) => ({
      body: {
        tourId: (await draft(world)).id,
        documents: [
          { ...document(world), documentType: 'GUIDE_LICENSE' },
          { ...document(world), documentType: 'INSURANCE' },
        ],
      },
    }),
    hold: ['documents.documentType'],
  },
  setTourDocumentDisplayOrders: {
    actor: OWNER,
    parts: async (world) => {
      const { id } = await draft(world);
      return {
        body: {
          tourId: id,
          orders: [
            { id: await world.newTourDocument(id), displayOrder: 2 },
            { id: await world.newTourDocument(id), displayOrder: 1 },
          ],
        },
      };
    },
  },
  setTourDocumentDisplayOrder: {
    actor: OWNER,
    parts: async (world) => ({
      path: { id: await freshDocument(world) },
      query: { displayOrder: 4 },
    }),
  },
  deleteTourDocument: {
    actor: OWNER,
    parts: async (world) => ({ path: { id: await freshDocument(world) } }),
  },
  getTourDocumentFile: {
    actor: 'BOAT_OWNER',
    parts: async (world) => ({ path: { id: await freshDocument(world) } }),
  },
  setTourDocumentVerification: {
    parts: async (world) => ({
      path: { id: await freshDocument(world) },
      body: { isVerified: true, verificationNotes: 'Geçerliliği teyit edildi.' },
    }),
  },
};
