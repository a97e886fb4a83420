import type { Client } from '../../client/client.ts';
import type { Contract, Operation } from '../../contract/contract.ts';
import { Unavailable } from '../../sweep/run.ts';
import type { Actor } from '../../types.ts';
import { compareAnswers } from '../compare/answers.ts';
import type { createDiscretion } from '../compare/discretion.ts';
import { createIds } from '../compare/ids.ts';
import { createMoments } from '../compare/moments.ts';
import { createVersions } from '../compare/versions.ts';
import type { Cells } from '../coverage/cells.ts';
import { compose, type Preset } from '../generate/compose.ts';
import type { Step } from '../generate/step.ts';
import type { Kinds } from '../model/kinds.ts';
import { createPeople } from '../model/people.ts';
import { createPool, hashOf } from '../model/pool.ts';
import type { Person, Thing } from '../model/types.ts';
import { isSent, type LeftOut } from '../pair/left-out.ts';
import { createPair, type PairAnswer, type Template } from '../pair/pair.ts';
import type { Sent } from '../pair/sent.ts';
import type { Both, Id } from '../pair/sides.ts';
import type { Mends } from '../systematic/writes/mend.ts';
import { changesOthers } from '../trips/left-alone.ts';
import type { PastTrips } from '../trips/past.ts';
import { createTrips } from '../trips/trips.ts';
import { takeIn } from './after.ts';
import { type Found, isOf, type Probe, type Target } from './found.ts';
import { make } from './make.ts';
import { isTakenByOthers, ownNames } from './own-names.ts';
import type { Readers } from './readers.ts';
import type { Scene } from './scene.ts';
import { createStrays, type Strays } from './strays.ts';

/** What every sequence of a run shares. */
export interface Stage {
  contract: Contract;
  kinds: Kinds;
  readers: Readers;
  clients: Both<Client>;
  cells: Cells;
  today: string;
  /** By how many milliseconds the clock of the service is ahead of this machine's, and of the mock's. */
  ahead: number;
  skew: number;
  /** Makes the administrator of a sequence; undefined without credentials. */
  admin: { ids: Both<Id>; accounts: Both<Id>; tokens: Both<string> } | undefined;
  /** Trips that were made before the run, which reviews are written of. */
  trips: PastTrips;
  leftOut: LeftOut;
  /** What examples of the contract are changed in to be taken, learnt from their refusals. */
  mends: Mends;
  /** The answers that were asked for in both languages. */
  spoken: Set<string>;
  discretion: ReturnType<typeof createDiscretion>;
  /** Once aborted, a sequence sends nothing more: it throws the reason. */
  signal: AbortSignal | undefined;
  /** Hears of every pair of answers. */
  onAnswer(answer: PairAnswer): void;
  /** Hears why a step could not be played. */
  onSkip(operationId: string, reason: string): void;
}

/** The label of the calls by which people come to be. */
const PEOPLE = 'people';

/** How many readings follow a write: of what it is about, and of what is around it. */
const READS = { near: 5, around: 4 };

export interface Sequence {
  /** Plays a step. With `target` only that reading follows, of every record it may show in. */
  play(step: Step): Promise<void>;
  found: Found[];
  log: PairAnswer[];
  /** What has been sent. */
  sent: Sent;
  /** Its people and records, to be taken back; with what else was made on the service. */
  scene: Scene;
  strays: Pick<Strays, 'people' | 'records'>;
  /** Forgets what was answered: hours of it are more than a process may hold. */
  release(): void;
}

export function createSequence(stage: Stage, word: string, target: Target | undefined): Sequence {
  const { contract, kinds, readers, cells } = stage;
  const pair = createPair(contract, stage.clients, stage.leftOut, stage.signal);
  const ids = createIds();
  const versions = createVersions();
  const moments = createMoments(contract.schemas);
  const pool = createPool(ids);
  const log: PairAnswer[] = [];
  const found: Found[] = [];
  const strays = createStrays(contract, kinds);
  let after: string | undefined;
  let mode: Step['mode'] = 'valid';
  let probe: Probe | undefined;
  let taken: Thing[] = [];
  /** Whether one side may have done what the other has not, because nobody heard of it. */
  let isParted = false;

  /** Whether a call would change the administrator whose credentials are given: they are not the run's. */
  function isAboutAdmin({ operationId, by, path }: Template): boolean {
    const { method, owner } = contract.operation(operationId);
    if (!admin || method === 'GET') return false;
    const isOwn = by === admin && owner !== 'none' && owner.from === 'session';
    const refs: unknown[] = [admin.user.ref, admin.account.ref];
    return isOwn || Object.values(path ?? {}).some((value) => refs.includes(value));
  }

  async function send(template: Template, label: string): Promise<PairAnswer> {
    stage.signal?.throwIfAborted();
    if (isAboutAdmin(template))
      throw new Unavailable('the administrator whose credentials are given is left as they are');
    if (changesOthers(scene, template))
      throw new Unavailable('what was there before the run is left as it is');
    const answer = await pair.send(ownNames(contract, template, word));
    if (!isSent(answer)) return answer;
    strays.note(answer);
    const number = log.push(answer);
    stage.onAnswer(answer);
    isParted ||= isUncertain(answer) || isTakenByOthers(contract, answer, word);
    const isWrite = answer.operation.method !== 'GET';
    // Somebody who is needed only to read on has done nothing that is read.
    const isForReading = label === PEOPLE && after !== undefined;
    if (isWrite && answer.mock.ok && !isForReading) after = answer.operation.id;
    const comparison = {
      contract,
      kinds,
      ids,
      facts: { wrote: pair.sent.is, makes: pair.sent.makes, skew: stage.skew },
      word,
    };
    const differences = [
      ...compareAnswers(comparison, answer),
      ...versions.compare(answer),
      ...moments.compare(answer),
      ...stage.discretion.compare(answer),
    ];
    for (const difference of isParted ? [] : differences) {
      found.push({ difference, answer, after, probe, mode, log: log.slice(0, number) });
    }
    // What it did on one side is the last that is told: whatever follows comes of it.
    isParted ||= stage.leftOut.hearWrite(answer);
    taken = takeIn(scene, answer, label);
    return answer;
  }

  const admin = stage.admin && adminOf(stage.admin);
  function adminOf({ ids: both, accounts, tokens }: NonNullable<Stage['admin']>): Person {
    const user = pool.addForeign('user', both, 'ADMIN');
    const account = pool.addForeign('account', accounts, 'ADMIN');
    return {
      actor: 'ADMIN',
      role: 'ADMIN',
      user,
      account,
      tokens,
      formerTokens: [],
      username: '',
      email: '',
      password: '',
    };
  }
  const people = createPeople({ send: (template) => send(template, PEOPLE), pool, admin, word });
  const trips = createTrips(stage, pool, admin);
  const scene: Scene = {
    contract,
    trips,
    kinds,
    ids,
    pool,
    people,
    today: stage.today,
    now: () => Date.now() + stage.ahead,
    skew: stage.skew,
    word,
    send,
    foresee: pair.foresee,
    make: (kind) => make(scene, kind),
  };

  async function attempt(step: Step, preset: Preset, as: Probe | undefined): Promise<Thing[]> {
    try {
      mode = step.mode;
      const { template, things } = await compose(scene, step, preset);
      mode = step.mode;
      probe = as;
      const state = things[0]?.state ?? '';
      const answer = await send(template, String(step.tag));
      const isOk = answer.mock.ok;
      cells.note(
        step.operationId,
        state,
        template.by?.actor ?? 'ANONYMOUS',
        isOk,
        as !== undefined,
      );
      if (step.again && as === undefined) await send(template, String(step.tag));
      return [...things, ...taken];
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      stage.onSkip(step.operationId, error.message);
      return [];
    } finally {
      probe = undefined;
      mode = 'valid';
    }
  }

  async function personFor(actor: Actor): Promise<Person | 'ANONYMOUS'> {
    return actor === 'ANONYMOUS' ? 'ANONYMOUS' : people.get(actor);
  }

  function readingOf(operation: Operation, seed: string): Step {
    const tag = hashOf(seed) & 0xff_ff_ff;
    return {
      operationId: operation.id,
      tag,
      mode: tag % 6 === 0 ? 'forbidden' : 'valid',
      example: 0,
      edits: [],
      again: false,
    };
  }

  async function read(operation: Operation, thing: Thing | undefined, seed: string) {
    const step = readingOf(operation, seed);
    const kind = thing?.kind;
    await attempt(step, thing ? { thing } : {}, { step, kind, by: 'ANONYMOUS' });
  }

  /** Reads what a write may have touched: the records it names by all that shows them, what is around them, their people. */
  async function readBack(step: Step, things: readonly Thing[]) {
    const direct = new Set(things.filter(({ kind }) => kind !== 'user' && kind !== 'account'));
    const around = new Set<Thing>();
    for (const thing of direct) {
      for (const other of [...thing.relatives].slice(0, 6))
        if (!direct.has(other)) around.add(other);
      for (const person of [thing.host, thing.customer]) if (person) around.add(person.user);
    }
    for (const thing of things) if (!direct.has(thing)) around.add(thing);
    await readSome(step, direct, READS.near, true);
    await readSome(step, around, READS.around, false);
  }

  async function readSome(step: Step, things: Iterable<Thing>, most: number, near: boolean) {
    const all = [...things].flatMap((thing) => {
      const own = thing.kind === 'user' ? readers.own : [];
      const operations = [
        ...readers.of(thing.kind),
        ...own,
        ...(near ? readers.lists(thing.kind) : []),
      ];
      return operations.map((operation) => ({ operation, thing }));
    });
    // What a deletion takes along is looked for by its own ids.
    const isGone = contract.operation(step.operationId).method === 'DELETE';
    const rank = ({ operation, thing }: (typeof all)[number]) =>
      cells.weight(operation.id, thing.state) +
      (isDetail(operation) && (near || isGone) ? -100 : 0) +
      (hashOf(`${step.tag} ${operation.id} ${thing.label}`) % 1000) / 500;
    const first = all
      .map((one) => ({ one, weight: rank(one) }))
      .sort((a, b) => a.weight - b.weight);
    for (const { one } of first.slice(0, most)) {
      await read(one.operation, one.thing, `${step.tag} ${one.operation.id} ${log.length}`);
    }
  }

  /** The reading that showed the difference, of every record of that kind. */
  async function readTarget({ step, kind, by: actor }: Probe) {
    const things =
      kind === undefined
        ? [undefined]
        : kind === 'user'
          ? people.known().map(({ user }) => user)
          : pool.of(kind).slice(-6);
    for (const thing of things) {
      const by = await personFor(actor);
      await attempt(step, { ...(thing ? { thing } : {}), by }, { step, kind, by: actor });
      if (hasTarget()) return;
    }
  }

  function hasTarget(): boolean {
    return target !== undefined && found.some((one) => isOf(one, target));
  }

  return {
    found,
    log,
    release() {
      log.length = 0;
      versions.forget();
      moments.forget();
    },
    sent: pair.sent,
    scene,
    strays,
    async play(step) {
      const things = await attempt(step, {}, undefined);
      if (target) {
        if (target.probe && !hasTarget()) await readTarget(target.probe);
        return;
      }
      const answer = log.at(-1);
      const isRead = contract.operation(step.operationId).method === 'GET';
      if (found.length === 0 && !isRead && answer && things.length > 0)
        await readBack(step, things);
    },
  };
}

/** Whether nobody knows what was done, or the service had no room to do it (429). */
const isUncertain = ({ service, mock, operation }: PairAnswer) =>
  service.status === 429 ||
  [service, mock].some(
    ({ exchange }) =>
      exchange.isGivenUp || (exchange.isSentAgain === true && operation.method !== 'GET'),
  );

function isDetail({ path, id }: Operation): boolean {
  return /\/\{\w+\}$/u.test(path) && id.startsWith('get');
}
