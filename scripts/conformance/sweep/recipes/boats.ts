import { numberAt } from '../../lib/json.ts';
import { JPEG, jpegPart, PDF } from '../world/sample-files.ts';
import type { World } from '../world/world.ts';
import type { Recipes } from './recipe.ts';

const OWNER = 'BOAT_OWNER';
/** A build year is not after the current one, and the two spellings agree. */
const ALIASES = ['buildYear', 'year', 'model', 'brandModel'];

const draftBoatId = async (world: World) => numberAt((await world.newDraftBoat()).body, 'id') ?? 0;

const service = () => ({
  name: 'Canlı müzik',
  description: 'Akşamüstü iki saat akustik gitar.',
  serviceType: 'ENTERTAINMENT',
  price: 4500,
  quantity: 1,
});

async function newService(world: World) {
  const { body } = await world.newDraftBoat();
  return { boatId: numberAt(body, 'id') ?? 0, id: numberAt(body, 'services.0.id') ?? 0 };
}

const document = (world: World) => ({
  documentType: 'OTHER',
  documentName: `belge-${world.run.nonce()}.pdf`,
  documentData: PDF,
  expiryDate: world.daysFromToday(300),
  isVerified: false,
  displayOrder: 3,
});

/** Two documents of a boat of their own. */
async function twoDocuments(world: World) {
  const boatId = await draftBoatId(world);
  return {
    boatId,
    orders: [
      { id: await world.newBoatDocument(boatId), displayOrder: 2 },
      { id: await world.newBoatDocument(boatId), displayOrder: 1 },
    ],
  };
}

const freshDocument = async (world: World) => world.newBoatDocument(await draftBoatId(world));

/** Boats with their images, features, services and documents. */
export const boats: Recipes = {
  createBoat: {
    actor: OWNER,
    parts: async (world) => ({ body: world.boatBody() }),
    hold: [...ALIASES, 'name', 'status', 'images', 'features', 'services', 'organizationTypes'],
  },
  updateBoat: {
    actor: OWNER,
    parts: async (world) => {
      const { body } = await world.newDraftBoat();
      const {
        features: _features,
        services: _services,
        images: _images,
        ...fields
      } = world.boatBody();
      return {
        body: {
          ...fields,
          id: numberAt(body, 'id') ?? 0,
          rules: {
            smoking: 'PROHIBITED',
            pets: 'ALLOWED',
            alcohol: 'ALLOWED',
            music: 'RESTRICTED',
            additionalRules: null,
          },
          imageIdsToRemove: [numberAt(body, 'images.0.id') ?? 0],
        },
      };
    },
    hold: [...ALIASES, 'name', 'imageIdsToRemove'],
  },
  validateBoat: {
    actor: OWNER,
    parts: async (world) => ({ body: world.boatBody() }),
    hold: [...ALIASES, 'name', 'status', 'images', 'features', 'services'],
  },
  deleteBoat: {
    actor: OWNER,
    parts: async (world) => ({ path: { id: await draftBoatId(world) } }),
  },
  setBoatStatus: {
    actor: OWNER,
    parts: async (world) => ({
      path: { id: (await world.newBoat()).id },
      query: { status: 'INACTIVE' },
    }),
  },
  setBoatRating: {
    parts: async (world) => ({ path: { id: await draftBoatId(world) }, query: { rating: 4.5 } }),
  },
  listBoatsByOwner: { actor: OWNER },
  addBoatFeature: {
    actor: OWNER,
    parts: async (world) => ({
      path: { id: await draftBoatId(world) },
      body: { featureName: 'Kitchenette' },
    }),
  },
  addBoatFeatures: {
    actor: OWNER,
    parts: async (world) => ({
      path: { id: await draftBoatId(world) },
      body: { features: [{ featureName: 'Sound System' }, { featureName: 'Fishing Gear' }] },
    }),
  },
  deleteBoatFeature: {
    actor: OWNER,
    parts: async (world) => ({
      path: { id: numberAt((await world.newDraftBoat()).body, 'features.0.id') ?? 0 },
    }),
  },
  uploadBoatImage: {
    actor: OWNER,
    parts: async (world) => ({
      path: { id: await draftBoatId(world) },
      body: { file: jpegPart(), isPrimary: false, displayOrder: 5 },
    }),
  },
  uploadBoatImages: {
    actor: OWNER,
    parts: async (world) => ({
      path: { id: await draftBoatId(world) },
      body: [
        { imageData: JPEG, isPrimary: false, displayOrder: 5 },
        { imageData: JPEG, isPrimary: false, displayOrder: 6 },
      ],
    }),
  },
  setBoatImageDisplayOrders: {
    actor: OWNER,
    parts: async (world) => {
      const { body } = await world.newDraftBoat();
      return {
        path: { id: numberAt(body, 'id') ?? 0 },
        body: { imageIds: [numberAt(body, 'images.0.id') ?? 0] },
      };
    },
    hold: ['imageIds'],
  },
  deleteBoatImage: {
    actor: OWNER,
    parts: async (world) => ({
      path: { id: numberAt((await world.newDraftBoat()).body, 'images.0.id') ?? 0 },
    }),
  },
  createBoatService: {
    actor: OWNER,
    parts: async (world) => ({ body: { boatId: await draftBoatId(world), ...service() } }),
  },
  updateBoatService: {
    actor: OWNER,
    parts: async (world) => ({ body: { id: (await newService(world)).id, ...service() } }),
  },
  createBoatServices: {
    actor: OWNER,
    parts: async (world) => ({
      body: {
        boatId: await draftBoatId(world),
        services: [service(), { ...service(), name: 'Su kayağı' }],
      },
    }),
  },
  deleteBoatService: {
    actor: OWNER,
    parts: async (world) => ({ path: { id: (await newService(world)).id } }),
  },
  deleteBoatServices: {
    actor: OWNER,
    parts: async (world) => ({ path: { id: (await newService(world)).boatId } }),
  },
  searchBoatServices: {
    parts: async (world) => ({ path: { id: (await world.boat()).id }, query: { name: 'kahv' } }),
  },
  createBoatDocument: {
    actor: OWNER,
    parts: async (world) => ({ body: { boatId: await draftBoatId(world), ...document(world) } }),
  },
  updateBoatDocument: {
    actor: OWNER,
    parts: async (world) => ({ body: { id: await freshDocument(world), ...document(world) } }),
  },
  createBoatDocuments: {
    actor: OWNER,
    parts: async (world) => ({
      body: {
        boatId: await draftBoatId(world),
        documents: [
          { ...document(world), documentType: 'LICENSE' },
          { ...document(world), documentType: 'INSURANCE' },
        ],
      },
    }),
    hold: ['documents.documentType'],
  },
  setBoatDocumentDisplayOrders: {
    actor: OWNER,
    parts: async (world) => ({ body: await twoDocuments(world) }),
  },
  setBoatDocumentDisplayOrder: {
    actor: OWNER,
    parts: async (world) => ({ path: { id: await freshDocument(world) } }),
  },
  deleteBoatDocument: {
    actor: OWNER,
    parts: async (world) => ({ path: { id: await freshDocument(world) } }),
  },
  getBoatDocumentFile: {
    actor: OWNER,
    parts: async (world) => ({ path: { id: await freshDocument(world) } }),
  },
  setBoatDocumentVerification: {
    parts: async (world) => ({
      path: { id: await freshDocument(world) },
      body: { isVerified: true, verificationNotes: 'Aslıyla karşılaştırıldı.' },
    }),
  },
};
