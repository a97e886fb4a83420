import { dayOf, fullYears } from '../../lib/calendar.ts';
import { type JsonObject, textAt } from '../../lib/json.ts';
import type { Actor } from '../../types.ts';
import { disagreements, type Figure, fields, figureOf, hostedBookings } from './figure.ts';

/** What a captain has achieved, counted again from the bookings of their boats and tours and from their account. */
const achieved = (actor: Actor): Figure => ({
  operationId: 'getCaptainStatistics',
  async look(world) {
    const bookings = await hostedBookings(world, actor);
    const account = await figureOf(world, 'getAccount', actor);
    const answer = await figureOf(world, 'getCaptainStatistics', actor);
    const joined = dayOf(textAt(account.body, 'createdAt') ?? '');
    const wanted = {
      repeatCustomers: again(bookings),
      completionRate: completed(bookings),
      yearsActive: fullYears(joined, world.today),
    };
    return disagreements(answer, 'statistics', wanted, fields(answer.body));
  },
});

export const captainFigures: Figure[] = [achieved('BOAT_OWNER'), achieved('OTHER_BOAT_OWNER')];

const tookPlace = ({ status }: JsonObject) => status === 'COMPLETED';
const isOpen = ({ status }: JsonObject) => status === 'PENDING' || status === 'CONFIRMED';

/** How many have made two trips or more. */
function again(bookings: readonly JsonObject[]): number {
  const guests = Map.groupBy(bookings.filter(tookPlace), ({ customerId }) => customerId);
  return [...guests.values()].filter((all) => all.length > 1).length;
}

/** Per cent of those that are over. */
function completed(bookings: readonly JsonObject[]): number {
  const over = bookings.filter((one) => !isOpen(one));
  return over.length === 0 ? 0 : (over.filter(tookPlace).length / over.length) * 100;
}
