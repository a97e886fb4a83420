import type { Session } from '../../actors/actors.ts';
import type { Client } from '../../client/client.ts';
import type { Contract } from '../../contract/contract.ts';
import { numberAt, parsed, recordsOf } from '../../lib/json.ts';
import { encode } from '../../sweep/request.ts';
import type { Actor, Exchange } from '../../types.ts';
import type { Both } from '../pair/sides.ts';

/** A trip that had taken place before the run, and waits for its review. */
export interface Trip {
  booking: number;
  kind: 'boat' | 'tour';
  offer: number;
  customer: Session;
  hostId: number;
  /** Whoever offers it, where their credentials are known. */
  host: Session | undefined;
}

/** Trips of both sides that stand for each other; or why there are none. */
export interface PastTrips {
  all: readonly Both<Trip>[];
  why: string;
}

/** How many completed bookings of a customer are looked at. */
const MOST = 12;

/** Asks for what one path names, as somebody or nobody. */
export function ask(
  { client, contract }: { client: Client; contract: Contract },
  operationId: string,
  session: Pick<Session, 'token'> | undefined,
  id: number,
): Promise<Exchange> {
  const actor: Actor = 'ANONYMOUS';
  const headers = { authorization: session ? `Bearer ${session.token}` : '' };
  const request = { operationId, actor, path: { id }, query: {}, headers };
  return client.send(encode(contract.operation(operationId), request));
}

/** The trips of some customers that can be reviewed. */
export async function tripsOf(
  to: { client: Client; contract: Contract },
  customers: readonly Session[],
  hosts: readonly Session[],
): Promise<Trip[]> {
  const found: Trip[] = [];
  for (const customer of customers) {
    const list = await ask(to, 'listCustomerBookings', customer, customer.userId);
    const completed = recordsOf(parsed(list.responseBody)).filter(
      ({ status }) => status === 'COMPLETED',
    );
    for (const record of completed.slice(0, MOST)) {
      const trip = tripIn(record, customer, hosts);
      if (!trip) continue;
      // What is not published is shown to its host alone, and not the same on both sides.
      const detail = trip.kind === 'boat' ? 'getBoat' : 'getTour';
      if ((await ask(to, detail, undefined, trip.offer)).status !== 200) continue;
      const reviews = await ask(to, 'listBookingReviews', customer, trip.booking);
      const isOpen = reviews.status === 200 && recordsOf(parsed(reviews.responseBody)).length === 0;
      if (isOpen) found.push(trip);
    }
  }
  return found;
}

function tripIn(record: object, customer: Session, hosts: readonly Session[]): Trip | undefined {
  const booking = numberAt(record, 'id');
  const hostId = numberAt(record, 'hostId');
  const boat = numberAt(record, 'boatId');
  const offer = boat ?? numberAt(record, 'tourId');
  if (booking === undefined || offer === undefined || hostId === undefined) return undefined;
  if (hostId === customer.userId) return undefined;
  const host = hosts.find(({ userId }) => userId === hostId);
  return { booking, kind: boat === undefined ? 'tour' : 'boat', offer, customer, hostId, host };
}
