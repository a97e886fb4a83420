/** The places to sail from, in the order of the Turkish alphabet. */
export const places = [
  'Antalya',
  'Bodrum',
  'Çeşme',
  'Fethiye',
  'Göcek',
  'İstanbul',
  'Marmaris',
] as const;
