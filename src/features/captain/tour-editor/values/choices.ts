import { tourContentLimits } from '../../../../api/contract/contract.ts';

// What is offered to be pressed or chosen; anything else within the limits may be typed.

/** Beyond so many characters little is left: the counter warns. */
export const warnAbove = { name: 80, description: 120 } as const;

export const usualFeatures = [
  'SWIMMING',
  'SNORKELING',
  'FISHING',
  'PHOTOGRAPHY',
  'LOCAL_CUISINE',
  'SUNSET_TOUR',
  'FAMILY_FRIENDLY',
  'ROMANTIC',
  'ADVENTURE',
  'RELAXATION',
];

/** Places of the Turkish coast, from the Marmara to the east of the Mediterranean. */
export const usualRegions = [
  'İstanbul',
  'Prens Adaları',
  'Ayvalık',
  'Foça',
  'Çeşme',
  'Alaçatı',
  'Kuşadası',
  'Didim',
  'Bodrum',
  'Datça',
  'Marmaris',
  'Dalyan',
  'Göcek',
  'Ölüdeniz',
  'Fethiye',
  'Kalkan',
  'Kaş',
  'Kekova',
  'Olympos',
  'Kemer',
  'Antalya',
  'Alanya',
];

export const usualCapacities = [10, 15, 20, 25, 30];

/** Lira per person. */
export const usualPrices = [250, 350, 500, 750, 1000];

export const mostHighlights = tourContentLimits.highlights.maxItems;
