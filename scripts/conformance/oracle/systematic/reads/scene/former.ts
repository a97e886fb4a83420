import { addDays, instantAt } from '../../../../lib/calendar.ts';
import { FIRST_DAY } from '../../../generate/days.ts';
import type { Person, Thing } from '../../../model/types.ts';
import { openCalendar } from './boats.ts';
import { tellBooking, tellLate, tellPlace } from './bookings.ts';
import type { Teller } from './teller.ts';
import { withFewGuests } from './tours.ts';
import { varied } from './varied.ts';

/** What makes them other than those that are still there. */
const INDEX = 4;
const DAY = FIRST_DAY + 12;

/** A boat and a tour that were booked, paid for, called off in time and too late, and then deleted: their bookings are there yet. */
export async function tellFormer(teller: Teller, by: Person, customer: Person): Promise<void> {
  const boat = await offered(teller, 'boat', by);
  if (boat) await tellFormerBoat(teller, boat, by, customer);
  const tour = await offered(teller, 'tour', by);
  if (tour) await tellFormerTour(teller, tour, by, customer);
}

async function offered({ scene, made }: Teller, kind: 'boat' | 'tour', by: Person) {
  const operationId = kind === 'boat' ? 'createBoat' : 'createTour';
  const { schema = {}, examples: [example] = [] } =
    scene.contract.operation(operationId).body ?? {};
  const body = varied(scene.contract.schemas, schema, example, INDEX, scene.word);
  const edit = kind === 'tour' ? { edit: withFewGuests } : {};
  const thing = await made(kind, operationId, { by, body, ...edit });
  if (thing) thing.host = by;
  return thing;
}

async function tellFormerBoat(teller: Teller, thing: Thing, by: Person, customer: Person) {
  const { scene, tell } = teller;
  await tell('createBoatDocuments', { thing, by });
  await openCalendar(teller, thing, by, INDEX);
  await tell('setBoatStatus', { thing, by, query: { status: 'ACTIVE' } });
  const day = addDays(scene.today, DAY);
  const body = { startDate: day, endDate: day, passengerCount: 2 };
  await tellBooking(teller, { thing, by: customer, body }, ['confirm', 'deposit', 'cancel']);
  await tellLate(teller, thing, customer);
  await tell('deleteBoat', { thing, by });
}

async function tellFormerTour(teller: Teller, tour: Thing, by: Person, customer: Person) {
  const { scene, tell, made } = teller;
  await tell('setTourStatus', { thing: tour, by, query: { status: 'ACTIVE' } });
  const day = addDays(scene.today, DAY);
  const body = { startDate: instantAt(day, 9), endDate: instantAt(day, 12), maxGuests: 2 };
  const date = await made('tourDate', 'createTourDate', { thing: tour, by, body });
  const deeds = ['confirm', 'deposit', 'cancel'] as const;
  if (date) await tellPlace(teller, { tour, date, by: customer }, deeds);
  await tell('deleteTour', { thing: tour, by });
}

/**
 * A customer who booked, called it off, some of it too late, and then deleted the account: what others took part in is
 * there yet, without the name.
 */
export async function tellGone(teller: Teller, boat: Thing): Promise<void> {
  const { scene, tell } = teller;
  const by = await scene.people.another('CUSTOMER');
  const day = addDays(scene.today, DAY);
  const body = { startDate: day, endDate: day, passengerCount: 2 };
  await tellBooking(teller, { thing: boat, by, body }, ['confirm', 'cancel']);
  await tellLate(teller, boat, by);
  await tell('deleteAccount', { by });
}
