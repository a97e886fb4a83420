import { named } from '../account/named.ts';
import type { BoatLine } from '../boat/catalogue.ts';
import type { ModelName } from '../boat/models.ts';
import { USUAL } from '../world/demand.ts';
import type { Market } from '../world/market.ts';

/** How many boats the captain of a large fleet has, two of which lie in the catalogue. */
const FLEET = 40;
const IN_CATALOGUE = 2;
/** How much more often than usual they are booked where there are thousands of bookings. */
const CROWDED = 9;
/** How much more often where there are ten thousand, nearly all of that captain's. */
const OVERCROWDED = 11;
/** How many people there are beside the usual ones, and how much waits for administrators. */
const PEOPLE = 10_000;
const QUEUES = { waiting: 400, refused: 600, letters: 800 };

const NAMES = [
  ...['Yakamoz', 'Lüfer', 'Palamut', 'Levrek', 'Çipura', 'Kalkan', 'Karagöz', 'Sardalya', 'Barbun'],
  'İskorpit',
];
/** Small boats, so that what they earn stays within what the contract can say of a captain. */
const MODELS: readonly ModelName[] = ['piyade', 'tirhandil', 'merryFisher'];
const MOORINGS = 4;

/** Boats on the Bosphorus of the captain who has every status, so that there are forty. */
const fleet: readonly BoatLine[] = Array.from({ length: FLEET - IN_CATALOGUE }, (_, index) => [
  `${NAMES[index % NAMES.length]} ${Math.floor(index / NAMES.length) + 1}`,
  MODELS[index % MODELS.length] ?? 'piyade',
  2005 + (index % 20),
  'İstanbul',
  index % MOORINGS,
  named.allYearCaptain.id,
]);

/** An ordinary year, and one captain with forty boats. */
export const LARGE_FLEET: Market = { ...USUAL, fleet };

/** The same fleet, booked on nearly every day. */
export const MANY_BOOKINGS: Market = {
  ...USUAL,
  fleet,
  boats: {
    ...USUAL.boats,
    favourites: new Map([...USUAL.boats.favourites, [named.allYearCaptain.id, CROWDED]]),
  },
};

/** An ordinary year, and thousands of people who have registered, applied and written. */
export const MANY_PEOPLE: Market = { ...USUAL, generatedUsers: { people: PEOPLE, ...QUEUES } };

/** Ten thousand of everybody and of everything that was booked, reviewed and written. */
export const TEN_THOUSAND: Market = {
  ...MANY_BOOKINGS,
  boats: {
    ...USUAL.boats,
    past: [18, 30],
    favourites: new Map([...USUAL.boats.favourites, [named.allYearCaptain.id, OVERCROWDED]]),
  },
  generatedUsers: { people: PEOPLE, waiting: 4000, refused: 6000, letters: PEOPLE },
  reviews: PEOPLE,
};
