import type { Operation } from '../../../contract/contract.ts';
import { inParallel } from '../../../sweep/pool.ts';
import { Unavailable } from '../../../sweep/run.ts';
import { rightfulIn, TURNS } from '../../generate/actors.ts';
import { compose } from '../../generate/compose.ts';
import { isPersonKind, OF_TRIPS } from '../../model/kinds.ts';
import { adminOf } from '../../model/people.ts';
import { hashOf } from '../../model/pool.ts';
import type { Person, Thing } from '../../model/types.ts';
import { isDone, type Template } from '../../pair/pair.ts';
import { isTypeOf } from '../../sequence/readers.ts';
import type { Scene } from '../../sequence/scene.ts';
import type { Stage } from '../../sequence/sequence.ts';
import { itemKindOf } from '../reads/operations.ts';
import { addressesIn } from './addresses.ts';
import type { Setting } from './setting.ts';

/** One reading: of a record, or of nobody's in particular, by somebody. */
interface Reading {
  operation: Operation;
  thing: Thing | undefined;
  by: Person | undefined;
}

/** How many readings are under way at a time. */
const WIDTH = 12;
/** How many records of a kind belonging to one other are read by themselves. */
const EACH = 2;
/** How many readings of the rest follow a write. */
const SOME = 10;

const isPerson = ({ kind }: Thing) => isPersonKind(kind);
const isDetail = ({ path, id }: Operation) => /\/\{\w+\}$/u.test(path) && id.startsWith('get');

/** What is read after a write, beside the records that it names. */
interface Near {
  /** The write, whose answers tell what else may show it. */
  operation: Operation;
  /** All that shows them, or what shows them most with some of the rest. */
  isWhole: boolean;
  /** Says which of the rest; another for each case. */
  turn: string;
  /** Those that it is about: what they are shown of themselves counts among the rest. */
  people: readonly Person[];
  /** Those that it has made: all that shows them is read. */
  made: readonly Thing[];
}

/**
 * Reads what a write may have changed, as whoever it belongs to: the records that it names, whatever lists records
 * of their kind or of that which it answers, and some of all else around them: another part in each turn.
 */
export async function readNear(
  stage: Stage,
  setting: Setting,
  things: readonly Thing[],
  { operation, isWhole, turn, people, made }: Near,
) {
  const { scene } = setting.sequence;
  const readings = await ofThings(stage, scene, family(things));
  const lists = new Set(things.flatMap(({ kind }) => stage.readers.lists(kind)));
  for (const list of lists) {
    const by = await rightfulIn(TURNS.host, list, things, scene.people);
    readings.push({ operation: list, thing: undefined, by });
  }
  readings.push(...ownOf(stage, scene, people), ...ofGuests(stage, scene));
  if (isWhole) return readAll(stage, setting, readings);
  const about = new Set([
    ...things.slice(0, 1).map(({ kind }) => kind),
    itemKindOf(stage, operation),
  ]);
  const near = new Set([...people, ...scene.trips.people()]);
  const isClose = ({ operation: reading, thing, by }: Reading) => {
    const isOf = about.has(itemKindOf(stage, reading) ?? '');
    if (thing === undefined || isPerson(thing)) return isOf && by !== undefined && near.has(by);
    return made.includes(thing) || (things.includes(thing) && (isDetail(reading) || isOf));
  };
  const rest = readings.filter((one) => !isClose(one));
  const order = ({ operation: { id }, thing }: Reading) =>
    hashOf(`${turn} ${id} ${thing?.label ?? ''}`);
  const some = rest.toSorted((a, b) => order(a) - order(b)).slice(0, SOME);
  await readAll(stage, setting, [...readings.filter(isClose), ...some]);
}

/** Reads the records themselves after a write that was refused. */
export async function readThings(stage: Stage, setting: Setting, things: readonly Thing[]) {
  await readAll(stage, setting, await detailReadings(stage, setting.sequence.scene, things));
}

async function detailReadings(stage: Stage, scene: Scene, things: readonly Thing[]) {
  const readings = await ofThings(stage, scene, things);
  return readings.filter(({ operation }) => isDetail(operation));
}

/** Reads what is said of some records where a parameter names their kind, such as the audit, as an administrator. */
export async function readTyped(stage: Stage, { sequence }: Setting, things: readonly Thing[]) {
  const { scene } = sequence;
  const by = adminOf(scene.people);
  for (const { operation, type, id, choices } of stage.readers.typed)
    for (const thing of things) {
      const choice = choices.find((one) => isTypeOf(one, thing.kind));
      if (choice === undefined) continue;
      const query = { [type]: choice, [id]: thing.ref };
      await scene.send({ operationId: operation.id, by, query }, 'read');
    }
}

/** The requests that read records themselves. */
export const detailsOf = async (stage: Stage, scene: Scene, things: readonly Thing[]) =>
  templatesOf(scene, await detailReadings(stage, scene, things));

/** The requests for what the owners of records are told of them with an instant beside when they were made. */
export function listsWithInstants(
  stage: Stage,
  scene: Scene,
  things: readonly Thing[],
): Promise<Template[]> {
  const lists = stage.readers.of('user').filter((operation) => hasInstants(stage, operation));
  const readings = things.flatMap(({ host }) =>
    host ? lists.map((operation) => ({ operation, thing: host.user, by: host })) : [],
  );
  return templatesOf(scene, readings);
}

/** Whether the rows of a page tell an instant beside when they were made. */
function hasInstants({ contract: { schemas } }: Stage, { answers }: Operation): boolean {
  const [schema] = answers.get(200)?.media.values() ?? [];
  const { content } = schemas.flatten(schema ?? {}).properties;
  const { properties } = schemas.flatten(schemas.flatten(content ?? {}).items ?? {});
  return Object.entries(properties).some(
    ([name, inner]) => !name.startsWith('created') && schemas.flatten(inner).format === 'date-time',
  );
}

async function templatesOf(scene: Scene, readings: readonly Reading[]): Promise<Template[]> {
  const templates = await Promise.all(
    readings.map(({ operation, thing, by }) => templateOf(scene, operation, thing, by)),
  );
  return templates.filter((template) => template !== undefined);
}

/** Reads everything that the scene may show: its records, its people's own lists and figures, everybody's lists. */
export async function readEverything(stage: Stage, setting: Setting) {
  const { scene } = setting.sequence;
  const { used, aside, foreign, cast } = setting;
  const offers = [...used.slice(-EACH), ...aside, ...foreign];
  const things = family(offers);
  for (const kind of KINDS_OF_PEOPLE) things.push(...scene.pool.of(kind).slice(-EACH));
  const readings = await ofThings(stage, scene, things);
  for (const offer of used.slice(0, -EACH)) {
    const detail = stage.readers.of(offer.kind).find(isDetail);
    if (detail) readings.push({ operation: detail, thing: offer, by: offer.host });
  }
  readings.push(...ownOf(stage, scene, scene.people.known()), ...ofGuests(stage, scene));
  const kinds = new Set([...scene.pool.all()].map(({ kind }) => kind));
  const lists = new Set([...kinds].flatMap((kind) => stage.readers.lists(kind)));
  for (const operation of lists) {
    for (const turn of [TURNS.host, TURNS.customer]) {
      const by = await rightfulIn(turn, operation, [], scene.people);
      if (operation.roles.includes(roleNow(by))) readings.push({ operation, thing: undefined, by });
    }
  }
  const strangers = [undefined, cast.otherCustomer, cast.otherOwner];
  const newest = [...Map.groupBy(things, ({ kind }) => kind).values()].flatMap((all) =>
    all.slice(-EACH),
  );
  for (const thing of newest)
    for (const operation of stage.readers.of(thing.kind).filter(isDetail))
      for (const by of strangers) readings.push({ operation, thing, by });
  await readAll(stage, setting, readings);
}

const KINDS_OF_PEOPLE = [
  'captainApplication',
  'contactMessage',
  'message',
  'conversation',
  ...OF_TRIPS,
];

/** Records with those that belong to them, and these with theirs: the newest few of a kind each. */
function family(things: readonly Thing[]): Thing[] {
  const all = new Set<Thing>(things.filter((thing) => !isPerson(thing)));
  for (const thing of [...all]) {
    for (const near of someOf(thing)) {
      all.add(near);
      if (near.kind === 'booking') for (const further of someOf(near)) all.add(further);
    }
  }
  return [...all];
}

function someOf({ relatives }: Thing): Thing[] {
  const counts = new Map<string, number>();
  return [...relatives].toReversed().filter((one) => {
    const count = (counts.get(one.kind) ?? 0) + 1;
    counts.set(one.kind, count);
    return count <= EACH && !isPerson(one);
  });
}

async function ofThings(stage: Stage, scene: Scene, things: readonly Thing[]) {
  const readings: Reading[] = [];
  for (const thing of things) {
    for (const operation of readersOf(stage, thing)) {
      const by = await rightfulIn(TURNS.host, operation, [thing], scene.people);
      // What is open to everybody shows its owner the most; of whoever has gone it is seen by nobody.
      const reader = by ?? thing.host ?? thing.customer;
      readings.push({ operation, thing, by: reader?.user.state === 'gone' ? undefined : reader });
    }
  }
  return readings;
}

/** What shows a record; of one that was there before the run, what shows the reviews of the run. */
function readersOf(stage: Stage, { kind, ref }: Thing): Operation[] {
  return stage.readers.of(kind).filter((operation) => ref.isOurs || showsReviews(stage, operation));
}

const showsReviews = (stage: Stage, operation: Operation) =>
  OF_TRIPS.has(itemKindOf(stage, operation) ?? '');

/** What those have written, been told and last done who made or offer a trip that was there before. */
function ofGuests(stage: Stage, { trips }: Scene): Reading[] {
  const people = trips.people();
  const admin = people.find(({ actor }) => actor === 'ADMIN');
  return people.flatMap((person) =>
    [...readersOf(stage, person.user), ...stage.readers.activity].map((operation) => ({
      operation,
      thing: person.user,
      by: operation.roles.includes(roleNow(person)) ? person : admin,
    })),
  );
}

/** What people are shown of themselves. */
function ownOf({ readers }: Stage, scene: Scene, people: readonly Person[]): Reading[] {
  const admin = adminOf(scene.people);
  return people
    .filter((person) => person !== admin && person.user.state !== 'gone')
    .flatMap((by) => [
      ...readers.own
        .filter(({ roles }) => roles.includes(roleNow(by)))
        .map((operation) => ({ operation, thing: undefined, by })),
      ...readers.of('user').map((operation) => ({
        operation,
        thing: by.user,
        by: operation.roles.includes(roleNow(by)) ? by : admin,
      })),
    ]);
}

function roleNow(by: Person | undefined) {
  const role = by?.role;
  return role === 'CUSTOMER' || role === 'BOAT_OWNER' || role === 'ADMIN' ? role : 'ANONYMOUS';
}

async function readAll(stage: Stage, { sequence }: Setting, readings: readonly Reading[]) {
  const { scene } = sequence;
  const templates: Template[] = [];
  for (const { operation, thing, by } of readings) {
    const template = await templateOf(scene, operation, thing, by);
    if (template) templates.push(template);
  }
  if (scene.contract.has('getUpload')) templates.push(...addressesIn(sequence.log));
  await inParallel(templates, WIDTH, async (template) => {
    const answer = await scene.send(template, 'read');
    const actor = template.by?.actor ?? 'ANONYMOUS';
    stage.cells.note(answer.operation.id, '', actor, isDone(answer), true);
  });
}

/** The request of a reading; undefined when it names what is not there. */
async function templateOf(
  scene: Scene,
  operation: Operation,
  thing: Thing | undefined,
  by: Person | undefined,
): Promise<Template | undefined> {
  const make = () => Promise.reject(new Unavailable('nothing is made to be read'));
  const step = {
    operationId: operation.id,
    tag: 1,
    mode: 'valid' as const,
    example: 0,
    edits: [],
    again: false,
  };
  try {
    const preset = {
      by: by ?? ('ANONYMOUS' as const),
      ...(thing ? { thing } : {}),
    };
    const { template } = await compose({ ...scene, make }, step, preset);
    return template;
  } catch (error) {
    if (error instanceof Unavailable) return undefined;
    throw error;
  }
}
