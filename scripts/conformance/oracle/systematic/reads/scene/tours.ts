import { addDays, instantAt } from '../../../../lib/calendar.ts';
import { isObject, type JsonObject } from '../../../../lib/json.ts';
import { choicesOf } from '../../../../sweep/cases/values.ts';
import { FIRST_DAY } from '../../../generate/days.ts';
import { RESTS, withOddLira } from '../../../generate/odd-lira.ts';
import type { Kind } from '../../../model/kinds.ts';
import type { Person, Thing } from '../../../model/types.ts';
import { picturesOfCard, type Teller } from './teller.ts';
import { varied } from './varied.ts';

/**
 * What becomes of the tours of a guide, in their order. The last but one is published without a date, in the place of the
 * first; the last with one that in UTC alone lies within the month in which a tour has to have something free.
 */
const FATES = ['ACTIVE', 'ACTIVE', 'INACTIVE', 'DRAFT', 'DATELESS', 'BEYOND'] as const;

/** Dates of a tour: days from the first on, hours, and what becomes of them. */
const DATES = [
  // Within the month in which a tour has to have something free.
  { day: 4 - FIRST_DAY, from: 9, to: 12, status: 'AVAILABLE' },
  // Over midnight, so that it ends on another day than in UTC.
  { day: 45, from: 22, to: 26, status: 'AVAILABLE' },
  // Over three days, of which each is a day of its bookings.
  { day: 50, from: 9, to: 17, days: 3, status: 'AVAILABLE' },
  { day: 40, from: 9, to: 12, status: 'AVAILABLE' },
  { day: 40, from: 14, to: 18, status: 'AVAILABLE' },
  // When it ends follows from how long it is.
  { day: 42, from: 9, minutes: 300, status: 'AVAILABLE' },
  { day: 41, from: 9, to: 12, status: 'FULLY_BOOKED' },
  { day: 43, from: 9, to: 12, status: 'CANCELLED' },
  { day: 44, from: 9, to: 12, status: 'deleted' },
  // On another day in UTC, at a price of its own.
  { day: 46, from: 1, to: 4, status: 'AVAILABLE', priceOverride: 1234 },
  { day: 48, from: 1, to: 4, status: 'closed' },
] as const;

/** Dates of the second tour on which nothing is free: before and after the next one of the first. */
const FULL_DATES = [
  { day: 3 - FIRST_DAY, from: 9, to: 12, status: 'FULLY_BOOKED' },
  { day: 5 - FIRST_DAY, from: 9, to: 12, status: 'AVAILABLE' },
] as const;

/** After midnight on the first day behind that month. */
const BEYOND = [{ day: 0, from: 1, to: 4, status: 'AVAILABLE' }] as const;

/** A tour of a guide that can be booked, and its dates. */
export interface Offered {
  tour: Thing;
  dates: Thing[];
  other: Thing | undefined;
  /** A date of the other one with places for `PLACES` guests. */
  small: Thing | undefined;
}
/** How many guests a date has places for, and the small one of another tour. */
const PLACES = { most: 6, few: 2 };

/** The tours of a guide; the first has dates that can be booked, pictures and documents. */
export async function tellTours(teller: Teller, by: Person): Promise<Offered | undefined> {
  const { scene, tell, made } = teller;
  const { body: described } = scene.contract.operation('createTour');
  const tours: Thing[] = [];
  for (const [index, fate] of FATES.entries()) {
    const { schemas } = scene.contract;
    const example = withOddLira(
      schemas,
      described?.schema ?? {},
      described?.examples[0],
      RESTS.share,
    );
    const body = varied(schemas, described?.schema ?? {}, example, index, scene.word);
    if (fate === 'DATELESS' || fate === 'BEYOND') body.tourDates = [];
    const tour = await made('tour', 'createTour', { by, body, edit: withFewGuests });
    if (!tour) continue;
    tour.host = by;
    if (fate !== 'DRAFT') {
      await tell('setTourStatus', { thing: tour, by, query: { status: 'ACTIVE' } });
      if (fate === 'BEYOND') await tellDates(teller, tour, by, BEYOND, PLACES.few);
      if (fate === 'INACTIVE')
        await tell('setTourStatus', { thing: tour, by, query: { status: fate } });
      if (fate === 'ACTIVE') tours.push(tour);
    }
  }
  const [tour, other] = tours;
  if (!tour) return undefined;
  const [small] = other ? await tellDates(teller, other, by, FULL_DATES, PLACES.few) : [];
  const dates = await tellDates(teller, tour, by, DATES, PLACES.most);
  await tellParts(teller, tour, by);
  return { tour, dates, other, small };
}

/** On a date come no more guests than the tour has places. */
export const withFewGuests = (body: JsonObject): JsonObject => ({
  ...body,
  tourDates: [body.tourDates]
    .flat()
    .map((date) => (isObject(date) ? { ...date, maxGuests: PLACES.most } : date)),
});

type TourDay = {
  /** Days from the first one that can be booked. */
  day: number;
  from: number;
  status: string;
  /** What a place costs on that day. */
  priceOverride?: number;
} & ({ to: number; days?: number } | { minutes: number });

/** Makes dates of a tour; answers those that can be booked. */
async function tellDates(
  { scene, tell, made }: Teller,
  thing: Thing,
  by: Person,
  days: readonly TourDay[],
  maxGuests: number,
): Promise<Thing[]> {
  const free: Thing[] = [];
  for (const [index, one] of days.entries()) {
    const { day, from, status } = one;
    const on = addDays(scene.today, FIRST_DAY + day);
    const date = await made('tourDate', 'createTourDate', {
      thing,
      by,
      body: {
        startDate: instantAt(on, from),
        maxGuests,
        ...('to' in one
          ? { endDate: instantAt(addDays(on, (one.days ?? 1) - 1), one.to) }
          : { endDate: undefined, durationMinutes: one.minutes }),
        // One is guided in the tour's languages, and as long as the tour says.
        ...('minutes' in one
          ? {}
          : index % 2 === 0
            ? { durationMinutes: undefined }
            : { language: 'en' }),
      },
    });
    if (!date) continue;
    if (one.priceOverride !== undefined) await priceDay({ made }, thing, by, on, one.priceOverride);
    if (status === 'deleted') await tell('deleteTourDate', { thing: date, by });
    else if (status === 'closed') await closeDay({ made }, thing, by, on);
    else if (status === 'AVAILABLE') free.push(date);
    else await tell('setTourDateStatus', { thing: date, by, query: { status } });
  }
  return free;
}

/** An entry of the calendar closes a day, whatever is on it. */
const closeDay = (teller: Pick<Teller, 'made'>, tour: Thing, by: Person, date: string) =>
  enterDay(teller, tour, by, { date, isAvailable: false });

/** An entry of the calendar gives a day a price of its own. */
const priceDay = (
  teller: Pick<Teller, 'made'>,
  tour: Thing,
  by: Person,
  date: string,
  priceOverride: number,
) => enterDay(teller, tour, by, { date, isAvailable: true, priceOverride });

async function enterDay(
  { made }: Pick<Teller, 'made'>,
  tour: Thing,
  by: Person,
  said: { date: string; isAvailable: boolean; priceOverride?: number },
) {
  const body = { boatId: undefined, tourId: tour.ref, ...said };
  const entry = await made('availability', 'createAvailability', { thing: tour, by, body });
  if (entry) entry.host = by;
}

async function tellParts({ scene, tell, made }: Teller, thing: Thing, by: Person): Promise<void> {
  const admin = await scene.people.get('ADMIN');
  const types = scene.contract.schemas.flatten(
    scene.contract.schemas.flatten(
      scene.contract.operation('createTourDocument').body?.schema ?? {},
    ).properties.documentType ?? {},
  );
  for (const { kind, creator, remover, removed } of PARTS) {
    for (const [index, documentType] of choicesOf(types).slice(0, 4).entries()) {
      const body = kind === 'tourDocument' ? { documentType } : {};
      const part = await made(kind, creator, { thing, by, body });
      const turn = removed.indexOf(index);
      // What an administrator does is in the audit.
      if (part && turn >= 0) await tell(remover, { thing: part, by: turn === 0 ? by : admin });
    }
  }
  // More of them than a card shows.
  for (let count = 0; count < picturesOfCard(scene, 'Tour'); count += 1)
    await tell('uploadTourImage', { thing, by });
  const document = scene.pool.of('tourDocument').findLast(({ state }) => state !== 'gone');
  if (document)
    await tell('setTourDocumentVerification', {
      thing: document,
      by: admin,
      body: { isVerified: true },
    });
}

/** Four of each are made, of which two are removed: pictures the first ones, documents those that no tour has to have. */
const PARTS: readonly { kind: Kind; creator: string; remover: string; removed: number[] }[] = [
  {
    kind: 'tourDocument',
    creator: 'createTourDocument',
    remover: 'deleteTourDocument',
    removed: [1, 3],
  },
  { kind: 'tourImage', creator: 'uploadTourImage', remover: 'deleteTourImage', removed: [0, 1] },
];
