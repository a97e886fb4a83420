import type { Tour } from '../../../../api/contract/types.ts';
import type { StoredTour } from '../save/stored-tour.ts';
import { saidHighlights, tourContent } from '../values/tour-request.ts';
import type { TourValues } from '../values/tour-values.ts';

/** The form as the tour that guests would see; figures that are missing count as zero, a title as `untitled`. */
export function previewedTour(
  values: TourValues,
  stored: StoredTour,
  { guideId, untitled }: { guideId: number; untitled: string },
): Tour {
  const { id = 0, status = 'DRAFT', images, rating, reviewCount } = stored;
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
    imageUrl: images[0]?.imageUrl ?? null,
    tourImages: [...images],
    tourDates: [],
  };
}
