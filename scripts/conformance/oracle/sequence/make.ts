import type { Operation } from '../../contract/contract.ts';
import { addDays } from '../../lib/calendar.ts';
import { textAt } from '../../lib/json.ts';
import { Unavailable } from '../../sweep/run.ts';
import { compose, type Preset } from '../generate/compose.ts';
import { FIRST_DAY, OPEN_DAYS } from '../generate/days.ts';
import { RESTS, withOddLira } from '../generate/odd-lira.ts';
import type { Step } from '../generate/step.ts';
import type { Kind } from '../model/kinds.ts';
import { hashOf } from '../model/pool.ts';
import type { Person, Thing } from '../model/types.ts';
import type { Template } from '../pair/pair.ts';
import { onBoth, PerSide } from '../pair/sides.ts';
import type { Scene } from './scene.ts';

/** A record from whose making others come along. */
const COMES_WITH: Readonly<Record<Kind, Kind>> = {
  boatService: 'boat',
  boatFeature: 'boat',
  boatImage: 'boat',
  availability: 'boat',
  tourDate: 'tour',
  tourImage: 'tour',
};

/** How many times something may have to be made for something else. */
const DEPTH = 6;
const depths = new WeakMap<Scene, number>();

/** Makes a record of a kind, with what it needs, by valid calls. Throws Unavailable when there is no way to. */
export async function make(scene: Scene, kind: Kind): Promise<Thing> {
  const depth = depths.get(scene) ?? 0;
  if (depth > DEPTH) throw new Unavailable(`needs ${kind}, which needs itself`);
  depths.set(scene, depth + 1);
  try {
    await made(scene, kind);
  } finally {
    depths.set(scene, depth);
  }
  const thing = scene.pool.of(kind).findLast(({ state }) => state !== 'gone');
  if (!thing) throw new Unavailable(`needs ${kind}, which could not be made`);
  return thing;
}

async function made(scene: Scene, kind: Kind): Promise<void> {
  const with_ = COMES_WITH[kind];
  if (with_ !== undefined) await make(scene, with_);
  else if (kind === 'boat') await boat(scene);
  else if (kind === 'tour') await tour(scene);
  else if (kind === 'review') await review(scene);
  else if (kind === 'conversation') await conversation(scene);
  else if (kind === 'notification') await notification(scene);
  else await valid(scene, creatorOf(scene, kind));
}

/** The call that creates a record of a kind, by what it answers. Throws Unavailable when there is none. */
export function creatorOf(scene: Scene, kind: Kind): string {
  const creates =
    (verbs: RegExp) =>
    ({ method, answers, id }: Operation) => {
      const [schema] = answers.get(201)?.media.values() ?? [];
      const flat = schema && scene.contract.schemas.flatten(schema);
      return (
        method === 'POST' &&
        flat !== undefined &&
        verbs.test(id) &&
        scene.kinds.ofSchema(flat.names) === kind
      );
    };
  const { operations } = scene.contract;
  const found =
    operations.find(creates(/^(create|send|submit|add|reply)/u)) ??
    operations.find(creates(/^upload/u));
  if (!found) throw new Unavailable(`needs ${kind}, which no call of the contract creates`);
  return found.id;
}

/** Sends a valid call, as `edit` changes it. Throws Unavailable when it is refused. */
export async function valid(
  scene: Scene,
  operationId: string,
  preset: Preset = {},
  query = {},
  example = 0,
  edit = (template: Template) => template,
): Promise<void> {
  const tag = hashOf(`make ${operationId} ${[...scene.pool.all()].length}`) & 0xff_ff_ff;
  const step: Step = { operationId, tag, mode: 'valid', example, edits: [], again: false };
  const { template } = await compose(scene, step, preset);
  const answer = await scene.send(
    edit({ ...template, query: { ...template.query, ...query } }),
    `make ${operationId}`,
  );
  if (answer.mock.ok && answer.service.ok) return;
  throw new Unavailable(
    `needs ${operationId}, which answered ${answer.service.status} ${textAt(answer.service.body, 'code') ?? ''}`,
  );
}

/** The same request with prices that are not whole lira, in turn such that a fifth and such that a half of them is rounded. */
const withKurus =
  ({ contract, pool }: Scene, kind: 'boat' | 'tour') =>
  (template: Template): Template => {
    const { body } = contract.operation(template.operationId);
    const rest = pool.of(kind).length % 2 === 0 ? RESTS.fifth : RESTS.half;
    return body
      ? { ...template, body: withOddLira(contract.schemas, body.schema, template.body, rest) }
      : template;
  };

/** A published boat with an open calendar; of `owner` when one is given. */
export async function boat(scene: Scene, owner?: Person): Promise<void> {
  await valid(scene, 'createBoat', owner ? { by: owner } : {}, {}, 0, withKurus(scene, 'boat'));
  const thing = scene.pool.of('boat').at(-1);
  if (!thing?.host) throw new Unavailable('needs a boat and its owner');
  const by = thing.host;
  const first = addDays(scene.today, FIRST_DAY);
  await valid(scene, 'createBoatDocuments', { thing, by });
  const days = {
    boatId: thing.ref,
    startDate: first,
    endDate: addDays(first, OPEN_DAYS - 1),
    isAvailable: true,
  };
  await valid(scene, 'createAvailabilityPeriod', { thing, by }, days);
  await valid(scene, 'setBoatStatus', { thing, by }, { status: 'ACTIVE' });
}

/** A published tour; of `guide` when one is given. */
export async function tour(scene: Scene, guide?: Person): Promise<void> {
  await valid(scene, 'createTour', guide ? { by: guide } : {}, {}, 0, withKurus(scene, 'tour'));
  const thing = scene.pool.of('tour').at(-1);
  if (!thing?.host) throw new Unavailable('needs a tour and its guide');
  await valid(scene, 'setTourStatus', { thing, by: thing.host }, { status: 'ACTIVE' });
}

/** A review of a trip that was made before the run. */
export async function review(scene: Scene, index = 0): Promise<Thing> {
  const booking = await scene.trips.open(index);
  const by = booking.customer;
  if (!by) throw new Unavailable('needs a trip and its customer');
  await valid(scene, 'createReview', { thing: booking, by });
  const thing = scene.pool.of('review').at(-1);
  if (!thing) throw new Unavailable('needs a review');
  return thing;
}

/** The messages between the two sides of a booking. */
async function conversation(scene: Scene): Promise<void> {
  const booking = scene.pool.of('booking')[0] ?? (await make(scene, 'booking'));
  const { host, customer } = booking;
  if (!host || !customer) throw new Unavailable('needs the two sides of a booking');
  conversationOf(scene, host, customer).relatives.add(booking);
}

/** The conversation of two people, which begins with what they write. */
export function conversationOf(scene: Scene, host: Person, customer: Person): Thing {
  const idOn = onBoth((side) => {
    const [a, b] = [host, customer].map(({ user }) => Number(user.ids[side]));
    return `conversation_${Math.min(a ?? 0, b ?? 0)}_${Math.max(a ?? 0, b ?? 0)}`;
  });
  const thing = scene.pool.add('conversation', idOn, 'conversation');
  thing.ref = new PerSide((side) => idOn[side]);
  thing.host = host;
  thing.customer = customer;
  return thing;
}

async function notification(scene: Scene): Promise<void> {
  const booking = scene.pool.of('booking')[0] ?? (await make(scene, 'booking'));
  if (!booking.host) throw new Unavailable('needs the host of a booking');
  await valid(scene, 'listNotificationsPage', { thing: booking.host.user, by: booking.host });
}
