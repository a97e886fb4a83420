import type { Contract, Operation } from '../../../contract/contract.ts';
import { isObject } from '../../../lib/json.ts';
import { Unavailable } from '../../../sweep/run.ts';
import { isApart } from '../../campaign.ts';
import { rightfulIn, TURNS } from '../../generate/actors.ts';
import { compose } from '../../generate/compose.ts';
import type { Step } from '../../generate/step.ts';
import { isOfferKind, isPersonKind, type Kind } from '../../model/kinds.ts';
import { hashOf } from '../../model/pool.ts';
import { refsIn } from '../../model/refs.ts';
import type { Person, Thing } from '../../model/types.ts';
import { isDone, type PairAnswer, type Template } from '../../pair/pair.ts';
import type { Found } from '../../sequence/found.ts';
import type { Stage } from '../../sequence/sequence.ts';
import { type Case, RANKS, type Situation } from './cases/case.ts';
import { readied, withExamples } from './cases/states/moves.ts';
import { mended } from './mends.ts';
import { readNear, readThings, readTyped } from './readback.ts';
import { isAsMade, offerTourToo, type Setting, targetIn } from './setting.ts';
import { hearInBoth } from './spoken.ts';
import { type Root, targetOf } from './target.ts';

/** A case of a write, as it is planned. */
export interface Planned {
  operation: Operation;
  target: Kind | undefined;
  root: Root;
  case: Case;
}

/** What came of a case. */
export interface Played {
  found: Found[];
  /** Why it could not be played; undefined when it was. */
  skipped: string | undefined;
  /** The offer it was about. */
  offer: Thing | undefined;
  /** Whether it was refused, and what was answered. */
  isRefused: boolean;
  answer: PairAnswer | undefined;
  /** Whether people or what they have of their own are no longer as the next case needs them. */
  isSpent: boolean;
}

/** Plays a case in a scene, and reads back what is near. */
export async function playCase(stage: Stage, setting: Setting, planned: Planned): Promise<Played> {
  const { sequence } = setting;
  const { mode = 'valid' } = planned.case;
  let isRefused = false;
  let isSpent = false;
  let answer: PairAnswer | undefined;
  /** How many differences were met before it was sent. */
  let earlier = Number.POSITIVE_INFINITY;
  const played = (skipped?: string): Played => ({
    // What is read after a refusal shows what the refusal has done, not what was done before.
    found: sequence.found.splice(0).map((one, index) => ({
      ...one,
      mode,
      after: isRefused && index >= earlier ? planned.operation.id : one.after,
    })),
    skipped,
    offer: setting.offer,
    isRefused,
    answer,
    isSpent,
  });
  try {
    const situation = await situationOf(stage, setting, planned);
    const { change, before, again } = planned.case;
    const template = change ? await change(situation) : situation.template;
    if (!template) return played('nothing to change');
    // Its version before, beside the one after it.
    if (planned.case.rank === RANKS.plain) await readThings(stage, setting, aroundOf(situation));
    if (planned.case.isWatched) await readWhole(stage, setting, planned, aroundOf(situation));
    const { pool } = sequence.scene;
    const known = new Set(pool.all());
    await before?.(situation);
    // Where the two sides have done different things, what follows says nothing.
    if (sequence.found.some(isApart)) return played();
    // What was there before it can have changed who sends it.
    const changed = before && change ? ((await change(situation)) ?? template) : template;
    earlier = sequence.found.length;
    answer = await write(stage, setting, situation, changed);
    const isOk = isDone(answer);
    isRefused = !isOk;
    await hearInBoth(stage, setting, answer);
    const repeated = again?.(situation, changed);
    if (repeated) await write(stage, setting, situation, repeated);
    if (sequence.found.some(isApart)) return played();
    // What an administrator did is said of every record, and of what they did not do nothing.
    const isByAdmin = changed.by?.actor === 'ADMIN';
    if (isByAdmin) await readTyped(stage, setting, meantBy(situation, changed));
    const isOfPeople = planned.root === 'person';
    const made = [...pool.all()].filter((one) => !known.has(one)).slice(-MOST_MADE);
    const near = new Set([
      ...aroundOf(situation),
      ...made,
      ...(isOfPeople ? setting.used.slice(-2) : []),
    ]);
    const isSpoilt = isOk || before !== undefined || repeated !== undefined;
    if (!isSpoilt) await readThings(stage, setting, [...near]);
    else {
      const { operation, case: one } = planned;
      const isWhole = one.rank === RANKS.plain || one.isWatched === true;
      const hosts = isByAdmin ? situation.things.flatMap(({ host }) => host ?? []) : [];
      const people = isOfPeople ? peopleOf(situation, changed) : [...new Set(hosts)];
      await readNear(stage, setting, [...near], {
        operation,
        isWhole,
        turn: one.name,
        people,
        made,
      });
      // People are left as they are; whoever is no longer the same is made anew.
      if (isOfPeople) isSpent = await isSpentBy(stage, setting, operation);
      else setting.offer = undefined;
    }
    return played();
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    return played(error.message);
  }
}

/** Reads all that may show some records. */
function readWhole(
  stage: Stage,
  setting: Setting,
  { operation, case: { name: turn } }: Planned,
  things: readonly Thing[],
) {
  return readNear(stage, setting, things, { operation, isWhole: true, turn, people: [], made: [] });
}

/** The record that a request is about, the offer that it belongs to, and others that its body names. */
function meantBy({ things, setting }: Situation, { body }: Template): Thing[] {
  const { pool } = setting.sequence.scene;
  const named = [...refsIn(body)].flatMap((ref) => pool.named(ref) ?? []);
  const [first] = things;
  // What is done to a part of an offer may be said of the offer.
  const around = [...(first?.relatives ?? [])].filter(({ kind }) => isOfferKind(kind));
  const all = [...things.slice(0, 1), ...named.slice(0, MOST_MEANT), ...around.slice(0, 1)];
  return [...new Set(all)];
}

/** How many records that one write, or what was done for it, has made are read with all that is theirs. */
const MOST_MADE = 2;

/** How many records that a body names are asked about. */
const MOST_MEANT = 2;

/** The records that a request names, with the offer and the booking of the scene. */
function aroundOf({ things, setting: { offer, booking } }: Situation): Thing[] {
  return [...things, offer, booking].filter((one) => one !== undefined);
}

/** Whether an operation has used up what people have once, or has made somebody another than they were. */
async function isSpentBy({ kinds, contract }: Stage, setting: Setting, operation: Operation) {
  const target = targetOf(contract, kinds, operation);
  const isOfPeople = target === undefined || isPersonKind(target);
  const isOnce = operation.method === 'DELETE' || operation.answers.has(201);
  return isOnce || !isOfPeople || !(await isAsMade(setting));
}

/** Whoever a request is about or sent by, those whose credentials were given aside. */
function peopleOf({ setting, things }: Situation, { by }: Template): Person[] {
  const isMeant = (one: Person) =>
    one === by || things.some((thing) => thing === one.user || thing === one.account);
  return setting.sequence.scene.people
    .known()
    .filter((one) => one.actor !== 'ADMIN' && isMeant(one));
}

/** The request of a case before it is changed, and the records that it names. */
export async function situationOf(
  { mends }: Stage,
  setting: Setting,
  { operation, target, case: one }: Planned,
) {
  const { scene } = setting.sequence;
  const record = await targetIn(setting, target, one.isAsMade);
  if (one.isOfHost) await offerTourToo(setting);
  if (record && !one.needsAll && !one.isAsMade) await readied(setting, operation, record);
  const { example = 0 } = one;
  const step: Step = {
    operationId: operation.id,
    // Cases share a scene: what one has called a record is taken for the next.
    tag: hashOf(`${operation.id} ${one.name}`) & 0xff_ff_ff,
    mode: 'valid',
    example,
    edits: [],
    again: false,
  };
  const around = [record, setting.offer, setting.booking].filter((near) => near !== undefined);
  const by = await rightfulIn(TURNS.host, operation, around, scene.people);
  // What people do about themselves is about whoever does it.
  const thing = isPersonKind(target) ? meantPerson(setting, one, by)?.[target] : record;
  const preset = {
    by: by ?? ('ANONYMOUS' as const),
    ...(thing ? { thing } : {}),
  };
  const { template, things } = await compose(scene, step, preset);
  const situation: Situation = {
    setting,
    operation,
    template: mended(
      mends,
      scene.contract,
      { operation, example, isAmongAll: one.needsAll === true },
      bySender(
        scene.contract,
        operation,
        withExamples(scene.contract, scene.kinds, operation, { ...template, headers: {} }),
      ),
    ),
    things,
  };
  return situation;
}

/** Whom a request about somebody is about: whoever sends it, or who an administrator decides about; undefined for anybody. */
const meantPerson = ({ cast }: Setting, { isOfHost }: Case, by: Person | undefined) =>
  by?.actor !== 'ADMIN' ? by : isOfHost ? cast.owner : undefined;

/** Where a body says who sends it, that is whoever does; whoever was meant takes their place. */
function bySender(
  { schemas }: Contract,
  { body: described }: Operation,
  template: Template,
): Template {
  const { body, by } = template;
  if (!described || !by || !isObject(body)) return template;
  const { properties } = schemas.flatten(described.schema);
  const isSender = (name: string) =>
    schemas.flatten(properties[name] ?? {})['x-session-user'] === true;
  const [, meant] = Object.entries(body).find(([name]) => isSender(name)) ?? [];
  if (meant === undefined || meant === by.user.ref) return template;
  const turned = Object.entries(body).map(([name, value]) => {
    if (isSender(name)) return [name, by.user.ref];
    return [name, value === by.user.ref ? meant : value];
  });
  return { ...template, body: Object.fromEntries(turned) };
}

async function write(
  stage: Stage,
  { sequence }: Setting,
  { operation, things }: Situation,
  template: Template,
): Promise<PairAnswer> {
  const state = things[0]?.state ?? '';
  const answer = await sequence.scene.send(template, `case ${sequence.log.length}`);
  const actor = template.by?.actor ?? 'ANONYMOUS';
  stage.cells.note(operation.id, state, actor, isDone(answer), false);
  return answer;
}
