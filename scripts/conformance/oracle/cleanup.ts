import { type Session, sessionOf } from '../actors/actors.ts';
import type { Client } from '../client/client.ts';
import { inParallel } from '../sweep/pool.ts';
import { isOver, REASON } from '../sweep/world/cleanup.ts';
import type { Kind } from './model/kinds.ts';
import type { Person, Thing } from './model/types.ts';
import { createPair, type Template } from './pair/pair.ts';
import type { Scene } from './sequence/scene.ts';
import type { Sequence, Stage } from './sequence/sequence.ts';
import { clear } from './trips/trips.ts';

/** How many sequences are taken back at a time. */
const WIDTH = 8;

/** A client that sends nothing. */
function nobody(client: Client): Client {
  const nothing = {
    requestHeaders: {},
    requestBody: undefined,
    status: 204,
    responseHeaders: {},
    responseBody: '',
    duration: 0,
  };
  return {
    ...client,
    send: async ({ operationId, actor, method, path }) => ({
      operationId,
      actor,
      method,
      url: path,
      ...nothing,
    }),
  };
}

const presentOf = (person: Person | undefined) =>
  person?.user.state === 'gone' ? undefined : person;

export interface Cleanup {
  /** Remembers what a sequence has made. */
  note(sequence: Sequence): void;
  /** Takes it back, as far as the contract has calls for it; answers what is left, by kind. */
  cleanUp(): Promise<Record<string, number>>;
}

/** A record to be taken back, with who may do it. */
interface Made extends Pick<Thing, 'kind' | 'host' | 'customer'> {
  ref: unknown;
  /** Whether the service alone has it. */
  isStray: boolean;
}

/** What a sequence has made and is there yet. */
function madeIn({ pool }: Scene, { records }: Sequence['strays']): Made[] {
  const both = [...pool.all()].filter((one) => one.state !== 'gone' && !pool.isUnseen(one.ref));
  return [
    ...both.map((one) => ({ ...one, isStray: false })),
    ...records.map(({ kind, id, by }) => ({
      kind,
      ref: id,
      host: by,
      customer: by,
      isStray: true,
    })),
  ];
}

/**
 * Takes back what sequences have made: bookings first, which hold boats and tours, then these, then the people. Whoever
 * was registered by a call that is compared leaves by `leave`, which answers whether they have.
 */
export function createCleanup(
  stage: Stage,
  leave: (session: Session) => Promise<boolean>,
): Cleanup {
  const { contract, clients, leftOut, trips } = stage;
  const { service } = clients;
  // What is the mock's goes with the mock.
  const pair = createPair(contract, { service, mock: nobody(service) }, leftOut);
  const sequences: Sequence[] = [];
  const left: Record<string, number> = {};

  function stays(kind: string, count = 1): void {
    if (count > 0) left[kind] = (left[kind] ?? 0) + count;
  }

  /** Whoever was deactivated, or lost the session by another password or role, is let in again. */
  async function letIn(person: Person, admin: Person | undefined): Promise<void> {
    const { user, username, password } = person;
    const path = { id: user.ref };
    if (admin)
      await pair.send({ operationId: 'setUserStatus', by: admin, path, body: { isActive: true } });
    const body = { username, password };
    const { service: answer } = await pair.send({ operationId: 'logIn', by: undefined, body });
    const session = sessionOf(answer.exchange, password);
    if (typeof session !== 'string') person.tokens = { ...person.tokens, service: session.token };
  }

  async function send(template: Template & { by: Person }, admin: Person | undefined) {
    const answer = await pair.send(template);
    if (answer.service.status !== 401 || template.by === admin) return answer;
    await letIn(template.by, admin);
    return pair.send(template);
  }

  async function take(
    operationId: string,
    { kind, ref }: Made,
    by: Person | undefined,
    admin: Person | undefined,
  ): Promise<void> {
    const body = operationId === 'cancelBooking' ? { body: { reason: REASON } } : {};
    const answer = by && (await send({ operationId, by, path: { id: ref }, ...body }, admin));
    if (!answer || !isOver(operationId, answer.service)) stays(kind);
  }

  async function takeAll({ scene, strays }: Sequence) {
    const known = scene.people.known();
    const admin = known.find(({ actor }) => actor === 'ADMIN');
    const made = madeIn(scene, strays);
    const of = (kind: Kind) => made.filter((one) => one.kind === kind);
    for (const booking of of('booking'))
      await take('cancelBooking', booking, presentOf(booking.customer) ?? booking.host, admin);
    for (const message of of('message'))
      await take('deleteMessage', message, message.customer ?? message.host, admin);
    for (const review of of('review').filter(({ isStray }) => isStray))
      await take('deleteReview', review, admin, admin);
    for (const boat of of('boat')) await take('deleteBoat', boat, admin ?? boat.host, admin);
    for (const tour of of('tour')) await take('deleteTour', tour, admin ?? tour.host, admin);
    for (const person of known) {
      if (person.actor === 'ADMIN' || person.user.state === 'gone') continue;
      const answer = await send({ operationId: 'deleteAccount', by: person }, admin);
      if (!answer.service.ok) stays('user');
    }
    const ids = new Set(known.map(({ user }) => user.ids.service));
    for (const [userId, somebody] of strays.people)
      if (!ids.has(userId) && !(await leave(somebody))) stays('user');
    stays('contactMessage', of('contactMessage').length);
  }

  return {
    note(sequence) {
      // One is played after the other.
      sequences.at(-1)?.release();
      sequences.push(sequence);
    },
    async cleanUp() {
      for (const trip of trips.all) {
        stays('review', await clear(stage, trip));
      }
      await inParallel(sequences, WIDTH, takeAll);
      return left;
    },
  };
}
