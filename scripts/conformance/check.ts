import { type Actors, signIn } from './actors/actors.ts';
import { type Credentials, readCredentials } from './actors/credentials.ts';
import { tokenLines } from './actors/token-lines.ts';
import type { RunClient } from './client/client.ts';
import { RAISE } from './client/foreign.ts';
import { connect } from './client/server.ts';
import type { Contract } from './contract/contract.ts';
import { type Selection, select } from './contract/selection.ts';
import { unprovedOf } from './contract/unproved.ts';
import { createCoverageLog } from './findings/coverage-log.ts';
import { createFindingLog } from './findings/finding-log.ts';
import { createLimitedLog } from './findings/limited.ts';
import {
  endedEarly,
  IDS_REUSED,
  isTimeUp,
  LIMITED,
  NO_ROOM,
  NOT_COMPARED,
  OUT_OF_TIME,
} from './findings/reasons.ts';
import { slowness } from './findings/slow.ts';
import { versionNotes } from './findings/version-note.ts';
import { listJourneys, runJourneys } from './journeys/index.ts';
import { CannotRun, cannotRunIn, messageOf } from './lib/cannot-run.ts';
import type { Options } from './options.ts';
import { type OracleContext, type OracleResult, runOracle } from './oracle/index.ts';
import type { StartMock } from './oracle/mock-server.ts';
import { summed } from './rounds/merge.ts';
import { type Ends, endsOf, QUICK } from './rounds/shares.ts';
import { runSweep } from './sweep/index.ts';
import type { Part, Report, Round } from './types.ts';
import { createIdWatch, type IdWatch } from './watch/id-watch.ts';

/** Hears how far a part of the run is. */
export type OnProgress = (part: string, done: number, total: number, label: string) => void;

/** What a run is told while it is under way, and what it tells. */
export interface Hooks {
  /** Once aborted, no further check begins. */
  signal?: AbortSignal | undefined;
  /** The option that the time of the run is from; --max-time unless given. */
  timeFrom?: '--max-time' | '--minutes';
  /** The parts that are run; all that the options ask for unless given. */
  parts?: readonly Part[];
  /** When the time of --quick began, in milliseconds since 1970; now unless given. */
  begun?: number | undefined;
  /** Hears of each round of a run with --minutes. */
  onRound?(round: Round): void;
}

/** The parts that are asked for, in their order. */
export function partsOf({ sweep, journeys, oracle }: Options): Part[] {
  const asked: Record<Part, boolean> = { sweep, journeys, oracle };
  return PARTS.filter((part) => asked[part]);
}

const PARTS = ['sweep', 'journeys', 'oracle'] as const satisfies Part[];
/** Seconds that --quick waits at a time where the service says 429. */
const QUICK_PATIENCE = 2;

/**
 * Checks a service once and answers what was found. Throws CannotRun when the service does not answer, the
 * credentials do not work, or nothing is selected. `startMock` is needed for `options.oracle` alone.
 */
export async function runCheck(
  options: Options,
  contract: Contract,
  onProgress: OnProgress,
  startMock?: StartMock,
  hooks: Hooks = {},
): Promise<Report> {
  const started = hooks.begun ?? Date.now();
  const selection = await selectionOf(options, contract);
  const credentials = credentialsOf(options);
  const { auth, headers, keep = false, quick = false, rate, server } = options;
  const how = { ...(rate ? { rate } : {}), ...(quick ? { patience: QUICK_PATIENCE } : {}) };
  const asked = (id: string) => partsOf(options).length > 0 && selection.operation(id);
  const ids = createIdWatch(contract);
  const connection = await connect(contract, { server, headers, ...how, hear: ids.hear }, asked);
  if (typeof connection === 'string') throw new CannotRun(connection);
  const { client, health } = connection;
  try {
    const { actors, problems } = await signIn(client, contract, credentials, options.seed);
    const run = {
      options,
      contract,
      client,
      ids,
      selection,
      started,
      onProgress,
      startMock,
      hooks,
    };
    let report: Report;
    let users = 0;
    try {
      if (problems.length > 0) throw new CannotRun(problems.join('\n'));
      report = await check({ ...run, actors, health });
    } finally {
      if (!keep || problems.length > 0) users = await actors.dismiss();
    }
    const { session } = actors;
    const people = { contract, server: client.server, headers, auth, credentials, session, keep };
    const left = users > 0 ? summed(report.left, { user: users }) : report.left;
    return { ...report, left, repeat: { tokens: tokenLines(people), isKept: keep } };
  } finally {
    client.close();
  }
}

interface Run {
  options: Options;
  contract: Contract;
  client: RunClient;
  ids: IdWatch;
  actors: Actors;
  selection: Selection;
  /** What the service says of itself. */
  health: string;
  /** Milliseconds since 1970. */
  started: number;
  onProgress: OnProgress;
  startMock: StartMock | undefined;
  hooks: Hooks;
}

async function check(run: Run): Promise<Report> {
  const { options, contract, client, actors, health, selection, started, onProgress, hooks } = run;
  const { seed, shard, allowForeignWrites, keep = false, quick = false } = options;
  const parts = hooks.parts ?? partsOf(options);
  const findings = createLimitedLog(createFindingLog(client.secretOf));
  const coverage = createCoverageLog();
  const signal = AbortSignal.any([client.limit.signal, ...(hooks.signal ? [hooks.signal] : [])]);
  const common = { contract, client, actors, findings, coverage, seed, signal };
  const ends = (part: Part) => endsOf(part, parts, run);
  // What had no turn any more is not done.
  const says =
    (part: string, deadline?: number) => (done: number, total: number, label: string) => {
      if (deadline === undefined || Date.now() < deadline) onProgress(part, done, total, label);
    };
  let swept: Report['left'] = {};
  if (parts.includes('sweep') && contract.operations.some(({ id }) => selection.operation(id))) {
    const { deadline } = ends('sweep');
    swept = await runSweep({
      ...common,
      only: selection.operation,
      shard,
      allowForeignWrites,
      keep,
      deadline,
      isSample: quick,
      onProgress: says('sweep', deadline),
    });
  }
  const { journeys, left: leftByJourneys } = parts.includes('journeys')
    ? await runJourneys({
        ...common,
        workflows: options.workflows,
        only: shared(selection, shard),
        asks: selection.operation,
        isNamed: options.only.length > 0,
        deadline: ends('journeys').deadline,
        onProgress: says('journeys'),
      })
    : NO_JOURNEYS;
  const isReused = () => run.ids.reused().length > 0;
  const { questions, proof, left } =
    parts.includes('oracle') && !isReused()
      ? await compare(run, common, ends('oracle'), says('oracle'))
      : NOTHING_COMPARED;
  if (parts.includes('oracle') && isReused())
    coverage.skip({ source: 'oracle', operationId: '', reason: IDS_REUSED });
  const slow = slowness(client.givenUp);
  if (slow) findings.report(slow.finding, slow.exchange);
  for (const { finding, exchange } of run.ids.reused()) findings.report(finding, exchange);
  findings.settle(client.limit.seen !== undefined);
  if (client.limit.seen !== undefined)
    coverage.skip({ source: 'sweep', operationId: '', reason: OUT_OF_TIME });
  const told = <T extends { reason: string }>(one: T) => ({
    ...one,
    reason: one.reason === OUT_OF_TIME ? endedBy(run) : one.reason,
  });
  const skipped = coverage.skipped().map(told);
  const unproved = unprovedOf(contract, selection.operation);
  return {
    server: client.server,
    contractVersion: contract.version,
    seed,
    startedAt: new Date(started).toISOString(),
    duration: Date.now() - started,
    requests: client.sent,
    findings: findings.all(),
    accepted: [],
    notes: versionNotes(contract.version, health),
    skipped,
    coverage: coverage.coverage(),
    journeys: journeys.map(told),
    questions: isReused() ? [] : questions,
    left: summed(summed(swept, leftByJourneys), left),
    proof,
    complete: isWhole(options) && !skipped.some(({ reason }) => isTimeUp(reason)),
    ...(unproved ? { unproved } : {}),
  };
}

/** What ended the run. What --quick has no room for is left out as it was asked for, and not open as with the others. */
function endedBy({ options: { quick, maxTime = QUICK }, client, hooks }: Run): string {
  if (hooks.signal?.aborted) return endedEarly('Ctrl+C');
  if (client.limit.seen !== undefined) return `${LIMITED}: ${client.limit.seen}; ${RAISE}`;
  if (quick && maxTime >= QUICK) return `${NO_ROOM} in ${QUICK / 1000} s`;
  return endedEarly(hooks.timeFrom ?? '--max-time');
}

const NO_JOURNEYS: Pick<Report, 'journeys' | 'left'> = { journeys: [], left: {} };
const NOTHING_COMPARED = { questions: [], proof: undefined, left: {} };

/**
 * How long calls are compared unless it is said: so many milliseconds and sequences for each operation, and at most so many
 * milliseconds.
 */
const COMPARED = { each: 30_000, most: 150_000, sequences: 20 };

/** The seed that calls are made up from: each of several machines makes up others. What is played again has its own. */
export const oracleSeed = ({ seed, shard, replay }: Options) =>
  replay === undefined ? seed + shard.index - 1 : seed;

/** Calls that are compared with the mock. Without the mock they are left out, unless --oracle asks for them. */
async function compare(
  { options, selection, startMock }: Run,
  common: Pick<
    OracleContext,
    'contract' | 'client' | 'actors' | 'findings' | 'coverage' | 'seed' | 'signal'
  >,
  { deadline, latest }: Ends,
  onProgress: OracleContext['onProgress'],
): Promise<OracleResult | typeof NOTHING_COMPARED> {
  const { contract: contractFile, cases, replay, needsOracle: mustCompare = false } = options;
  const asked = common.contract.operations.filter(({ id }) => selection.operation(id)).length;
  if (asked === 0) return NOTHING_COMPARED;
  const { oracleTime = Math.min(COMPARED.most, asked * COMPARED.each) } = options;
  const enough = options.oracleTime === undefined ? asked * COMPARED.sequences : undefined;
  const sequences = Math.min(options.sequences, enough ?? Number.POSITIVE_INFINITY);
  if (!startMock && mustCompare)
    throw new CannotRun('--oracle needs the mock: install @pruva/mock beside it.');
  const time = deadline === undefined ? oracleTime : Math.min(oracleTime, deadline - Date.now());
  const cut = { source: 'oracle', operationId: '', reason: OUT_OF_TIME };
  if (time <= 0 || common.signal?.aborted) {
    common.coverage.skip(cut);
    return NOTHING_COMPARED;
  }
  // Its scene comes on top of its time.
  const late = new AbortController();
  const timer = latest && setTimeout(() => late.abort(), latest - Date.now());
  const signal = AbortSignal.any([late.signal, ...(common.signal ? [common.signal] : [])]);
  try {
    if (!startMock) throw new MockIsMissing();
    const result = await runOracle({
      ...common,
      signal,
      seed: oracleSeed(options),
      shard: options.shard,
      allowForeignWrites: options.allowForeignWrites,
      contractFile,
      time,
      cases,
      sequences,
      replay,
      isNeeded: mustCompare,
      only: selection.operation,
      startMock,
      onProgress,
    });
    if (signal.aborted) common.coverage.skip(cut);
    if (result.failed && mustCompare) throw result.failed;
    if (result.failed) common.coverage.skip(endedBecause(result.failed));
    return result;
  } catch (error) {
    // What it says is enough, however deep it was thrown.
    if (mustCompare) throw cannotRunIn(error) ?? error;
    // What the sweep has found is told all the same.
    common.coverage.skip(isMissing(error) ? MISSING : endedBecause(error));
    return NOTHING_COMPARED;
  } finally {
    clearTimeout(timer);
  }
}

const MISSING = {
  source: 'oracle',
  operationId: '',
  reason: `${NOT_COMPARED}, which is missing: install @pruva/mock beside this package`,
};

const endedBecause = (error: unknown) => ({
  source: 'oracle',
  operationId: '',
  reason: `${NOT_COMPARED} to the end: ${messageOf(error)}`,
});

class MockIsMissing extends Error {
  code = 'ERR_MODULE_NOT_FOUND';
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ERR_MODULE_NOT_FOUND') || isMissing(error.cause));

/** Which workflows are asked for, each shard taking its share in the order of their ids. */
function shared({ workflow, workflows }: Selection, shard: Options['shard']) {
  const share = workflows.filter((_, index) => index % shard.total === shard.index - 1);
  return (id: string) => workflow(id) && share.includes(id);
}

async function selectionOf(options: Options, contract: Contract): Promise<Selection> {
  const operations = options.sweep || options.oracle ? contract.operations : [];
  const workflows = options.journeys ? await listJourneys(options.workflows) : [];
  return select(options.only, options.skip, {
    operations: operations.map(({ id, tags }) => ({ operationId: id, tag: tags[0] ?? '' })),
    workflows: workflows.map(({ id }) => id),
  });
}

function credentialsOf({ auth }: Options): Credentials {
  if (auth === undefined) return {};
  try {
    return readCredentials(auth);
  } catch (cause) {
    throw new CannotRun(`The credentials cannot be read: ${messageOf(cause)}`);
  }
}

function isWhole({ only, skip, shard, journeys, sweep }: Options): boolean {
  return journeys && sweep && only.length === 0 && skip.length === 0 && shard.total === 1;
}
