import { type Random, randomOf } from '../../lib/random.ts';
import type {
  AvailabilityRecord,
  TourDateRecord,
  TourImageRecord,
  TourRecord,
} from '../../store/records.ts';
import type { Calendar } from '../calendar.ts';
import { cesmeAndAntalya } from './cesme-antalya.ts';
import { datesOf } from './dates.ts';
import { gocekAndFethiye } from './gocek-fethiye.ts';
import { istanbul } from './istanbul.ts';
import { kits } from './kits.ts';
import type { TourLine } from './line.ts';
import { marmarisAndBodrum } from './marmaris-bodrum.ts';

/** Ids begin here, behind those of the contract's examples. */
const FIRST_ID = 5;
const FIRST_DATE_ID = 100;
const FIRST_ENTRY_ID = 120_000_001;

const tourLines = [...gocekAndFethiye, ...marmarisAndBodrum, ...cesmeAndAntalya, ...istanbul];

/** Tours with what belongs to them. */
interface TourRows {
  tours: TourRecord[];
  tourDates: TourDateRecord[];
  tourImages: TourImageRecord[];
  /** What guides say about the days of coming dates, where they say something. */
  availabilities: AvailabilityRecord[];
}

/** The tours of the catalogue with their dates, past and to come. */
export function createTours(calendar: Calendar): TourRows {
  const rows: TourRows = { tours: [], tourDates: [], tourImages: [], availabilities: [] };
  for (const [index, line] of tourLines.entries()) {
    const id = FIRST_ID + index;
    const random = randomOf(`tour ${id}`);
    rows.tours.push(tourOf(id, line, calendar, random));
    rows.tourImages.push(...imagesOf(id, random.int(4, 5)));
    if (line.status === 'DRAFT') continue;
    const isInstant = random.chance(0.4);
    for (const date of datesOf(id, line, calendar, random)) {
      rows.tourDates.push({ id: FIRST_DATE_ID + rows.tourDates.length, ...date });
      const day = date.startDate.slice(0, 10);
      if (day < calendar.today || !random.chance(0.6)) continue;
      rows.availabilities.push({
        id: FIRST_ENTRY_ID + rows.availabilities.length,
        boatId: null,
        tourId: id,
        date: day,
        isAvailable: !random.chance(0.06),
        priceOverride: random.chance(0.15) ? Math.round(line.price * 0.09) * 10 : null,
        isInstantConfirmation: isInstant,
      });
    }
  }
  return rows;
}

function tourOf(id: number, line: TourLine, calendar: Calendar, random: Random): TourRecord {
  const { name, place, at, tourType, guideId, price, capacity, hours, policy } = line;
  const [latitude, longitude] = at;
  return {
    id,
    name,
    guideId,
    price,
    capacity,
    latitude,
    longitude,
    tourType,
    location: place,
    status: line.status ?? 'ACTIVE',
    languages: line.languages ?? ['tr', 'en'],
    duration: { hours, minutes: line.minutes ?? 0 },
    description: line.description,
    fullDescription: line.text.join('\n\n'),
    cancellationPolicy: policy,
    ...kits[tourType],
    routeDescription: line.route,
    locationDescription: line.meeting,
    features: line.features,
    highlights: line.highlights,
    ratingOverride: null,
    createdAt: calendar.at(line.status === 'DRAFT' ? -6 : -random.int(405, 455), '14:05'),
  };
}

function imagesOf(tourId: number, count: number): TourImageRecord[] {
  return Array.from({ length: count }, (_, index) => ({
    id: tourId * 10 + index + 1,
    tourId,
    imageUrl: `/api/uploads/tour-${tourId}-${index + 1}.svg`,
    displayOrder: index + 1,
  }));
}
