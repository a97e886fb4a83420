import type { VesselValues } from './vessel-values.ts';

/** The parts of the form, by their names in the address, in their order. */
export const vesselTabs = [
  'details',
  'terms',
  'services',
  'location',
  'photos',
  'documents',
  'features',
  'descriptions',
] as const;
export type VesselTab = (typeof vesselTabs)[number];

export type VesselField = keyof VesselValues;

/** Which tab holds a field, in the order in which they stand there. */
export const tabFields: Readonly<Record<VesselTab, readonly VesselField[]>> = {
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
  terms: ['smoking', 'pets', 'alcohol', 'music', 'additionalRules'],
  services: ['services'],
  location: ['departurePoint', 'returnPoint', 'latitude', 'longitude'],
  photos: [],
  documents: [],
  features: ['features', 'featureText'],
  descriptions: ['shortDescription', 'description'],
};

/** Whether a text of the address names a tab. */
export function isVesselTab(text: string): text is VesselTab {
  return vesselTabs.some((tab) => tab === text);
}

/** The first of some fields in the order of the form, with its tab. */
export function firstField(
  fields: readonly string[],
): { tab: VesselTab; field: VesselField } | undefined {
  for (const tab of vesselTabs) {
    const field = tabFields[tab].find((name) => fields.includes(name));
    if (field) return { tab, field };
  }
  return undefined;
}

/** How many fields of each tab are among some fields. */
export function countByTab(fields: readonly string[]): Record<VesselTab, number> {
  const count = (tab: VesselTab) => tabFields[tab].filter((name) => fields.includes(name)).length;
  return {
    details: count('details'),
    terms: count('terms'),
    services: count('services'),
    location: count('location'),
    photos: 0,
    documents: 0,
    features: count('features'),
    descriptions: count('descriptions'),
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields that differ from what is stored. */
export function changedFields(values: VesselValues, stored: VesselValues): VesselField[] {
  // The names of the fields are all the keys that there are.
  return (Object.keys(values) as VesselField[]).filter(
    (name) => !isSame(values[name], stored[name]),
  );
}
