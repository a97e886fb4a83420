import type { Schemas } from '../../store/records.ts';

/** How a boat is built, which decides what can be said of it. */
export type Build =
  | 'gulet'
  | 'wooden'
  | 'sail'
  | 'catamaran'
  | 'motoryacht'
  | 'motorboat'
  | 'speedboat'
  | 'saloon';

/** What boats of one model have in common. Prices in lira. */
export interface Model {
  build: Build;
  type: Schemas['BoatType'];
  brandModel: string;
  manufacturer: string | null;
  material: string;
  fuelType: Schemas['FuelType'];
  /** Metres. */
  length: number;
  width: number;
  /** Knots. */
  maxSpeed: number;
  capacity: number;
  cabins: number;
  bathrooms: number;
  toiletCount: number;
  crew: number;
  diningCapacity: number;
  dailyPrice: number;
  hourlyPrice: number | null;
}

type Sizes = [length: number, width: number, maxSpeed: number];
type Rooms = [capacity: number, cabins: number, bathrooms: number, crew: number];
type Prices = [daily: number, hourly: number | null];

const TYPES: Record<Build, Schemas['BoatType']> = {
  gulet: 'YACHT',
  wooden: 'MOTORBOAT',
  sail: 'SAILBOAT',
  catamaran: 'CATAMARAN',
  motoryacht: 'YACHT',
  motorboat: 'MOTORBOAT',
  speedboat: 'SPEEDBOAT',
  saloon: 'YACHT',
};
const WOODEN: readonly Build[] = ['gulet', 'wooden'];

function model(
  build: Build,
  brandModel: string,
  manufacturer: string | null,
  [length, width, maxSpeed]: Sizes,
  [capacity, cabins, bathrooms, crew]: Rooms,
  [dailyPrice, hourlyPrice]: Prices,
  fuelType: Schemas['FuelType'] = 'DIESEL',
): Model {
  return {
    build,
    type: TYPES[build],
    brandModel,
    manufacturer,
    material: WOODEN.includes(build) ? 'Ahşap' : 'Fiberglas',
    fuelType,
    length,
    width,
    maxSpeed,
    capacity,
    cabins,
    bathrooms,
    toiletCount: Math.max(bathrooms + (capacity > 12 ? 1 : 0), build === 'speedboat' ? 0 : 1),
    crew,
    diningCapacity: build === 'speedboat' ? 0 : Math.min(capacity, 24),
    dailyPrice,
    hourlyPrice,
  };
}

const BODRUM_YARD = 'İçmeler Tersanesi, Bodrum';

export const models = {
  gulet20: model(
    'gulet',
    'Bodrum guleti',
    BODRUM_YARD,
    [20, 5.8, 10],
    [8, 4, 4, 3],
    [38_500, null],
  ),
  gulet24: model('gulet', 'Marmaris guleti', null, [24, 6.6, 10], [12, 6, 6, 4], [47_500, 6_400]),
  gulet26: model(
    'gulet',
    'Ayna kıç gulet',
    BODRUM_YARD,
    [26, 6.9, 11],
    [14, 7, 7, 5],
    [56_000, 7_500],
  ),
  gulet30: model(
    'gulet',
    'Bodrum guleti',
    BODRUM_YARD,
    [30, 7.4, 12],
    [16, 8, 8, 6],
    [78_000, null],
  ),
  tirhandil: model(
    'wooden',
    'Bodrum tırhandili',
    null,
    [12, 4.1, 8],
    [8, 2, 1, 2],
    [15_500, 2_300],
  ),
  piyade: model('wooden', 'Bodrum piyadesi', null, [9.2, 3.2, 8], [6, 1, 1, 1], [9_800, 1_500]),
  excursion: model(
    'wooden',
    'Ahşap gezi teknesi',
    null,
    [17.5, 5.4, 9],
    [35, 0, 0, 3],
    [24_500, 3_800],
  ),
  bavaria: model(
    'sail',
    'Bavaria Cruiser 46',
    'Bavaria',
    [14.3, 4.3, 8],
    [8, 4, 3, 1],
    [18_900, null],
  ),
  jeanneau: model(
    'sail',
    'Jeanneau Sun Odyssey 440',
    'Jeanneau',
    [13.4, 4.3, 8],
    [8, 3, 2, 1],
    [18_200, 2_700],
  ),
  oceanis: model(
    'sail',
    'Beneteau Oceanis 46.1',
    'Beneteau',
    [14.6, 4.5, 9],
    [10, 4, 2, 2],
    [21_500, 3_100],
  ),
  hanse: model('sail', 'Hanse 418', 'Hanse', [12.4, 4.2, 8], [6, 3, 2, 1], [16_800, 2_500]),
  elan: model('sail', 'Elan Impression 45', 'Elan', [13.9, 4.2, 8], [8, 4, 2, 1], [17_400, null]),
  lagoon46: model('catamaran', 'Lagoon 46', 'Lagoon', [14, 8, 9], [10, 4, 4, 2], [39_000, 5_400]),
  bali: model('catamaran', 'Bali 4.2', 'Bali', [12.9, 7.1, 9], [10, 4, 4, 2], [36_500, 5_000]),
  elba: model(
    'catamaran',
    'Fountaine Pajot Elba 45',
    'Fountaine Pajot',
    [13.5, 7.6, 9],
    [10, 4, 4, 2],
    [37_500, null],
  ),
  azimut: model(
    'motoryacht',
    'Azimut 55',
    'Azimut',
    [16.8, 4.7, 29],
    [12, 3, 2, 3],
    [52_000, 7_600],
  ),
  ferretti: model(
    'motoryacht',
    'Ferretti 590',
    'Ferretti',
    [18.2, 5, 30],
    [12, 3, 3, 3],
    [61_000, 8_900],
  ),
  princess: model(
    'motoryacht',
    'Princess V58',
    'Princess',
    [18.1, 4.8, 34],
    [12, 3, 3, 2],
    [59_500, 8_700],
  ),
  mazarin: model(
    'saloon',
    'Davet motoryatı',
    'Tuzla Tersanesi',
    [26, 6.8, 14],
    [45, 2, 2, 6],
    [72_000, 10_500],
  ),
  ferry: model(
    'saloon',
    'Boğaz gezi yatı',
    'Tuzla Tersanesi',
    [19.5, 5.6, 12],
    [30, 1, 1, 4],
    [44_000, 6_200],
  ),
  merryFisher: model(
    'motorboat',
    'Jeanneau Merry Fisher 895',
    'Jeanneau',
    [8.9, 2.9, 32],
    [8, 2, 1, 1],
    [12_900, 1_950],
    'GASOLINE',
  ),
  swift: model(
    'motorboat',
    'Beneteau Swift Trawler 41',
    'Beneteau',
    [12.5, 4.2, 20],
    [10, 3, 2, 2],
    [22_500, 3_300],
  ),
  nimbus: model(
    'motorboat',
    'Nimbus C11',
    'Nimbus',
    [12.1, 3.3, 36],
    [9, 1, 1, 1],
    [19_800, 2_900],
  ),
  safter: model('motorboat', 'Safter 38', 'Safter', [11.6, 3.6, 26], [9, 2, 1, 1], [14_900, 2_200]),
  electric: model(
    'motorboat',
    'Alfastreet 28 Cabin',
    'Alfastreet',
    [8.5, 2.5, 9],
    [8, 1, 1, 1],
    [11_500, 1_700],
    'ELECTRIC',
  ),
  seaRay: model(
    'speedboat',
    'Sea Ray 230 SPX',
    'Sea Ray',
    [7.1, 2.6, 40],
    [7, 0, 0, 1],
    [9_900, 1_800],
    'GASOLINE',
  ),
  zodiac: model(
    'speedboat',
    'Zodiac Medline 7.5',
    'Zodiac',
    [7.5, 2.9, 42],
    [8, 0, 0, 0],
    [10_400, 1_850],
    'GASOLINE',
  ),
  malibu: model(
    'speedboat',
    'Malibu 22 LSV',
    'Malibu',
    [6.8, 2.6, 38],
    [8, 0, 0, 1],
    [13_200, 2_400],
    'GASOLINE',
  ),
} satisfies Record<string, Model>;

export type ModelName = keyof typeof models;
