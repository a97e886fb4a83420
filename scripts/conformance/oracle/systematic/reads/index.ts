import { setTimeout as wait } from 'node:timers/promises';
import type { Operation } from '../../../contract/contract.ts';
import { untilAborted } from '../../../lib/interrupt.ts';
import { isObject } from '../../../lib/json.ts';
import { asWord } from '../../../lib/random.ts';
import { inParallel } from '../../../sweep/pool.ts';
import { Unavailable } from '../../../sweep/run.ts';
import type { Shown } from '../../campaign.ts';
import { PAUSE } from '../../compare/instants.ts';
import { hashOf } from '../../model/pool.ts';
import type { Thing } from '../../model/types.ts';
import { type Found, keysOf } from '../../sequence/found.ts';
import { createSequence, type Sequence, type Stage } from '../../sequence/sequence.ts';
import { inTurns, ownFirst } from '../in-turns.ts';
import { type Answered, accessCases } from './access.ts';
import { againCases } from './again.ts';
import { readFigures } from './figures.ts';
import { halfCases } from './halves.ts';
import { languageCases } from './languages.ts';
import { tellEnds, tellMoves, tellRecovery } from './moves.ts';
import { readingsOf } from './operations.ts';
import { pageCases } from './pages.ts';
import { parameterCases } from './parameters.ts';
import { actorOf, type Case, type Reader } from './reading.ts';
import { tellScene } from './scene/index.ts';
import { createTeller, type Teller } from './scene/teller.ts';
import { storyCalls } from './story.ts';
import { typedCases } from './typed.ts';
import { type Leaves, leavesOf } from './values.ts';
import { versionCases } from './versions.ts';

/** How much of the time is left for what is read after moves. */
const AFTERWARDS = 0.35;
/** How many readings are under way at a time. */
const WIDTH = 6;

export interface ReadsContext {
  stage: Stage;
  seed: number;
  shard: { index: number; total: number };
  /** Milliseconds since 1970 at which no further reading begins. */
  deadline: number;
  /** Most readings before and after each move. */
  most: number;
  only(operationId: string): boolean;
  /** Takes back what the scene has made. */
  takeBack(sequence: Sequence): void;
  onProgress(label: string): void;
  /** The one case to play again, as `operation:case`; all unless given. */
  replay?: string | undefined;
}

export interface Reads {
  shown: Shown[];
  played: number;
  /** How many cases there are, as far as is known: what follows from an answer that was not asked for is not. */
  of: number;
}

/**
 * Reads systematically: in one rich scene, every operation by everybody of every sort of record, and with
 * every telling value of each parameter; the two answers are compared each time.
 */
export async function playReads(context: ReadsContext): Promise<Reads> {
  const { stage, seed, shard, only, replay } = context;
  const started = Date.now();
  const operations = readingsOf(stage.contract, only);
  const [replayed, wanted] = replay?.split(':') ?? [];
  const inScope = operations.filter(({ id }) => replayed === undefined || id === replayed);
  if (inScope.length === 0) return { shown: [], played: 0, of: 0 };
  const word = `${asWord(hashOf(`${seed} reads ${Date.now()}`))}r`;
  const sequence = createSequence(stage, word, undefined);
  context.takeBack(sequence);
  const teller = createTeller(sequence.scene, seed, stage.onSkip);
  context.onProgress('scene');
  const labels = new WeakMap<object, string>();
  let played = 0;
  let cases = 0;
  // What follows is made from what the first readings answer.
  let isKept = (_label: string) => true;
  try {
    await untilAborted(stage.signal, readAll);
  } catch (error) {
    // A service that lets nobody in has nothing to read.
    if (!(error instanceof Unavailable)) throw error;
    for (const { id } of inScope) stage.onSkip(id, error.message);
  }
  return { shown: shownOf(), played, of: cases };

  async function readAll() {
    const reader = await readerOf(context, sequence, labels);
    const figures = await readFigures(reader, inScope);
    if (stage.admin) await tellScene(teller);
    // Without the scene nothing could be read: what it takes comes on top.
    const deadline = context.deadline + (Date.now() - started);
    reader.lore = loreOf(teller);
    const answered = new Map<string, Answered[]>(inScope.map(({ id }) => [id, []]));
    await play(
      inScope.map((operation) =>
        accessCases(reader, operation, (one) => answered.get(operation.id)?.push(one)),
      ),
      deadline,
    );
    const isLaterFrom = Date.now() + PAUSE;
    isKept = (label) => tokenOf(label, word) === wanted;
    await figures.compare(note);
    const per = [...answered.values()];
    const parameters = per.map((all) => parameterCases(reader, all));
    await play(
      per.map((all, index) => [
        ...versionCases(reader, all),
        ...languageCases(reader, all, note),
        ...typedCases(reader, all, ''),
        ...halfCases(reader, all),
        ...ordered([...pageCases(reader, all, note), ...(parameters[index]?.alone ?? [])]),
      ]),
      deadline - (deadline - Date.now()) * AFTERWARDS,
    );
    if (stage.admin && Date.now() < deadline) {
      const lookAgain = (moved: readonly Thing[], when: string, operations = inScope) =>
        play(
          operations.map((operation) =>
            againCases(reader, operation, answered.get(operation.id) ?? [], moved, when),
          ),
          deadline,
        );
      // An instant that follows what people do is another one then, whatever the clocks round to.
      if (isLaterFrom < deadline) await wait(Math.max(0, isLaterFrom - Date.now()));
      await lookAgain(await tellMoves(teller), 'after moves');
      const moved = per.map((all) => typedCases(reader, all, 'after moves'));
      await play(moved, deadline);
      await figures.compare(note);
      await lookAgain(await tellEnds(teller), 'at the end');
      await figures.compare(note);
      await tellRecovery(teller);
      await lookAgain([], 'as a captain again', inScope.filter(isOfCaptains));
    }
    await play(
      parameters.map(({ together }) => ordered(together)),
      deadline,
    );
  }

  async function play(all: Case[][], end: number) {
    const mixed = inTurns(all).filter(({ label }) => wanted === undefined || isKept(label));
    cases += mixed.length;
    await inParallel(mixed.slice(0, context.most), WIDTH, async (one) => {
      if (Date.now() > end) return;
      context.onProgress(one.operationId);
      await one.play();
      played += 1;
    });
  }
  /** In an order of the seed's own, so that time cuts off others with another seed. */
  function ordered(all: readonly Case[]): Case[] {
    const nameOf = ({ label }: Case) => tokenOf(label, word);
    const rank = (one: Case) => hashOf(`${seed} ${nameOf(one)}`);
    const shuffled = all.toSorted((a, b) => rank(a) - rank(b));
    return ownFirst(shuffled, nameOf, shard);
  }

  function note(found: Found, label: string) {
    labels.set(found.answer, label);
    sequence.found.push(found);
  }

  function shownOf(): Shown[] {
    const shown: Shown[] = [];
    for (const met of sequence.found) {
      const { answer } = met;
      const label = labels.get(answer);
      const isRead = label !== undefined;
      const found: Found = { ...met, after: isRead ? undefined : met.after };
      const keys = keysOf(found);
      const known = shown.find((one) => one.keys.some((key) => keys.includes(key)));
      if (known) {
        known.count += 1;
        continue;
      }
      found.log = storyCalls(found, sequence, teller);
      const path = isRead ? tokenOf(label, word) : undefined;
      shown.push({
        found,
        replay: { seed, index: 'reads', focus: answer.operation.id, path },
        count: 1,
        keys,
      });
    }
    return shown;
  }
}

/** Whether an operation shows captains what they have. */
const isOfCaptains = ({ owner }: Operation) =>
  owner !== 'none' && owner.resource === 'captainProfile';

/** A case within its operation, short; the word of a run, which is another each time, does not count. */
const tokenOf = (label: string, word: string) => hashOf(label.replaceAll(word, '')).toString(36);

async function readerOf(
  { stage, seed }: ReadsContext,
  { scene, sent }: Sequence,
  labels: WeakMap<object, string>,
): Promise<Reader> {
  const named = stage.admin ? EVERYBODY : CUSTOMERS;
  const actors: Reader['actors'][number][] = [];
  for (const name of named) actors.push(await scene.people.get(name));
  return {
    stage,
    scene,
    seed,
    actors: [...actors, undefined],
    lore: [],
    isSent: sent.has,
    async send({ operation, by, thing }, template, label) {
      const answer = await scene.send(template, 'read');
      labels.set(answer, label);
      stage.cells.note(operation.id, thing?.state ?? '', actorOf(by), answer.mock.ok, true);
      return answer;
    },
  };
}

const CUSTOMERS = ['CUSTOMER', 'OTHER_CUSTOMER'] as const;
const EVERYBODY = [...CUSTOMERS, 'BOAT_OWNER', 'OTHER_BOAT_OWNER', 'ADMIN'] as const;

/** What the records of the scene say of themselves. */
const loreOf = ({ calls }: Teller): Leaves =>
  [...calls.values()].flatMap(({ mock, operation }) =>
    mock.ok && operation.method === 'POST' && isObject(mock.body) ? [...leavesOf(mock.body)] : [],
  );
