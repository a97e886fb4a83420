import { setTimeout as wait } from 'node:timers/promises';
import type { Contract, Operation } from '../../../contract/contract.ts';
import { type FlatSchema, variantOf } from '../../../contract/schemas.ts';
import { isObject } from '../../../lib/json.ts';
import { Unavailable } from '../../../sweep/run.ts';
import type { Difference } from '../../compare/difference.ts';
import { APART, PAUSE } from '../../compare/instants.ts';
import { isDone, type PairAnswer, type Template } from '../../pair/pair.ts';
import { type Both, type Id, onBoth, type Side } from '../../pair/sides.ts';
import type { Found } from '../../sequence/found.ts';
import type { Stage } from '../../sequence/sequence.ts';
import { howIn, type Scenes } from './bare.ts';
import { RANKS, type Situation } from './cases/case.ts';
import { changedIn } from './cases/values/second.ts';
import { type Planned, situationOf } from './play.ts';
import { detailsOf, listsWithInstants } from './readback.ts';
import type { Setting } from './setting.ts';

/** The name that such a case is played again by. */
export const LATER = 'later';

/** How many operations are asked for twice, and how many milliseconds the first calls take at most. */
const MOST = { operations: 24, time: 5000 };

/** A write whose second turn is to come. */
interface Begun {
  planned: Planned;
  situation: Situation;
  written: PairAnswer;
  details: PairAnswer[];
}

/** Writes that are made again once the first ones lie some time back. */
export interface Later {
  /** Whether enough time has passed. */
  isDue(): boolean;
  /** Makes them again, after waiting where it must; answers what of it tells another time than on the mock. */
  finish(): Promise<{ planned: Planned; found: Found }[]>;
}

/** Whether a write is made again: what may be sent twice, as its first example shows it. */
const isMadeTwice = ({ operation, case: { rank, example = 0 } }: Planned) =>
  operation.method === 'PUT' && rank === RANKS.plain && example === 0;

/** Makes writes for the first time, in scenes that `open` makes: one for each sort of record. */
export async function beginLater(
  stage: Stage,
  plan: readonly Planned[],
  scenes: Scenes,
  open: (planned: Planned, isBare: boolean) => Promise<Setting | undefined>,
): Promise<Later> {
  const begun: Begun[] = [];
  const settings = new Map<string, Setting | undefined>();
  const started = Date.now();
  for (const planned of plan.filter(isMadeTwice).slice(0, MOST.operations)) {
    if (Date.now() > started + MOST.time) break;
    // Of people a write may leave nobody as the next one needs them.
    const isBare = howIn(scenes, planned) !== 'any';
    const about = planned.root === 'person' ? planned.operation.id : planned.root;
    const key = `${about} ${isBare}`;
    if (!settings.has(key)) settings.set(key, await open(planned, isBare));
    const setting = settings.get(key);
    // Its review is there until the end: the cases write those of the first one.
    if (setting) setting.trip = 1;
    const one = setting && (await begin(stage, setting, planned));
    if (one) begun.push(one);
  }
  const due = Date.now() + PAUSE;
  return {
    isDue: () => Date.now() >= due,
    async finish() {
      if (begun.length > 0) await wait(Math.max(0, due - Date.now()));
      const all: { planned: Planned; found: Found }[] = [];
      for (const one of begun)
        for (const found of await again(stage, one)) all.push({ planned: one.planned, found });
      return all;
    },
  };
}

async function begin(stage: Stage, setting: Setting, planned: Planned): Promise<Begun | undefined> {
  const { scene, found } = setting.sequence;
  try {
    const situation = await situationOf(stage, setting, planned);
    const written: PairAnswer = await scene.send(situation.template, 'first');
    // Each is about a record of its own.
    setting.offer = undefined;
    // What differs at once is found by the cases.
    found.splice(0);
    if (!isDone(written)) return undefined;
    return { planned, situation, written, details: await look(stage, situation) };
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    return undefined;
  }
}

/** The record that a request is about, by itself and where its owner is told more instants of it. */
async function look(stage: Stage, { setting, things }: Situation): Promise<PairAnswer[]> {
  const { scene } = setting.sequence;
  const about = things.slice(0, 1);
  const templates: Template[] = [
    ...(await detailsOf(stage, scene, about)),
    ...(await listsWithInstants(stage, scene, about)),
  ];
  return Promise.all(templates.map((template) => scene.send(template, 'read')));
}

async function again(stage: Stage, { planned, situation, written, details }: Begun) {
  const { scene } = situation.setting.sequence;
  const { template } = situation;
  const changed = changedIn(
    { ...stage, operation: planned.operation, target: planned.target },
    { ...situation, template: withoutFiles(stage.contract, planned.operation, template) },
  );
  let second = await scene.send(changed ?? template, 'later');
  // Another value may break what no schema says.
  if (changed && !isDone(second)) second = await scene.send(template, 'later');
  if (!isDone(second)) return [];
  const pairs = [[written, second] as const];
  const now = await look(stage, situation);
  for (const [index, before] of details.entries()) {
    const after = now[index];
    if (after) pairs.push([before, after]);
  }
  return pairs.flatMap(([before, after]) =>
    rewritten(stage.contract, second.operation.id, [before, after], situation.things[0]?.ids).map(
      (difference): Found => {
        const log = after === second ? [written, second] : [written, second, after];
        const about = { after: second.operation.id, probe: undefined, mode: 'valid' as const };
        return { difference, answer: after, log, ...about };
      },
    ),
  );
}

/** The request without the files that it may leave out: those that are there did not come in anew. */
function withoutFiles(
  { schemas }: Contract,
  { body: described }: Operation,
  template: Template,
): Template {
  const { body } = template;
  if (!described || !isObject(body)) return template;
  const { properties, required } = variantOf(schemas.flatten(described.schema), body);
  const isFile = (name: string) =>
    schemas.flatten(properties[name] ?? {}).contentEncoding !== undefined;
  const kept = Object.entries(body).filter(([name]) => required.includes(name) || !isFile(name));
  return { ...template, body: Object.fromEntries(kept) };
}

/**
 * Instants that a second write has left on the mock and not on the service, or the other way round: of a record, or of
 * the one among those of a list that is called so.
 */
export function rewritten(
  contract: Contract,
  second: string,
  [before, after]: readonly [PairAnswer, PairAnswer],
  ids?: Both<Id>,
): Difference[] {
  if (!isDone(before) || !isDone(after)) return [];
  const was = onBoth((side) => instantsIn(contract, before, side, ids?.[side]));
  const is = onBoth((side) => instantsIn(contract, after, side, ids?.[side]));
  return [...is.mock].flatMap(([place, { description, within, isTold }]): Difference[] => {
    const [ours, theirs] = (['service', 'mock'] as const).map((side) =>
      passed(was[side].get(place)?.value, is[side].get(place)?.value),
    );
    if (ours === undefined || theirs === undefined) return [];
    const isKept = theirs === 0 && ours >= APART;
    const isMoved = theirs >= APART && Math.abs(ours) < APART / 2;
    const isSaid = isTold || (isKept ? CREATED : UPDATED).test(`${second} ${place}`);
    if ((!isKept && !isMoved) || !isSaid) return [];
    const told = (side: Side): string =>
      `${is[side].get(place)?.value}, which was ${was[side].get(place)?.value}`;
    return [
      {
        rule: 'instants',
        place,
        service: told('service'),
        mock: told('mock'),
        description,
        within,
      },
    ];
  });
}

/** How many milliseconds lie between two instants; undefined where one is none. */
function passed(before: string | undefined, after: string | undefined): number | undefined {
  if (before === undefined || after === undefined) return undefined;
  return Date.parse(after) - Date.parse(before);
}

interface Told {
  value: string;
  description: string | undefined;
  within: string | undefined;
  /** Whether more is said of it than that it is an instant. */
  isTold: boolean;
}

/** What an instant is described as where nothing more is said of it. */
const SCHEMA = 'Instant';
/** Names that say enough: a record is not made anew, and changes with a call that is named so. */
const CREATED = /\.created\w*$/u;
const UPDATED = /^update\w* .*\.updated\w*$/u;

/** The instants of a record, and of the only row of each list in it that has such an id. */
function instantsIn(
  { schemas, document }: Contract,
  { operation, ...sides }: Both<PairAnswer['mock']> & Pick<PairAnswer, 'operation'>,
  side: Side,
  id: Id | undefined,
): Map<string, Told> {
  const { body, status } = sides[side];
  const found = new Map<string, Told>();
  const schema = operation.answers.get(status)?.media.get('application/json');
  const { description: plain } = schemas.flatten(document.components.schemas[SCHEMA] ?? {});
  if (schema) visit(schemas.flatten(schema), body, 'body', '');
  return found;

  function visit(flat: FlatSchema, value: unknown, place: string, within: string): void {
    if (Array.isArray(value)) {
      const [row, ...more] = value.filter((one) => isObject(one) && one.id === id);
      // What is called the same may be of another kind.
      if (id === undefined || more.length > 0) return;
      visit(schemas.flatten(flat.items ?? {}), row, `${place}[]`, within);
      return;
    }
    if (!isObject(value)) return;
    const { names, properties } = variantOf(flat, value);
    for (const [name, inner] of Object.entries(properties)) {
      const schema = schemas.flatten(inner);
      const next = value[name];
      const own = names[0] ?? within;
      if (typeof next === 'string' && schema.format === 'date-time') {
        const { description } = schema;
        const isTold = description !== plain;
        found.set(`${place}.${name}`, { value: next, description, within: own, isTold });
      } else visit(schema, next, `${place}.${name}`, own);
    }
  }
}
