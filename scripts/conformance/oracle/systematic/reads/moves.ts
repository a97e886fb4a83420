import type { Person, Thing } from '../../model/types.ts';
import type { Teller } from './scene/teller.ts';
import { tellTerms } from './scene/terms.ts';

/** A move: what is done to the first record that it can be done to. */
interface Move {
  kind: string;
  operationId: string;
  fits(thing: Thing): boolean;
  by(thing: Thing, admin: Person): Person | undefined;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

const isIn =
  (...states: string[]) =>
  ({ state }: Thing) =>
    states.includes(state);
const host = ({ host: one }: Thing) => one;
const customer = ({ customer: one }: Thing) => one;

/** One move of every state machine, and of what else changes what is listed and counted. */
const MOVES: readonly Move[] = [
  {
    kind: 'booking',
    operationId: 'setBookingStatus',
    fits: isIn('PENDING'),
    by: host,
    query: { status: 'CONFIRMED' },
  },
  {
    kind: 'booking',
    operationId: 'cancelBooking',
    fits: (one) => isIn('CONFIRMED')(one) && hasPayment(one),
    by: customer,
  },
  { kind: 'booking', operationId: 'cancelBooking', fits: isIn('PENDING'), by: host },
  {
    kind: 'boat',
    operationId: 'deleteBoat',
    fits: (one) => isIn('ACTIVE')(one) && !isBooked(one),
    by: host,
  },
  {
    kind: 'boat',
    operationId: 'setBoatStatus',
    fits: (one) => isIn('ACTIVE')(one) && !isBooked(one),
    by: host,
    query: { status: 'INACTIVE' },
  },
  {
    kind: 'boat',
    operationId: 'setBoatStatus',
    fits: (one) => isIn('ACTIVE')(one) && isBooked(one),
    by: host,
    query: { status: 'INACTIVE' },
  },
  {
    kind: 'boat',
    operationId: 'setBoatStatus',
    fits: isIn('INACTIVE'),
    by: host,
    query: { status: 'ACTIVE' },
  },
  {
    kind: 'tour',
    operationId: 'setTourStatus',
    fits: (one) => isIn('ACTIVE')(one) && !isBooked(one),
    by: host,
    query: { status: 'CANCELLED' },
  },
  {
    kind: 'tourDate',
    operationId: 'setTourDateStatus',
    fits: isIn('there'),
    by: host,
    query: { status: 'CANCELLED' },
  },
  {
    kind: 'availability',
    operationId: 'setAvailabilityStatus',
    fits: isIn('there'),
    by: host,
    query: { isAvailable: false },
  },
  {
    kind: 'captainApplication',
    operationId: 'reviewCaptainApplication',
    fits: isIn('PENDING'),
    by: (_, admin) => admin,
    body: { status: 'REJECTED', rejectionReason: 'Belgenizin süresi dolmuş.' },
  },
  {
    kind: 'contactMessage',
    operationId: 'setContactMessageState',
    fits: isIn('NEW', 'there'),
    by: (_, admin) => admin,
    body: { state: 'CLOSED' },
  },
  // One that was kept is reported again, by somebody else.
  { kind: 'review', operationId: 'flagReview', fits: isIn('there'), by: (_, admin) => admin },
  { kind: 'boatDocument', operationId: 'deleteBoatDocument', fits: isIn('there'), by: host },
  {
    kind: 'user',
    operationId: 'markAllNotificationsRead',
    fits: ({ host: one }) => one?.role === 'CUSTOMER',
    by: customer,
  },
  { kind: 'conversation', operationId: 'deleteConversation', fits: isIn('there'), by: customer },
];

const hasPayment = ({ relatives }: Thing) => [...relatives].some(({ kind }) => kind === 'payment');
const isBooked = ({ relatives }: Thing) =>
  [...relatives].some(({ kind, state }) => kind === 'booking' && state !== 'CANCELLED');

/** Makes every move once; answers the records that were moved. */
export async function tellMoves(teller: Teller): Promise<Thing[]> {
  const { scene, tell } = teller;
  const admin = await scene.people.get('ADMIN');
  const moved: Thing[] = [];
  for (const { kind, operationId, fits, by: whose, query, body } of MOVES) {
    const thing = scene.pool.of(kind).find((one) => fits(one) && !moved.includes(one));
    const by = thing && whose(thing, admin);
    if (!thing || !by) continue;
    await tell(operationId, { thing, by, ...(query ? { query } : {}), ...(body ? { body } : {}) });
    moved.push(thing);
  }
  const [owner, guest] = [await scene.people.get('BOAT_OWNER'), await scene.people.get('CUSTOMER')];
  return [...moved, ...(await tellTerms(teller, owner, guest))];
}

/** What ends the scene: a captain becomes a customer, and somebody may no longer sign in. */
export async function tellEnds({ scene, tell }: Teller): Promise<Thing[]> {
  const admin = await scene.people.get('ADMIN');
  const captain = await scene.people.get('OTHER_BOAT_OWNER');
  const guest = await scene.people.get('OTHER_CUSTOMER');
  await tell('setUserRole', { thing: captain.user, by: admin, body: { role: 'CUSTOMER' } });
  await tell('setUserStatus', { thing: guest.user, by: admin, body: { isActive: false } });
  const theirs = [...scene.pool.all()].filter(
    ({ host: one, kind }) => one === captain && ['boat', 'tour', 'booking'].includes(kind),
  );
  return [captain.user, guest.user, ...theirs.slice(0, 6)];
}

/** Takes the end back, so that what they have made can be taken back as its owners do. */
export async function tellRecovery({ scene, tell }: Pick<Teller, 'scene' | 'tell'>): Promise<void> {
  const admin = await scene.people.get('ADMIN');
  const captain = await scene.people.get('OTHER_BOAT_OWNER');
  const guest = await scene.people.get('OTHER_CUSTOMER');
  await applyAgain({ scene, tell }, captain, admin);
  await tell('setUserRole', { thing: captain.user, by: admin, body: { role: 'BOAT_OWNER' } });
  await tell('setUserStatus', { thing: guest.user, by: admin, body: { isActive: true } });
  for (const { username, password } of [captain, guest])
    await tell('logIn', { by: 'ANONYMOUS', body: { username, password } });
}

/** Who was a captain before, with papers on file, applies again and is approved. */
async function applyAgain(
  { scene, tell }: Pick<Teller, 'scene' | 'tell'>,
  by: Person,
  admin: Person,
) {
  const { username, password } = by;
  await tell('logIn', { by: 'ANONYMOUS', body: { username, password } });
  const known = new Set(scene.pool.of('captainApplication'));
  await tell('submitCaptainApplication', { by });
  const thing = scene.pool.of('captainApplication').find((one) => !known.has(one));
  if (!thing) return;
  await tell('reviewCaptainApplication', { thing, by: admin, body: { status: 'APPROVED' } });
  await tell('logIn', { by: 'ANONYMOUS', body: { username, password } });
}
