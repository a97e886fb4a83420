import type { Session } from '../../../actors/actors.ts';
import { numberAt } from '../../../lib/json.ts';
import type { Request } from '../../request.ts';
import { type Answer, Unavailable } from '../../run.ts';
import type { OwnBoat } from '../../world/boats.ts';
import { idOf, succeeded } from '../../world/created.ts';
import type { OwnTour } from '../../world/tours.ts';
import type { World } from '../../world/world.ts';

/** People whom nobody else of the run knows, so that all they are told comes from what is looked at. */
export interface Cast {
  world: World;
  customer: Session;
  host: Session;
  /** Everybody whose notifications are read; `others` have nothing to do with anything. */
  people: ReadonlyMap<string, Session>;
  /** Parties of a scene whom others tell something, too: what is due to them is told, and there may be more. */
  shared: Map<string, Session>;
  /** Takes back what a scene has used up, once all has been looked at. */
  undo?: () => Promise<unknown>;
  /** A call that has to succeed before there is something to tell. */
  call(operationId: string, who: Session | 'ADMIN', parts?: Partial<Request>): Promise<Answer>;
  boat(): Promise<OwnBoat>;
  tour(): Promise<OwnTour>;
  /** A pending booking of the host's boat by the customer: its path, and its day. */
  booking(): Promise<{ path: { id: number }; terms: BookingTerms }>;
}

interface BookingTerms {
  startDate: string;
  endDate: string;
  passengerCount: number;
}

/** A customer, a captain, and one of each who stand aside. */
export async function createCast(world: World): Promise<Cast> {
  const customer = await world.newCustomer();
  const host = await world.newOwner();
  const people = new Map([
    ['customer', customer],
    ['host', host],
    ['another customer', await world.customer()],
    ['another captain', await world.owner()],
  ]);
  let boat: Promise<OwnBoat> | undefined;
  const cast: Cast = {
    world,
    customer,
    host,
    people,
    shared: new Map(),
    call: async (operationId, who, parts) =>
      succeeded(await world.run.callAs(operationId, who, parts), operationId),
    boat() {
      boat ??= world.newBoat(host);
      return boat;
    },
    tour: () => world.newTour(host),
    async booking() {
      const { id, freeDays } = await cast.boat();
      const { first } = freeDays();
      const terms = { startDate: first, endDate: first, passengerCount: 2 };
      const booked = await cast.call('createBooking', customer, { body: { boatId: id, ...terms } });
      return { path: { id: idOf(booked, 'a booking') }, terms };
    },
  };
  return cast;
}

/** The entry of a free day of the host's boat. */
export async function freeEntry(cast: Cast): Promise<{ path: { id: number }; day: string }> {
  const { id, freeDays } = await cast.boat();
  const { first } = freeDays();
  const entry = await cast.call('getBoatAvailabilityByDate', cast.host, {
    path: { id },
    query: { date: first },
  });
  return { path: { id: numberAt(entry.body, 'id') ?? 0 }, day: first };
}

/** Something that somebody was told. */
interface Told {
  id?: number;
  type?: string;
}

/** A page of what somebody was told, the latest first; throws Unavailable when that cannot be read. */
async function pageOf({ world }: Cast, who: Session, page: number) {
  const answer = await world.run.callAs('listNotificationsPage', who, {
    path: { userId: who.userId },
    query: { page, size: 100 },
  });
  if (!answer.ok) throw new Unavailable(`listNotificationsPage answered ${answer.status}`);
  const { content = [], totalPages = 0 } = answer.body as {
    content?: Told[];
    totalPages?: number;
  }; // the answer has been held against its schema
  return { content, totalPages };
}

/** The types of all that somebody was told, the latest first; throws Unavailable when that cannot be read. */
export async function toldTo(cast: Cast, who: Session): Promise<string[]> {
  const types: string[] = [];
  for (let page = 0; ; page += 1) {
    const { content, totalPages } = await pageOf(cast, who, page);
    types.push(...content.map(({ type }) => String(type)));
    if (page + 1 >= totalPages) return types;
  }
}

/** The latest that somebody was told, by id; throws Unavailable when that cannot be read. */
export async function latestOf(cast: Cast, who: Session): Promise<Map<unknown, string>> {
  const { content } = await pageOf(cast, who, 0);
  return new Map(content.map(({ id, type }) => [id, String(type)]));
}
