/** How much is going on in each month, January first: in the south, in Antalya, and on the Bosphorus. */
const SOUTH = [1, 1, 3, 8, 15, 21, 25, 26, 20, 12, 3, 1];
const ANTALYA = [2, 2, 5, 11, 16, 20, 22, 22, 20, 15, 6, 2];
const BOSPHORUS = [5, 6, 8, 11, 15, 17, 16, 15, 16, 13, 8, 8];

/** Where a boat lies; degrees, WGS 84. */
interface Mooring {
  name: string;
  latitude: number;
  longitude: number;
}

/** One of the places on the coast, under the name that its destination carries. */
interface Place {
  name: string;
  airport: string;
  moorings: Mooring[];
  /** Bays and sights that a day on the water leads to. */
  bays: string[];
  /** Districts or streets with the postal code and the province, for addresses. */
  addresses: { district: string; postalCode: string; city: string };
  season: readonly number[];
  /** Degrees between which everything of the place lies: south, north, west, east. */
  bounds: readonly [number, number, number, number];
}

const mooring = (name: string, latitude: number, longitude: number): Mooring => ({
  name,
  latitude,
  longitude,
});

export const places = [
  {
    name: 'Göcek',
    airport: 'Dalaman Havalimanı',
    moorings: [
      mooring('Göcek Marina', 36.7548, 28.9396),
      mooring('Skopea Marina', 36.7537, 28.9417),
      mooring('D-Marin Göcek', 36.7497, 28.9411),
    ],
    bays: [
      ...['Yassıca Adaları', 'Bedri Rahmi Koyu', 'Hamam Koyu', 'Tersane Adası', 'Göcek Adası'],
      ...['Sıralıbük', 'Boynuz Bükü', 'Domuz Adası', 'Kille Koyu'],
    ],
    addresses: { district: 'Fethiye', postalCode: '48310', city: 'Muğla' },
    season: SOUTH,
    bounds: [36.6, 36.8, 28.8, 29.02],
  },
  {
    name: 'Fethiye',
    airport: 'Dalaman Havalimanı',
    moorings: [
      mooring('Fethiye Limanı', 36.6223, 29.1098),
      mooring('Ece Marina', 36.6238, 29.1012),
      mooring('Ölüdeniz', 36.5508, 29.1142),
    ],
    bays: [
      ...['Kelebekler Vadisi', 'Ölüdeniz', 'Gemiler Adası', 'Kızılada', 'Şövalye Adası'],
      ...['Turunç Pınarı', 'Samanlık Koyu', 'Soğuk Su Koyu', 'Akvaryum Koyu'],
    ],
    addresses: { district: 'Fethiye', postalCode: '48300', city: 'Muğla' },
    season: SOUTH,
    bounds: [36.35, 36.75, 28.98, 29.45],
  },
  {
    name: 'Marmaris',
    airport: 'Dalaman Havalimanı',
    moorings: [
      mooring('Marmaris Marina', 36.8519, 28.2767),
      mooring('Marmaris Yat Limanı', 36.8509, 28.2741),
      mooring('İçmeler İskelesi', 36.8004, 28.2331),
    ],
    bays: [
      ...['Cennet Adası', 'Kumlubük', 'Turunç', 'Çiftlik Koyu', 'Amos Koyu', 'Kadırga Koyu'],
      ...['Bozukkale', 'Serçe Limanı', 'Ekincik'],
    ],
    addresses: { district: 'Marmaris', postalCode: '48700', city: 'Muğla' },
    season: SOUTH,
    bounds: [36.55, 37.1, 27.95, 28.75],
  },
  {
    name: 'Bodrum',
    airport: 'Milas-Bodrum Havalimanı',
    moorings: [
      mooring('Bodrum Marina', 37.0343, 27.4243),
      mooring('Bodrum Limanı', 37.0336, 27.4289),
      mooring('Yalıkavak Marina', 37.1047, 27.2846),
      mooring('Turgutreis Marina', 37.0041, 27.2571),
    ],
    bays: [
      ...['Karaada', 'Akvaryum Koyu', 'Orak Adası', 'Kissebükü', 'Pabuç Burnu', 'Bağla Koyu'],
      ...['Gümüşlük', 'Cennet Koyu', 'Çökertme'],
    ],
    addresses: { district: 'Bodrum', postalCode: '48400', city: 'Muğla' },
    season: SOUTH,
    bounds: [36.9, 37.2, 27.2, 27.75],
  },
  {
    name: 'Çeşme',
    airport: 'İzmir Adnan Menderes Havalimanı',
    moorings: [
      mooring('Çeşme Marina', 38.3233, 26.3021),
      mooring('Alaçatı Marina', 38.2519, 26.3851),
      mooring('Dalyanköy Limanı', 38.3561, 26.3179),
    ],
    bays: [
      ...['Eşek Adası', 'Mavi Koy', 'Aya Yorgi Koyu', 'Delikli Koy', 'Ildır Adaları'],
      ...['Altınkum', 'Paşalimanı', 'Fener Burnu'],
    ],
    addresses: { district: 'Çeşme', postalCode: '35930', city: 'İzmir' },
    season: SOUTH,
    bounds: [38.15, 38.5, 26.2, 26.55],
  },
  {
    name: 'Antalya',
    airport: 'Antalya Havalimanı',
    moorings: [
      mooring('Kaleiçi Yat Limanı', 36.8842, 30.7029),
      mooring('Setur Antalya Marina', 36.8333, 30.6092),
      mooring('Kemer Marina', 36.6023, 30.5729),
    ],
    bays: [
      ...['Düden Şelalesi', 'Sıçan Adası', 'Phaselis', 'Üç Adalar', 'Ceneviz Koyu'],
      ...['Adrasan', 'Suluada', 'Sazak Koyu'],
    ],
    addresses: { district: 'Muratpaşa', postalCode: '07100', city: 'Antalya' },
    season: ANTALYA,
    bounds: [36.1, 37.25, 29.55, 31.3],
  },
  {
    name: 'İstanbul',
    airport: 'İstanbul Havalimanı',
    moorings: [
      mooring('Kuruçeşme İskelesi', 41.0571, 29.0356),
      mooring('Bebek İskelesi', 41.0766, 29.0441),
      mooring('Kalamış Marina', 40.9782, 29.0391),
      mooring('Ataköy Marina', 40.9712, 28.8769),
    ],
    bays: [
      ...['Kız Kulesi', 'Bebek Koyu', 'Rumeli Hisarı', 'Kanlıca', 'Tarabya', 'Poyrazköy'],
      ...['Burgazada', 'Heybeliada', 'Büyükada'],
    ],
    addresses: { district: 'Beşiktaş', postalCode: '34345', city: 'İstanbul' },
    season: BOSPHORUS,
    bounds: [40.8, 41.25, 28.7, 29.25],
  },
] as const satisfies readonly Place[];

export type PlaceName = (typeof places)[number]['name'];

const BY_NAME = new Map<string, Place>(places.map((place) => [place.name, place]));

/** The place of a name. Throws for a name that is none of the seven. */
export function placeOf(name: string): Place {
  const place = BY_NAME.get(name);
  if (!place) throw new Error(`There is no place named ${name}.`);
  return place;
}
