import { addDays } from '../../rules/calendar/day.ts';
import type {
  AvailabilityRecord,
  BoatRecord,
  Schemas,
  TourImageRecord,
  TourRecord,
} from '../../store/records.ts';
import type { WorldRows } from '../../store/state.ts';
import { example, numbered } from './examples.ts';

/** The boat that the examples create. */
const NEW_BOAT = 'boat-created';
/** When it was added, and when the others began to be, each some weeks after the one before. */
const ADDED = { newest: '2026-11-18', first: '2024-03-04', apart: 25 };

/** Pictures that every tour has at least. */
const TOUR_PICTURES = 4;

/** Boats and tours of the examples with what belongs to them, around the examples' day. */
export function exampleOffers() {
  const boats = [...numbered<Schemas['Boat']>('boat-').values()];
  const newBoat = example<Schemas['Boat']>(NEW_BOAT);
  boats.push(newBoat);
  boats.sort((a, b) => a.id - b.id);
  const tours = [...numbered<Schemas['Tour']>('tour-').values()];
  return {
    boats: boats.map((boat) => boatRecord(boat, boat === newBoat ? ADDED.newest : added(boat.id))),
    boatImages: boats.flatMap(({ id, images }) => ofBoat(id, images)),
    boatFeatures: boats.flatMap(({ id, features }) => ofBoat(id, features)),
    boatServices: boats.flatMap(({ services }) => services),
    boatDocuments: [...numbered<Schemas['BoatDocument'][]>('boat-document-list-').values()]
      .flat()
      .map(({ documentUrl, ...document }) => document),
    availabilities: [
      ...entries('calendar-boat-', (boatId) => ({ boatId, tourId: null })),
      ...entries('calendar-tour-', (tourId) => ({ boatId: null, tourId })),
    ],
    tours: tours.map((tour) => tourRecord(tour, added(tour.id))),
    tourDates: tours.flatMap(({ tourDates }) => tourDates.map(({ price, ...date }) => date)),
    tourImages: tours.flatMap(galleryOf),
    tourDocuments: [...numbered<Schemas['TourDocument'][]>('tour-documents-of-').values()]
      .flat()
      .map(({ documentUrl, ...document }) => document),
  } satisfies WorldRows;
}

const added = (id: number) => addDays(ADDED.first, ADDED.apart * id);

const ofBoat = <T>(boatId: number, parts: readonly T[]) =>
  parts.map((part) => ({ ...part, boatId }));

/** The pictures of a tour; the examples, which are kept short, show the first few. */
function galleryOf({ id: tourId, tourImages }: Schemas['Tour']): TourImageRecord[] {
  const more = Array.from(
    { length: Math.max(0, TOUR_PICTURES - tourImages.length) },
    (_, index) => {
      const number = tourImages.length + index + 1;
      return {
        id: tourId * 10 + number,
        tourId,
        imageUrl: `/api/uploads/tour-${tourId}-${number}.svg`,
        displayOrder: number,
      };
    },
  );
  return [...tourImages, ...more];
}

function boatRecord(boat: Schemas['Boat'], day: string): BoatRecord {
  const { rating, reviewCount, imageUrl, isInstantConfirmation, nextAvailableDate, ...rest } = boat;
  const {
    fromPrice,
    periodPrice,
    imageUrls,
    textLanguage,
    ownerName,
    ownerProfile,
    images,
    features,
    services,
    ...described
  } = rest;
  return { ...described, ratingOverride: null, createdAt: `${day}T08:00:00Z` };
}

function tourRecord(tour: Schemas['Tour'], day: string): TourRecord {
  const { textLanguage, rating, reviewCount, imageUrl, imageUrls, stops, ...rest } = tour;
  const { tourDates, tourImages, ...described } = rest;
  return { ...described, ratingOverride: null, createdAt: `${day}T08:00:00Z` };
}

/** The entries behind the calendars: a booked day is closed in them, yet offered by its host. */
function entries(
  prefix: string,
  offerOf: (id: number) => Pick<AvailabilityRecord, 'boatId' | 'tourId'>,
): AvailabilityRecord[] {
  return [...numbered<Schemas['CalendarDay'][]>(prefix)].flatMap(([id, days]) =>
    days.flatMap((day) =>
      day.availabilityId === null
        ? []
        : {
            id: day.availabilityId,
            ...offerOf(id),
            date: day.date,
            isAvailable: day.isAvailable || day.hasBookings,
            priceOverride: day.priceOverride,
            isInstantConfirmation: day.isInstantConfirmation,
          },
    ),
  );
}
