import { type PartFields, partsOf } from '../../../forms/editor/parts.ts';
import type { TourValues } from './values/tour-values.ts';

/** The steps by their names in the address. */
export type TourStep =
  | 'details'
  | 'terms'
  | 'route'
  | 'descriptions'
  | 'dates'
  | 'photos'
  | 'documents';

type TourField = keyof TourValues;

/** Which step holds a field; steps and fields in the order in which they stand there. Photos and documents are no fields. */
export const stepFields: PartFields<TourStep, TourField> = {
  details: ['name', 'tourType', 'description', 'languages'],
  terms: [
    'cancellationPolicy',
    'includedServices',
    'excludedServices',
    'requirements',
    'notAllowed',
    'notSuitableFor',
  ],
  route: ['location', 'routeDescription', 'locationDescription', 'latitude', 'longitude'],
  descriptions: ['fullDescription', 'highlights', 'features', 'featureText'],
  dates: ['price', 'capacity', 'hours', 'minutes', 'dates'],
  photos: [],
  documents: [],
};

/** The steps in their order. */
export const tourSteps = partsOf(stepFields);

/** Whether a text of the address names a step. */
export function isTourStep(text: string): text is TourStep {
  return tourSteps.some((step) => step === text);
}
