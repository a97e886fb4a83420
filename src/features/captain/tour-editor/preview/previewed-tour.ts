import type { Tour } from '../../../../api/contract/types.ts';
import type { Photo } from '../../../../forms/photos/photo.ts';
import { dateDetails } from '../save/date-changes.ts';
import type { StoredTour } from '../save/stored-tour.ts';
import { rowNow } from '../steps/dates/rows.ts';
import { saidHighlights, tourContent } from '../values/tour-request.ts';
import type { TourValues } from '../values/tour-values.ts';

/** What of the tour is shown and is no field of its form. */
interface Beside {
  guideId: number;
  /** What it is called while it has no name. */
  untitled: string;
  /** In their order, stored or not. */
  photos: readonly Photo[];
}

/**
 * The form as the tour that guests would see, with what is not stored yet: its photos, as soon as they were made to
 * fit, and its dates. Figures that are missing count as zero.
 */
export function previewedTour(
  values: TourValues,
  stored: StoredTour,
  { guideId, untitled, photos }: Beside,
): Tour {
  const { id = 0, status = 'DRAFT', rating, reviewCount } = stored;
  const tourImages = photos.flatMap(({ url }, index) =>
    url === undefined ? [] : [{ id: index, tourId: id, imageUrl: url, displayOrder: index }],
  );
  const { location, languages, minutes } = values;
  const said = tourContent(values);
  return {
    id,
    status,
    name: values.name.trim() || untitled,
    location,
    languages,
    description: values.description,
    fullDescription: values.fullDescription,
    guideId,
    guideName: '',
    price: values.price ?? 0,
    capacity: values.capacity ?? 0,
    latitude: values.latitude,
    longitude: values.longitude,
    tourType: values.tourType || null,
    cancellationPolicy: values.cancellationPolicy || null,
    includedServices: values.includedServices,
    excludedServices: values.excludedServices,
    requirements: values.requirements,
    notAllowed: values.notAllowed,
    notSuitableFor: values.notSuitableFor,
    routeDescription: values.routeDescription,
    locationDescription: values.locationDescription,
    features: said.features ?? [],
    highlights: saidHighlights(values.highlights),
    duration: { hours: values.hours ?? 0, minutes },
    rating,
    reviewCount,
    imageUrl: tourImages[0]?.imageUrl ?? null,
    tourImages,
    tourDates: values.dates.map((row) => ({
      ...dateDetails(rowNow(row, values)),
      id: row.key,
      tourId: id,
      price: values.price ?? 0,
    })),
  };
}
