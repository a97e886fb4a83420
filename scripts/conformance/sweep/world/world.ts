import { addDays, dayOf } from '../../lib/calendar.ts';
import { textAt } from '../../lib/json.ts';
import { type Run, Unavailable } from '../run.ts';
import { createApplications } from './applications.ts';
import { createBoats } from './boats.ts';
import { createBookings } from './bookings.ts';
import { createCleanup } from './cleanup.ts';
import { createPeople } from './people.ts';
import { createPublicRecords } from './public-records.ts';
import { createReviews } from './reviews.ts';
import { createTours } from './tours.ts';
import type { WorldContext } from './world-context.ts';

export type World = WorldContext &
  ReturnType<typeof createPeople> &
  ReturnType<typeof createBoats> &
  ReturnType<typeof createTours> &
  ReturnType<typeof createBookings> &
  ReturnType<typeof createReviews> &
  ReturnType<typeof createApplications> &
  ReturnType<typeof createPublicRecords> & {
    seedRecords(): Promise<void>;
    /** Takes back what was created, as far as the contract has calls for it; answers what is left, by kind. */
    cleanUp(): Promise<Record<string, number>>;
  };

/** A failure is kept and thrown to the checks that need the fixture. */
async function tried(make: () => Promise<unknown>) {
  try {
    await make();
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
  }
}

/**
 * The records that the sweep works on. Each is created when it is first asked for, by calls of the
 * contract, for the users of this run; a fixture that cannot be had throws Unavailable with the reason.
 */
export async function createWorld(run: Run): Promise<World> {
  const health = await run.call('getHealth', 'ANONYMOUS');
  const told = textAt(health.body, 'time') ?? health.exchange.responseHeaders.date ?? '';
  const today = dayOf(Number.isNaN(Date.parse(told)) ? new Date() : told);
  const cleanup = createCleanup(run);
  run.onSuccess = cleanup.note;
  const context: WorldContext = {
    run,
    today,
    daysFromToday: (days) => addDays(today, days),
  };
  const people = createPeople(context);
  const boats = createBoats(context);
  const tours = createTours(context);
  const bookings = createBookings(context, boats, tours);
  const reviews = createReviews(context);
  const records = createPublicRecords(context, bookings, people, boats);
  return {
    ...context,
    ...people,
    ...boats,
    ...tours,
    ...bookings,
    ...reviews,
    ...createApplications(context, people),
    ...records,
    /** Makes what lists are looked at with, so that nothing is written while they are. */
    async seedRecords() {
      // Boats that are equal, and one that nobody may see: a list has to keep the order and leave it out.
      const more = [boats.newBoat, boats.newBoat, boats.newDraftBoat].map((make) => () => make());
      const makers = [boats.boat, ...more, tours.tour, bookings.bookingId, records.messageId];
      for (const make of makers) await tried(make);
    },
    cleanUp: cleanup.cleanUp,
  };
}
