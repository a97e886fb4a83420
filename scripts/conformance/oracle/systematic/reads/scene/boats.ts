import { upperCase } from '../../../../../../openapi/model/text.ts';
import { addDays } from '../../../../lib/calendar.ts';
import { isObject, type JsonObject } from '../../../../lib/json.ts';
import { FIRST_DAY, OPEN_DAYS } from '../../../generate/days.ts';
import { RESTS, withOddLira } from '../../../generate/odd-lira.ts';
import type { Person, Thing } from '../../../model/types.ts';
import { picturesOfCard, type Teller } from './teller.ts';
import { varied } from './varied.ts';

/** How many boats a captain has. The last is a draft. */
const BOATS = 4;
/** The one that is in a place of the run's own, and has other prices. */
const APART = 2;

/** Days from the first one of a calendar to the cheapest one. */
export const CHEAPEST_DAY = 32;

/** Parts of a calendar other than the rest: days from its first one on, and what holds on them. */
const PERIODS = [
  { from: 30, to: 31, isAvailable: false },
  { from: CHEAPEST_DAY, to: CHEAPEST_DAY, isAvailable: true, priceOverride: 4321 },
  { from: 33, to: 35, isAvailable: true, isInstantConfirmation: true },
  { from: 36, to: 36, isAvailable: false },
] as const;

/** In how many days papers end: today, and around the month in which that is told. */
const EXPIRING = [0, 1, 30, 31] as const;

/**
 * The boats of a captain with documents, services, features, pictures and calendars; those that can be booked. Every
 * other captain writes places in capitals: they are the same places.
 */
export async function tellBoats(teller: Teller, by: Person, captain: number): Promise<Thing[]> {
  const { scene, tell, made } = teller;
  const create = scene.contract.operation('createBoat');
  const boats: Thing[] = [];
  for (let index = 0; index < BOATS; index += 1) {
    const { schemas } = scene.contract;
    const schema = create.body?.schema ?? {};
    const example = withOddLira(schemas, schema, create.body?.examples[0]);
    const some = varied(schemas, schema, example, index, scene.word);
    // Of two captains' boats in one place the mean lies between two kuruş.
    const rest = RESTS.fifth + (captain % 2) / 100;
    const apart = index === APART ? withOddLira(schemas, schema, some, rest) : some;
    const body: JsonObject = isObject(apart) ? apart : some;
    if (captain % 2 === 1 && typeof body.location === 'string')
      body.location = upperCase(body.location);
    const boat = await made('boat', 'createBoat', { by, body });
    if (!boat) continue;
    boat.host = by;
    await tell('createBoatDocuments', { thing: boat, by });
    await openCalendar(teller, boat, by, index);
    if (index === BOATS - 1) continue;
    await tell('setBoatStatus', { thing: boat, by, query: { status: 'ACTIVE' } });
    boats.push(boat);
  }
  const [first] = boats;
  if (first) await tellParts(teller, first, by);
  return boats;
}

/** The boat whose days are confirmed at once from the middle on: just more than half of those that are open. */
const MOSTLY_INSTANT = 2;
const MIDDLE = Math.ceil(OPEN_DAYS / 2) - 1;

/** Opens the calendar of a boat; the first ones have parts that are other than the rest. */
export async function openCalendar(
  { scene, tell }: Teller,
  boat: Thing,
  by: Person,
  index: number,
): Promise<void> {
  const first = addDays(scene.today, FIRST_DAY);
  const whole = { startDate: first, endDate: addDays(first, OPEN_DAYS - 1), isAvailable: true };
  await tell('createAvailabilityPeriod', {
    thing: boat,
    by,
    query: { boatId: boat.ref, ...whole },
  });
  const instant = { isAvailable: true, isInstantConfirmation: true };
  const later = index === MOSTLY_INSTANT ? [{ from: MIDDLE, to: OPEN_DAYS - 1, ...instant }] : [];
  for (const { from, to, ...terms } of index < MOSTLY_INSTANT ? PERIODS : later) {
    const days = { startDate: addDays(first, from), endDate: addDays(first, to) };
    const query = { boatId: boat.ref, ...days, ...terms };
    await tell('updateAvailabilityPeriod', { thing: boat, by, query });
  }
}

/** More services, features, pictures and documents of a boat, each once deleted and once kept. */
async function tellParts({ scene, tell, made }: Teller, thing: Thing, by: Person) {
  const create = scene.contract.operation('createBoatService');
  for (const index of [0, 1, 2]) {
    const [example] = create.body?.examples ?? [];
    const { schemas } = scene.contract;
    const body = varied(schemas, create.body?.schema ?? {}, example, index, scene.word);
    await tell('createBoatService', { thing, by, body });
  }
  for (const kind of ['boatService', 'boatDocument', 'boatImage', 'boatFeature'] as const) {
    const creator = CREATORS[kind];
    const part = await made(kind, creator, { thing, by });
    const remover = `delete${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
    if (part) await tell(remover, { thing: part, by });
    await tell(creator, {
      thing,
      by,
      body: kind === 'boatFeature' ? { featureName: 'Şezlong' } : {},
    });
  }
  // More of them than a card shows.
  for (let count = 0; count < picturesOfCard(scene, 'Boat'); count += 1)
    await tell('uploadBoatImage', { thing, by });
  for (const days of EXPIRING) {
    const body = { documentType: 'OTHER', expiryDate: addDays(scene.today, days) };
    await tell('createBoatDocument', { thing, by, body });
  }
  const admin = await scene.people.get('ADMIN');
  const documents = scene.pool
    .of('boatDocument')
    .filter((one) => one.relatives.has(thing) && one.state !== 'gone');
  for (const [index, document] of documents.slice(0, 2).entries()) {
    const body = { isVerified: index === 0 };
    await tell('setBoatDocumentVerification', { thing: document, by: admin, body });
  }
  // What an administrator does is in the audit.
  const last = documents.at(-1);
  if (last) await tell('deleteBoatDocument', { thing: last, by: admin });
}

const CREATORS = {
  boatService: 'createBoatService',
  boatDocument: 'createBoatDocument',
  boatImage: 'uploadBoatImage',
  boatFeature: 'addBoatFeature',
} as const;
