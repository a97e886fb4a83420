import type { Session } from '../../actors/actors.ts';
import type { Client } from '../../client/client.ts';
import type { Contract } from '../../contract/contract.ts';
import { parsed, recordsOf } from '../../lib/json.ts';
import { Unavailable } from '../../sweep/run.ts';
import type { Actor } from '../../types.ts';
import type { Pool } from '../model/pool.ts';
import type { Person, Thing } from '../model/types.ts';
import { type Both, onBoth, SIDES } from '../pair/sides.ts';
import { ask, type PastTrips, type Trip } from './past.ts';

/** Trips that were made before the run, as a sequence reviews them. */
export interface Trips {
  /** The booking of one of them, without a review. Throws Unavailable when there is none. */
  open(index?: number): Promise<Thing>;
  /** How many there are. */
  count: number;
  /** Whoever has to do with the trips that are reviewed, administrators included. */
  people(): Person[];
  /** What shows the reviews of the run: the offers and people of the trips that were opened. */
  shows(): Thing[];
}

/** Who removes reviews, and where. */
interface Office {
  clients: Both<Client>;
  contract: Contract;
  admin: { tokens: Both<string> } | undefined;
}

/** Removes what was written of a trip on both sides; answers how many reviews stay on the service. */
export async function clear(
  { clients, contract, admin }: Office,
  trip: Both<Trip>,
): Promise<number> {
  let left = 0;
  for (const side of SIDES) {
    const token = admin?.tokens[side];
    if (token === undefined) continue;
    const to = { client: clients[side], contract };
    const by = { token };
    const list = await ask(to, 'listBookingReviews', by, trip[side].booking);
    for (const { id } of recordsOf(parsed(list.responseBody))) {
      const { status } = await ask(to, 'deleteReview', by, Number(id));
      if (side === 'service' && status >= 300 && status !== 404) left += 1;
    }
  }
  return left;
}

/** The trips of a run for one sequence: their people are nobody whom the run has made, and are left as they are. */
export function createTrips(
  office: Office & { trips: PastTrips },
  pool: Pool,
  admin: Person | undefined,
): Trips {
  const { all, why } = office.trips;
  const guests = new Map<number, Person>();
  const opened = new Set<Thing>();

  function guest(sessions: Both<Session>, actor: Actor): Person {
    const known = guests.get(sessions.mock.userId);
    if (known) return known;
    const label = `guest ${guests.size}`;
    const user = pool.addUnseen(
      'user',
      onBoth((side) => sessions[side].userId),
      label,
    );
    const account = pool.addUnseen(
      'account',
      onBoth((side) => sessions[side].accountId),
      label,
    );
    const person: Person = {
      actor,
      role: sessions.mock.role,
      user,
      account,
      tokens: onBoth((side) => sessions[side].token),
      formerTokens: [],
      username: '',
      email: '',
      password: '',
    };
    for (const thing of [user, account]) {
      thing.customer = person;
      thing.host = person;
    }
    guests.set(sessions.mock.userId, person);
    return person;
  }

  function hostOf(trip: Both<Trip>): Person | undefined {
    const { service, mock } = onBoth((side) => trip[side].host);
    // Where nobody has the host's credentials an administrator does what both may.
    return service && mock ? guest({ service, mock }, 'BOAT_OWNER') : admin;
  }

  return {
    count: all.length,
    shows: () => [...opened],
    people: () => (guests.size > 0 && admin ? [...guests.values(), admin] : []),
    async open(index = 0) {
      const trip = all[index];
      if (!trip || !admin) throw new Unavailable(why);
      if ((await clear(office, trip)) > 0)
        throw new Unavailable('needs a review that can be deleted');
      const offer = pool.addUnseen(
        trip.mock.kind,
        onBoth((side) => trip[side].offer),
        `trip ${index}`,
      );
      const booking = pool.addUnseen(
        'booking',
        onBoth((side) => trip[side].booking),
        `trip ${index}`,
      );
      booking.state = 'COMPLETED';
      booking.customer = guest(
        onBoth((side) => trip[side].customer),
        'CUSTOMER',
      );
      booking.host = hostOf(trip);
      for (const review of booking.relatives) {
        for (const reply of review.relatives) if (reply !== booking) reply.state = 'gone';
        review.state = 'gone';
      }
      booking.relatives.add(offer);
      for (const thing of [offer, booking.host?.user, booking.customer.user])
        if (thing) opened.add(thing);
      return booking;
    },
  };
}
