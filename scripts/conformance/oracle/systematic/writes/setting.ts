import { addDays, daysBetween } from '../../../lib/calendar.ts';
import { isObject } from '../../../lib/json.ts';
import { Unavailable } from '../../../sweep/run.ts';
import { FIRST_DAY, SPREAD } from '../../generate/days.ts';
import { isPersonKind, type Kind, OF_TRIPS } from '../../model/kinds.ts';
import type { Named, Person, Thing } from '../../model/types.ts';
import type { Template } from '../../pair/pair.ts';
import { boat, conversationOf, creatorOf, review, tour, valid } from '../../sequence/make.ts';
import type { Sequence } from '../../sequence/sequence.ts';
import { atNight } from './at-night.ts';
import { type Root, rootOf } from './target.ts';

/** Whoever takes part in every scene. */
export interface Cast {
  owner: Person;
  otherOwner: Person;
  customer: Person;
  otherCustomer: Person;
}

/** People and records that cases are played with. */
export interface Setting {
  sequence: Sequence;
  root: Root;
  /** Whether offers that cases are about are made alone: with nothing that may stand in the way. */
  isBare: boolean;
  cast: Cast;
  /** Offers of the same owner that no case is about, and of somebody else. */
  aside: Thing[];
  foreign: Thing[];
  /** The offer that the next case is about; undefined when it has to be made. */
  offer: Thing | undefined;
  /** The booking of it. */
  booking: Thing | undefined;
  /** Offers that cases were about. */
  used: Thing[];
  /** Which of the trips that were made before cases are about: each has one review at a time. */
  trip: number;
}

/** What makes two of everything of an offer, besides what it is made with. */
const FURNITURE: Readonly<Record<'boat' | 'tour', readonly string[]>> = {
  boat: ['createBoatService', 'uploadBoatImage'],
  tour: ['createTourDate', 'uploadTourImage', 'createTourDocuments'],
};

/** Which example of createBooking is by the day, by the hour, of a tour. */
const BOOKINGS = { boat: [0, 1], tour: [2, 2] } as const;
/** A made-up day may be taken: how often another one is tried. */
const TRIES = 4;

/** A scene: two captains, two customers, two offers of the first captain and one of the other, with what belongs to them. */
export async function createSetting(
  sequence: Sequence,
  root: Root,
  { lean, isBare }: { lean: boolean; isBare: boolean },
) {
  const { people } = sequence.scene;
  const get = (name: Named) => people.get(name);
  const cast: Cast = {
    owner: await get('BOAT_OWNER'),
    otherOwner: await get('OTHER_BOAT_OWNER'),
    customer: await get('CUSTOMER'),
    otherCustomer: await get('OTHER_CUSTOMER'),
  };
  const setting: Setting = {
    sequence,
    root,
    isBare,
    cast,
    aside: [],
    foreign: [],
    offer: undefined,
    booking: undefined,
    used: [],
    trip: 0,
  };
  if (lean || root === 'person' || root === 'trip') return setting;
  const kind = offerKind(root);
  const sibling = await offerOf(setting, kind, cast.owner);
  const foreign = await offerOf(setting, kind, cast.otherOwner);
  setting.aside.push(sibling);
  setting.foreign.push(foreign);
  await book(setting, sibling, cast.otherCustomer);
  const cancelled = await book(setting, sibling, cast.customer);
  if (cancelled) await enrich(setting, 'createPayment', cancelled, cast.customer);
  await book(setting, foreign, cast.customer);
  if (cancelled) {
    const by = cast.customer;
    await valid(sequence.scene, 'cancelBooking', { thing: cancelled, by });
  }
  return setting;
}

const offerKind = (root: Root) => (root === 'tour' || root === 'tourBooking' ? 'tour' : 'boat');

async function offerOf(setting: Setting, kind: 'boat' | 'tour', owner: Person) {
  const { scene } = setting.sequence;
  await (kind === 'boat' ? boat(scene, owner) : tour(scene, owner));
  const thing = scene.pool.of(kind).at(-1);
  if (!thing) throw new Unavailable(`needs ${kind}`);
  // A date of a tour ends on another day than in UTC.
  const changed = (template: Template) => {
    const affordable = cheap(template);
    return atNight(affordable, 'over-midnight') ?? affordable;
  };
  for (const id of FURNITURE[kind]) await enrich(setting, id, thing, owner, changed);
  if (kind === 'tour') await enrich(setting, 'createAvailability', thing, owner, ofTour(thing));
  return thing;
}

/** What is sold with an offer costs a lira, so that a price may change by less than anything is rounded to. */
const cheap = (template: Template): Template =>
  isObject(template.body) && 'price' in template.body
    ? { ...template, body: { ...template.body, price: 1 } }
    : template;

/** A day in the calendar of a tour instead of a boat's. */
const ofTour =
  ({ ref }: Thing) =>
  (template: Template): Template =>
    isObject(template.body)
      ? { ...template, body: { ...template.body, boatId: undefined, tourId: ref } }
      : template;

/** An offer as it is made: not published, with an empty calendar, without papers and bookings. */
async function bareOffer({ sequence: { scene } }: Setting, kind: 'boat' | 'tour', by: Person) {
  await valid(scene, kind === 'boat' ? 'createBoat' : 'createTour', { by });
  const thing = scene.pool.of(kind).at(-1);
  if (!thing) throw new Unavailable(`needs ${kind}`);
  thing.host = by;
  return thing;
}

/**
 * A booking of an offer by somebody; undefined when no day is free. Boats are booked later than the days that cases ask
 * for, so that one which is not about days is not refused for them.
 */
export async function book(setting: Setting, offer: Thing, by: Person): Promise<Thing | undefined> {
  const { scene } = setting.sequence;
  const examples = offer.kind === 'tour' ? BOOKINGS.tour : BOOKINGS.boat;
  const first = setting.used.length;
  for (let turn = first; turn < first + TRIES; turn += 1) {
    try {
      const example = examples[turn % 2] ?? 0;
      const edit = offer.kind === 'tour' ? asItIs : apartFrom(bookingsOf(offer), scene.today);
      await valid(scene, 'createBooking', { thing: offer, by }, {}, example, edit);
      return scene.pool.of('booking').at(-1);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
    }
  }
  return undefined;
}

const asItIs = (template: Template) => template;
const bookingsOf = ({ relatives }: Thing) =>
  [...relatives].filter(({ kind }) => kind === 'booking').length;

/** How many days lie between the bookings of an offer. */
const APART = 3;

/** Moves a booking behind the days that cases ask for, and behind so many others. */
const apartFrom =
  (others: number, today: string) =>
  (template: Template): Template => {
    const { body } = template;
    if (!isObject(body) || typeof body.startDate !== 'string' || typeof body.endDate !== 'string')
      return template;
    const startDate = addDays(today, FIRST_DAY + SPREAD + APART * (others + 1));
    const endDate = addDays(startDate, daysBetween(body.startDate, body.endDate) - 1);
    return { ...template, body: { ...body, startDate, endDate } };
  };

/** The first has a message between its two sides, and every other one is paid for in part. */
async function enrichBooking(setting: Setting, booking: Thing) {
  const { used, cast, sequence } = setting;
  if (isOdd(setting)) await enrich(setting, 'createPayment', booking, cast.customer);
  if (used.length > 0) return;
  const conversation = conversationOf(sequence.scene, cast.owner, cast.customer);
  conversation.relatives.add(booking);
  booking.relatives.add(conversation);
  await enrich(setting, 'sendMessage', conversation);
}

/** Sends a call that makes the scene richer, as whoever may unless `by` is given; goes on without when it is refused. */
async function enrich(
  { sequence: { scene } }: Setting,
  operationId: string,
  thing: Thing,
  by?: Person,
  edit = asItIs,
) {
  try {
    await valid(scene, operationId, by ? { thing, by } : { thing }, {}, 0, edit);
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
  }
}

/**
 * The record of a kind that the next case is about, with an offer of its own around it; `asMade` where nothing else may
 * have been said of it.
 */
export async function targetIn(
  setting: Setting,
  kind: Kind | undefined,
  asMade = false,
): Promise<Thing | undefined> {
  const { sequence, root } = setting;
  const { scene } = sequence;
  if (root === 'trip') return ofTrip(setting, kind);
  if (!setting.offer || setting.offer.state === 'gone') {
    await (root === 'person' && setting.isBare ? makeUnbooked : makeOffer)(setting);
  }
  const { offer, booking } = setting;
  if (kind === undefined || isPersonKind(kind)) return undefined;
  if (kind === offer?.kind) return offer;
  if (kind === 'booking' && booking) return booking;
  const known = scene.pool.of(kind).findLast(({ state }) => state !== 'gone');
  if (rootOf(kind) === 'person') return known ?? (await scene.make(kind));
  const thing =
    belonging(offer, booking, kind)[0] ??
    (await madeFor(setting, kind, rootOf(kind) === 'booking' ? booking : offer)) ??
    (await scene.make(kind));
  return asMade ? thing : saidOf(setting, thing);
}

/** The booking of a trip without a review, or its review: with a reply and a report, or alone where bare. */
async function ofTrip(setting: Setting, kind: Kind | undefined): Promise<Thing | undefined> {
  const { scene } = setting.sequence;
  if (kind === 'booking') return scene.trips.open(setting.trip);
  if (kind === undefined || !OF_TRIPS.has(kind)) return undefined;
  const made = await review(scene, setting.trip);
  if (!setting.isBare) await enrichReview(setting, made);
  if (kind === 'review') return made;
  return belonging(made, undefined, kind)[0] ?? (await scene.make(kind));
}

/** Two replies by one person, and a report by each of those who may. */
async function enrichReview(setting: Setting, made: Thing) {
  const admin = await setting.sequence.scene.people.get('ADMIN');
  for (const id of ['replyToReview', 'replyToReview', 'flagReview'])
    await enrich(setting, id, made);
  if (made.host !== admin) await enrich(setting, 'flagReview', made, admin);
}

/** An offer with all that belongs to one, or with nothing; bookings are of the former, without payments where bare. */
async function makeOffer(setting: Setting) {
  const { root, isBare, cast } = setting;
  const isBooked = root === 'booking' || root === 'tourBooking' || !isBare;
  const make = isBooked ? offerOf : bareOffer;
  const made = await make(setting, offerKind(root), cast.owner);
  setting.offer = made;
  setting.booking = isBooked ? await book(setting, made, cast.customer) : undefined;
  if (setting.booking && !isBare) await enrichBooking(setting, setting.booking);
  if (setting.booking && !isBare) await bookBeside(setting, made);
  setting.used.push(made);
}

/**
 * Beside a booking that is paid for another that is not, so that of several one may be in the way; beside one that is
 * not paid for another that was called off, which nothing is to happen to any more.
 */
async function bookBeside(setting: Setting, offer: Thing): Promise<void> {
  const by = setting.cast.otherCustomer;
  const other = await book(setting, offer, by);
  if (other && !isOdd(setting)) await enrich(setting, 'cancelBooking', other, by);
}

/** A published tour of the owner beside the boat, so that what is decided about captains is about all that they offer. */
export async function offerTourToo({ root, cast, sequence: { scene }, used }: Setting) {
  const isTheirs = ({ kind, state, host }: Thing) =>
    kind === 'tour' && state !== 'gone' && host === cast.owner;
  if (root !== 'person' || used.some(isTheirs)) return;
  await tour(scene, cast.owner);
  const made = scene.pool.of('tour').at(-1);
  if (made) used.push(made);
}

/** A published boat and a tour of somebody whom nobody has booked. */
async function makeUnbooked(setting: Setting) {
  const { cast, sequence, used } = setting;
  const { scene } = sequence;
  await tour(scene, cast.owner);
  await boat(scene, cast.owner);
  setting.offer = scene.pool.of('boat').at(-1);
  used.push(...[scene.pool.of('tour').at(-1), setting.offer].filter((one) => one !== undefined));
}

/** Every other offer is made in another way. */
const isOdd = ({ used }: Setting) => used.length % 2 === 1;

/** What else is said of every other record before a case is about it, so that a change may take it back. */
const SAID: Readonly<Record<Kind, string>> = {
  boatDocument: 'setBoatDocumentVerification',
  tourDocument: 'setTourDocumentVerification',
  availability: 'setAvailabilityInstantConfirmation',
};

async function saidOf(setting: Setting, thing: Thing): Promise<Thing> {
  if (isOdd(setting)) await say(setting, thing);
  return thing;
}

/** Says of a record what only another call says of it; nothing where there is no such thing. */
export async function say(setting: Setting, thing: Thing): Promise<void> {
  const operationId = SAID[thing.kind];
  if (operationId !== undefined) await enrich(setting, operationId, thing);
}

/** Records of a kind that belong to an offer or its booking. */
function belonging(offer: Thing | undefined, booking: Thing | undefined, kind: Kind): Thing[] {
  const around = [...(offer?.relatives ?? []), ...(booking?.relatives ?? [])];
  return around.filter((one) => one.kind === kind && one.state !== 'gone');
}

async function madeFor({ sequence: { scene } }: Setting, kind: Kind, thing: Thing | undefined) {
  if (!thing) return undefined;
  try {
    await valid(scene, creatorOf(scene, kind), { thing });
    return scene.pool.of(kind).findLast((one) => thing.relatives.has(one) && one.state !== 'gone');
  } catch (error) {
    if (error instanceof Unavailable) return undefined;
    throw error;
  }
}

/** A record of a kind that belongs to somebody; made when there is none. */
export async function ownRecord(
  { sequence: { scene } }: Setting,
  kind: Kind,
  by: Person | undefined,
): Promise<Thing> {
  const isOwn = ({ host, state }: Thing) => host === by && state !== 'gone';
  const known = scene.pool.of(kind).findLast(isOwn);
  if (known) return known;
  if (kind === 'tour' || kind === 'boat') await (kind === 'boat' ? boat : tour)(scene, by);
  else await scene.make(kind);
  const made = scene.pool.of(kind).findLast(isOwn);
  if (!made) throw new Unavailable(`needs ${kind}`);
  return made;
}

/** Whether everybody of a scene still has the role that they were given, and a session that counts. */
export async function isAsMade({ cast, sequence: { scene } }: Setting): Promise<boolean> {
  const { owner, otherOwner, customer, otherCustomer } = cast;
  const hasRole =
    [owner, otherOwner].every(({ role }) => role === 'BOAT_OWNER') &&
    [customer, otherCustomer].every(({ role }) => role === 'CUSTOMER');
  if (!hasRole) return false;
  const answers = await Promise.all(
    Object.values(cast).map((by) => scene.send({ operationId: 'getAccount', by }, 'read')),
  );
  return answers.every(({ mock }) => mock.ok);
}

type Which = 'sibling' | 'aside' | 'foreign';

/** Another record of the same kind: next to it, of another offer of the same owner, or of somebody else. */
export function otherOf(
  setting: Setting,
  kind: Kind,
  which: Which,
  than: Thing | undefined,
): Thing | undefined {
  const { cast } = setting;
  const person = {
    sibling: cast.customer,
    aside: cast.owner,
    foreign: cast.otherOwner,
  }[which];
  if (isPersonKind(kind)) return person[kind];
  const { sequence } = setting;
  const around = offersAround(setting, which);
  // Where people are what a case is about, there is no other offer but those of earlier cases.
  const isOfHost = (one: Thing) => which === 'aside' && than?.host && one.host === than.host;
  const isNear = (one: Thing) =>
    around.length === 0
      ? isOfHost(one)
      : around.some((near) => near === one || (near !== undefined && one.relatives.has(near)));
  return sequence.scene.pool
    .of(kind)
    .find((one) => one !== than && one.state !== 'gone' && isNear(one));
}

/** Offers whose records are another's in that way. */
const offersAround = ({ offer, aside, foreign }: Setting, which: Which) =>
  which === 'sibling' ? [offer] : which === 'aside' ? aside : foreign;

/** The same; made for an offer elsewhere that has none of the kind. */
export async function otherMade(
  setting: Setting,
  kind: Kind,
  which: Which,
  than: Thing | undefined,
): Promise<Thing | undefined> {
  const known = otherOf(setting, kind, which, than);
  if (known || which === 'sibling') return known;
  for (const near of offersAround(setting, which)) {
    const made = near?.kind === kind ? undefined : await madeFor(setting, kind, near);
    if (made) return made;
  }
  return undefined;
}
