import { addDays, instantAt } from '../../../../lib/calendar.ts';
import { isObject, type JsonObject } from '../../../../lib/json.ts';
import { choicesOf } from '../../../../sweep/cases/values.ts';
import { FIRST_DAY } from '../../../generate/days.ts';
import type { Person, Thing } from '../../../model/types.ts';
import type { Teller } from './teller.ts';
import { varied } from './varied.ts';

/** What becomes of the tours of a guide, in their order; the last is deleted. */
const FATES = ['ACTIVE', 'ACTIVE', 'INACTIVE', 'DRAFT', 'deleted'] as const;

/** Dates of a tour: days from the first on, hours, and what becomes of them. */
const DATES = [
  { day: 40, from: 9, to: 12, status: 'AVAILABLE' },
  { day: 40, from: 14, to: 18, status: 'AVAILABLE' },
  { day: 41, from: 9, to: 12, status: 'FULLY_BOOKED' },
  { day: 43, from: 9, to: 12, status: 'CANCELLED' },
  { day: 44, from: 9, to: 12, status: 'deleted' },
  // On another day in UTC.
  { day: 46, from: 1, to: 4, status: 'AVAILABLE' },
] as const;

/** The tours of a guide; the first has dates that can be booked, pictures and documents. */
export async function tellTours(
  teller: Teller,
  by: Person,
): Promise<{ tour: Thing; dates: Thing[]; other: Thing | undefined } | undefined> {
  const { scene, tell, made } = teller;
  const { body: described } = scene.contract.operation('createTour');
  const tours: Thing[] = [];
  for (const [index, fate] of FATES.entries()) {
    const { schemas } = scene.contract;
    const example = described?.examples[0];
    const body = varied(schemas, described?.schema ?? {}, example, index, scene.word);
    const tour = await made('tour', 'createTour', { by, body, edit: withFewGuests });
    if (!tour) continue;
    tour.host = by;
    if (fate === 'deleted') await tell('deleteTour', { thing: tour, by });
    else if (fate !== 'DRAFT') {
      await tell('setTourStatus', { thing: tour, by, query: { status: 'ACTIVE' } });
      if (fate !== 'ACTIVE')
        await tell('setTourStatus', { thing: tour, by, query: { status: fate } });
      else tours.push(tour);
    }
  }
  const [tour, other] = tours;
  return tour && { tour, dates: await tellParts(teller, tour, by), other };
}

/** On a date come no more guests than the tour has places. */
const withFewGuests = (body: JsonObject) => ({
  ...body,
  tourDates: [body.tourDates]
    .flat()
    .map((date) => (isObject(date) ? { ...date, maxGuests: 6 } : date)),
});

async function tellParts(
  { scene, tell, made }: Teller,
  thing: Thing,
  by: Person,
): Promise<Thing[]> {
  const free: Thing[] = [];
  for (const { day, from, to, status } of DATES) {
    const on = addDays(scene.today, FIRST_DAY + day);
    const body = { startDate: instantAt(on, from), endDate: instantAt(on, to), maxGuests: 6 };
    const date = await made('tourDate', 'createTourDate', { thing, by, body });
    if (!date) continue;
    if (status === 'deleted') await tell('deleteTourDate', { thing: date, by });
    else if (status === 'AVAILABLE') free.push(date);
    else await tell('setTourDateStatus', { thing: date, by, query: { status } });
  }
  const types = scene.contract.schemas.flatten(
    scene.contract.schemas.flatten(
      scene.contract.operation('createTourDocument').body?.schema ?? {},
    ).properties.documentType ?? {},
  );
  for (const [kind, creator, remover] of PARTS) {
    for (const [index, documentType] of choicesOf(types).slice(0, 3).entries()) {
      const body = kind === 'tourDocument' ? { documentType } : {};
      const part = await made(kind, creator, { thing, by, body });
      if (part && index === 0) await tell(remover, { thing: part, by });
    }
  }
  const admin = await scene.people.get('ADMIN');
  const document = scene.pool.of('tourDocument').findLast(({ state }) => state !== 'gone');
  if (document)
    await tell('setTourDocumentVerification', {
      thing: document,
      by: admin,
      body: { isVerified: true },
    });
  return free;
}

const PARTS = [
  ['tourDocument', 'createTourDocument', 'deleteTourDocument'],
  ['tourImage', 'uploadTourImage', 'deleteTourImage'],
] as const;
