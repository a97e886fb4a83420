import { CannotRun } from '../../../lib/cannot-run.ts';
import { untilAborted } from '../../../lib/interrupt.ts';
import { asWord } from '../../../lib/random.ts';
import { Unavailable } from '../../../sweep/run.ts';
import { type Campaign, isSame, knownAs, type Replay, type Shown } from '../../campaign.ts';
import { hashOf } from '../../model/pool.ts';
import type { Thing } from '../../model/types.ts';
import { knownOperation } from '../../replay.ts';
import { type Found, keysOf } from '../../sequence/found.ts';
import { createSequence, type Stage } from '../../sequence/sequence.ts';
import { ownFirst } from '../in-turns.ts';
import { createScenes, type How, howIn, isToBeTriedAgain, type Scenes } from './bare.ts';
import { RANKS } from './cases/case.ts';
import { beginLater, LATER, type Later } from './later.ts';
import { learnMends } from './mends.ts';
import { planOf } from './plan.ts';
import { type Planned, type Played, playCase } from './play.ts';
import { readEverything } from './readback.ts';
import { createSetting, type Setting } from './setting.ts';

/** What `--replay` begins with for a case of a write. */
export const WRITE = 'write';

/** How many cases share a scene; after them everything is read. */
const TOGETHER = 20;
/** After one in so many of the cases that need a scene of their own everything is read. */
const SELDOM = 4;
/** The scenes that a difference is looked for in again, the shortest story first. */
const WAYS = [
  { lean: true, isBare: true },
  { lean: true, isBare: false },
  { lean: false, isBare: false },
] as const;
/** How many of them are played again by themselves when that shows a difference. */
const SEARCHED = 4;

export interface WritesResult {
  shown: Shown[];
  played: number;
  of: number;
  /** Why none was played, where there is a reason. */
  why?: string;
}

/**
 * Plays every case of every write in scope until `end`, the most telling first. Shows what was `known` before
 * and what is new.
 */
export async function runWrites(
  campaign: Campaign,
  end: number,
  known: readonly Shown[],
): Promise<WritesResult> {
  const { stage, seed, only, limits } = campaign;
  const plan = planOf(stage.contract, stage.kinds, only, seed);
  const shown = [...known];
  if (!stage.admin)
    return { shown, played: 0, of: plan.length, why: 'they need an ADMIN in --auth' };
  const open = ownFirst(plan, nameOf, campaign.shard);
  const scenes = createScenes();
  let played = 0;
  await untilAborted(stage.signal, async () => {
    let later: Later | undefined;
    // What examples have to be changed in is known once they were played.
    const isKnown = () => open.every(({ case: { rank } }) => rank !== RANKS.plain);
    let isBegun = false;
    const finish = async () => {
      for (const { planned, found } of (await later?.finish()) ?? [])
        if (!knownAs(found, shown)) note(campaign, named(planned, LATER), found, shown);
      later = undefined;
    };
    while (open.length > 0 && played < limits.cases && Date.now() < end) {
      if (!isBegun && isKnown()) {
        isBegun = true;
        later = await beginLater(stage, plan, scenes, sceneIn(campaign, shown));
      }
      const group = nextGroup(open, scenes, Math.min(TOGETHER, limits.cases - played));
      campaign.onProgress(group[0]?.operation.id ?? '');
      const { count, again } = await playGroup(campaign, group, shown, end, scenes);
      played += count - again.length;
      open.unshift(...again);
      if (later?.isDue()) await finish();
    }
    await finish();
  });
  return { shown, played, of: plan.length };
}

/** A scene with little else for a case. */
const sceneIn = (campaign: Campaign, shown: Shown[]) => (planned: Planned, isBare: boolean) =>
  newSetting(campaign, planned, { lean: true, isBare }, shown);

const named = (planned: Planned, name: string): Planned => ({
  ...planned,
  case: { ...planned.case, name },
});

const nameOf = ({ operation, case: { name } }: Planned) => `${operation.id}:${name}`;

/** The next cases in their order that can be played in one scene, at most so many. */
function nextGroup(open: Planned[], scenes: Scenes, most: number): Planned[] {
  const [first] = open;
  const group: Planned[] = [];
  const isLike = (one: Planned) =>
    first !== undefined && one.root === first.root && howIn(scenes, one) === howIn(scenes, first);
  for (let index = 0; index < open.length && group.length < most; ) {
    const one = open[index];
    if (!one || !isLike(one)) index += 1;
    else {
      group.push(one);
      open.splice(index, 1);
    }
  }
  return group;
}

/**
 * Plays cases one after the other, in a new scene after each difference; answers how many were played, and which are
 * to be played again about a bare offer.
 */
async function playGroup(
  campaign: Campaign,
  group: readonly Planned[],
  shown: Shown[],
  end: number,
  scenes: Scenes,
): Promise<{ count: number; again: Planned[] }> {
  let count = 0;
  const again: Planned[] = [];
  const [first] = group;
  const how = first === undefined ? 'any' : howIn(scenes, first);
  const isBare = how !== 'any';
  let setting: Setting | undefined;
  let since: Since[] = [];
  const unsettled = new Set<string>();
  for (const one of group) {
    if (Date.now() > end) break;
    // Its example is to be played in another scene first, and so are those that begin from it.
    if (unsettled.has(one.operation.id) && !one.case.needsAll) {
      again.push(one);
      count += 1;
      continue;
    }
    if (one.case.isAlone && setting) {
      await readAfter(campaign, setting, since, shown);
      setting = undefined;
      since = [];
    }
    const lean = one.case.isAlone === true || how === 'lean';
    setting ??= await newSetting(campaign, one, { lean, isBare }, shown);
    if (!setting) return { count, again };
    const played = await playCase(campaign.stage, setting, one);
    const { found, skipped, offer, isSpent } = played;
    count += 1;
    if (isRefusedExample(campaign.stage, scenes, one, how, played)) {
      again.push(one);
      unsettled.add(one.operation.id);
    }
    if (skipped !== undefined) campaign.stage.onSkip(one.operation.id, skipped);
    since.push({ planned: one, offer });
    const met = newOf(found, shown);
    if (met) await show(campaign, one, met, shown);
    // After a difference the two sides are no longer the same; people that a case changed are made anew.
    if (found.length > 0) {
      setting = undefined;
      since = [];
    } else if (one.case.spoilsPeople || one.case.isAlone || isSpent) {
      if (isTelling(campaign, one)) await readAfter(campaign, setting, since, shown);
      setting = undefined;
      since = [];
    }
  }
  if (setting) await readAfter(campaign, setting, since, shown);
  return { count, again };
}

/** A case that was played, and the offer that it was about. */
interface Since {
  planned: Planned;
  offer: Thing | undefined;
}

/** Whether everything is read after a case that leaves no scene for others: each example, and some of the rest. */
const isTelling = ({ seed }: Campaign, { operation, case: { name, rank, isAlone } }: Planned) =>
  isAlone || rank === RANKS.plain || hashOf(`${seed} ${operation.id} ${name}`) % SELDOM === 0;

/** Reads everything after some cases, and finds the one that a new difference comes from. */
async function readAfter(
  campaign: Campaign,
  setting: Setting,
  since: readonly Since[],
  shown: Shown[],
) {
  await readEverything(campaign.stage, setting);
  const met = newOf(setting.sequence.found.splice(0), shown);
  if (!met) return;
  const named = Object.values({
    ...met.answer.template.path,
    ...met.answer.template.query,
  });
  const isNamed = ({ offer }: Since) =>
    offer !== undefined &&
    [offer, ...offer.relatives].some(({ ref }) => named.some((value) => value === ref));
  const likely = [...since.filter(isNamed), ...since.filter((one) => !isNamed(one)).toReversed()];
  for (const { planned } of likely.slice(0, SEARCHED)) {
    const again = await playAlone(campaign, planned, met, true, shown);
    if (again) return note(campaign, planned, again, shown);
  }
  const [first] = likely;
  if (first) note(campaign, first.planned, met, shown);
}

/** A new scene for a case; undefined when it cannot be made. What differs in its making is shown. */
async function newSetting(
  campaign: Campaign,
  planned: Planned,
  how: { lean: boolean; isBare: boolean },
  shown: Shown[],
): Promise<Setting | undefined> {
  const { stage, seed } = campaign;
  const word = `w${asWord(seed)}${asWord(Date.now())}`;
  const sequence = createSequence(stage, word, undefined);
  campaign.takeBack(sequence);
  try {
    return await createSetting(sequence, planned.root, how);
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    stage.onSkip(planned.operation.id, error.message);
    return undefined;
  } finally {
    const met = newOf(sequence.found.splice(0), shown);
    if (met) note(campaign, planned, met, shown);
  }
}

/** Shows a difference with the shortest story that has it. */
async function show(campaign: Campaign, planned: Planned, met: Found, shown: Shown[]) {
  const again = await playAlone(campaign, planned, met, false, shown);
  note(campaign, planned, again ?? met, shown);
}

/** Plays a case by itself, in a scene with little else first; answers the difference when it shows again. */
async function playAlone(
  campaign: Campaign,
  planned: Planned,
  target: Found,
  everything: boolean,
  shown: Shown[],
): Promise<Found | undefined> {
  for (const how of WAYS) {
    const setting = await newSetting(campaign, planned, how, shown);
    if (!setting) continue;
    const { found } = await playCase(campaign.stage, setting, planned);
    if (everything) await readEverything(campaign.stage, setting);
    const all = [...found, ...setting.sequence.found.splice(0)];
    const again = all.find((one) => isSame(one, target));
    if (again) return again;
  }
  return undefined;
}

function note({ seed }: Campaign, planned: Planned, found: Found, shown: Shown[]) {
  const replay: Replay = {
    seed,
    index: WRITE,
    focus: planned.operation.id,
    path: planned.case.name,
  };
  shown.push({ found, replay, count: 1, keys: keysOf(found) });
}

/** The first difference that is none of those known; those that are known are counted. */
function newOf(found: readonly Found[], shown: readonly Shown[]): Found | undefined {
  for (const one of found) {
    const known = knownAs(one, shown);
    if (!known) return one;
    known.count += 1;
  }
  return undefined;
}

/** Plays the case of a replay again, and reads everything. */
export async function replayWrite(campaign: Campaign, operationId: string, name: string) {
  const { stage, seed } = campaign;
  knownOperation(stage.contract, operationId);
  const plan = planOf(stage.contract, stage.kinds, (id) => id === operationId, seed);
  const planned = plan.find((one) => one.case.name === name);
  const shown: Shown[] = [];
  if (name === LATER) {
    const [plain] = plan;
    const scenes = plain ? await learn(campaign, plan, plain) : createScenes();
    const later = await beginLater(stage, plan, scenes, sceneIn(campaign, shown));
    for (const { planned: one, found } of await later.finish())
      note(campaign, named(one, name), found, shown);
  }
  if (!planned && name !== LATER)
    throw new CannotRun(
      `--replay: no case of ${operationId} is called ${name}; it may be of another version`,
    );
  if (!planned) return shown;
  await learn(campaign, plan, planned);
  // What was heard while learning is heard again.
  stage.spoken.clear();
  for (const how of WAYS) {
    const setting = await newSetting(campaign, planned, how, shown);
    if (!setting) continue;
    const { found } = await playCase(stage, setting, planned);
    await readEverything(stage, setting);
    for (const one of [...found, ...setting.sequence.found.splice(0)])
      if (!knownAs(one, shown)) note(campaign, planned, one, shown);
  }
  return shown;
}

/**
 * Whether a case is an example that was refused and is to be played again, in another way. What it is to be changed in is
 * noted: by itself, and among all that is in its way for the cases that need all of that.
 */
function isRefusedExample(
  { mends, contract, today }: Stage,
  scenes: Scenes,
  planned: Planned,
  how: How,
  { skipped, isRefused, answer }: Played,
): boolean {
  const { rank, example } = planned.case;
  const learn = (isAmongAll: boolean) =>
    answer !== undefined && learnMends(mends, contract, answer, { example, isAmongAll, today });
  if (rank === RANKS.plain && isRefused && how === 'any') learn(true);
  return skipped === undefined && isToBeTriedAgain(scenes, planned, isRefused, () => learn(false));
}

/** Plays the example that a case begins from until it is taken: what its refusals name is changed from then on. */
async function learn(
  campaign: Campaign,
  plan: readonly Planned[],
  { case: one }: Planned,
): Promise<Scenes> {
  const { example = 0 } = one;
  const plain = plan.find(
    ({ case: { rank, example: own = 0 } }) => rank === RANKS.plain && own === example,
  );
  const scenes = createScenes();
  for (let isOpen = plain !== undefined; plain && isOpen; ) {
    const how = howIn(scenes, plain);
    const ways = { lean: how === 'lean', isBare: how !== 'any' };
    const setting = await newSetting(campaign, plain, ways, []);
    if (!setting) break;
    const played = await playCase(campaign.stage, setting, plain);
    isOpen = isRefusedExample(campaign.stage, scenes, plain, how, played);
  }
  return scenes;
}
