import { type PartFields, partsOf } from '../../../../forms/editor/parts.ts';
import type { VesselValues } from './vessel-values.ts';

export type VesselTab =
  | 'details'
  | 'terms'
  | 'services'
  | 'location'
  | 'photos'
  | 'documents'
  | 'features'
  | 'descriptions';

export type VesselField = keyof VesselValues;

/** Which tab holds a field; tabs and fields in the order in which they stand there. */
export const tabFields: PartFields<VesselTab, VesselField> = {
  details: [
    'name',
    'type',
    'brandModel',
    'buildYear',
    'manufacturer',
    'organizationTypes',
    'organizationText',
    'length',
    'width',
    'capacity',
    'diningCapacity',
    'cabins',
    'bathrooms',
    'toiletCount',
    'crew',
    'captainIncluded',
    'maxSpeed',
    'fuelType',
    'flag',
    'material',
    'dailyPrice',
    'hourlyPrice',
    'location',
  ],
  terms: [
    'fuelInclusion',
    'foodInclusion',
    'drinksInclusion',
    'towelsInclusion',
    'cleaningInclusion',
    'harbourFeesInclusion',
    'smoking',
    'pets',
    'alcohol',
    'music',
    'additionalRules',
  ],
  services: ['services'],
  location: ['departurePoint', 'returnPoint', 'latitude', 'longitude'],
  photos: [],
  documents: [],
  features: ['features', 'featureText'],
  descriptions: ['shortDescription', 'description', 'dayPlan'],
};

/** The parts of the form, by their names in the address. */
export const vesselTabs = partsOf(tabFields);

/** Whether a text of the address names a tab. */
export function isVesselTab(text: string): text is VesselTab {
  return vesselTabs.some((tab) => tab === text);
}
