import type { TourContent } from '../../../../api/contract/types.ts';
import { withTag } from '../../../../forms/editor/tags/tags.ts';
import { featureTag } from './feature-tag.ts';
import type { TourValues } from './tour-values.ts';

/** The highlights without blank rows, each once. */
export function saidHighlights(rows: readonly string[]): string[] {
  return [...new Set(rows.map((row) => row.trim()).filter((row) => row !== ''))];
}

/** The features of the tour, with one that was typed and not added. */
function allFeatures({ features, featureText }: TourValues): string[] {
  return withTag(features, featureTag(featureText));
}

/**
 * What the form says of the tour itself, as the contract names it; its dates, pictures and documents have calls
 * of their own. What is empty is left out or null; an empty figure passes no check.
 */
export function tourContent(values: TourValues): TourContent {
  const highlights = saidHighlights(values.highlights);
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    fullDescription: values.fullDescription.trim(),
    price: values.price ?? Number.NaN,
    capacity: values.capacity ?? Number.NaN,
    location: values.location.trim(),
    latitude: values.latitude,
    longitude: values.longitude,
    tourType: values.tourType || null,
    cancellationPolicy: values.cancellationPolicy || null,
    includedServices: values.includedServices.trim(),
    excludedServices: values.excludedServices.trim(),
    requirements: values.requirements.trim(),
    notAllowed: values.notAllowed.trim(),
    notSuitableFor: values.notSuitableFor.trim(),
    routeDescription: values.routeDescription.trim(),
    locationDescription: values.locationDescription.trim(),
    features: allFeatures(values),
    languages: values.languages,
    ...(highlights.length > 0 && { highlights }),
    duration: { hours: values.hours ?? Number.NaN, minutes: values.minutes },
  };
}
