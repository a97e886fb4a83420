import { msg } from '@lingui/core/macro';

// What the values of the contract are called; a value without a name here does not compile where it is shown.

export const fuelLabels = {
  DIESEL: msg`Diesel`,
  GASOLINE: msg`Petrol`,
  ELECTRIC: msg`Electric`,
  HYBRID: msg`Hybrid`,
};

export const ruleLabels = {
  ALLOWED: msg`Allowed`,
  RESTRICTED: msg`Restricted`,
  PROHIBITED: msg`Prohibited`,
  BRING_YOUR_OWN: msg`Bring your own`,
};

export const inclusionLabels = {
  INCLUDED: msg`Included`,
  EXTRA: msg`Paid separately`,
};

export const serviceTypeLabels = {
  FOOD: msg`Food`,
  ENTERTAINMENT: msg`Entertainment`,
  WATER_SPORTS: msg`Water sports`,
  TRANSPORTATION: msg`Transport`,
  OTHER: msg`Other`,
};

/** The return to where the trip began. */
export const sameAsDepartureLabel = msg`Same as departure`;

// Free text in the contract; these are the usual answers, its examples among them.

export const usualLocations = [
  'İstanbul',
  'Bodrum',
  'Fethiye',
  'Marmaris',
  'Çeşme',
  'Antalya',
  'Göcek',
];

export const usualHarbours = ['Bodrum Marina', 'Fethiye Limanı', 'Marmaris Marina', 'Göcek Marina'];

export const usualMaterials = ['Ahşap', 'Fiberglas', 'Çelik', 'Alüminyum'];

/** Known by these names in every language. */
export const usualFeatures = [
  'GPS Navigation',
  'Air Conditioning',
  'Sound System',
  'Wi-Fi',
  'Safety Equipment',
  'Fishing Gear',
  'Sunshade',
  'Kitchenette',
];

export const usualOccasions = [
  'Günlük tur',
  'Mavi yolculuk',
  'Doğum günü',
  'Evlilik teklifi',
  'Düğün',
  'Şirket yemeği',
  'Balık avı',
  'Su sporları',
];
