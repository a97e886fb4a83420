import { type Actors, signIn } from './actors/actors.ts';
import { type Credentials, readCredentials } from './actors/credentials.ts';
import { tokenLines } from './actors/token-lines.ts';
import type { Client } from './client/client.ts';
import { connect } from './client/server.ts';
import type { Contract } from './contract/contract.ts';
import { type Selection, select } from './contract/selection.ts';
import { unprovedOf } from './contract/unproved.ts';
import { createCoverageLog } from './findings/coverage-log.ts';
import { createFindingLog } from './findings/finding-log.ts';
import { slowness } from './findings/slow.ts';
import { endedEarly, isTimeUp, NO_ROOM, OUT_OF_TIME } from './findings/verdict.ts';
import { versionNotes } from './findings/version-note.ts';
import { listJourneys, runJourneys } from './journeys/index.ts';
import { CannotRun, messageOf } from './lib/cannot-run.ts';
import type { Options } from './options.ts';
import { type OracleContext, type OracleResult, runOracle } from './oracle/index.ts';
import type { StartMock } from './oracle/mock-server.ts';
import { summed } from './rounds/merge.ts';
import { runSweep } from './sweep/index.ts';
import type { Part, Report, Round } from './types.ts';

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
  /** Hears of each round of a run with --minutes. */
  onRound?(round: Round): void;
}

/** The parts that are asked for, in their order. */
export function partsOf({ sweep, journeys, oracle }: Options): Part[] {
  const asked: Record<Part, boolean> = { sweep, journeys, oracle };
  return PARTS.filter((part) => asked[part]);
}

const PARTS = ['sweep', 'journeys', 'oracle'] as const satisfies Part[];
/** How the time of --quick is shared, and how much of it is left for what is under way and for taking back. */
const SHARES: Record<Part, number> = { sweep: 3, journeys: 2, oracle: 2 };
const QUICK = 60_000;
const RESERVE = 15_000;

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
  const started = Date.now();
  const selection = await selectionOf(options, contract);
  const credentials = credentialsOf(options);
  const { auth, headers, keep = false, rate, server } = options;
  const connection = await connect(contract, { server, headers, ...(rate ? { rate } : {}) });
  if (typeof connection === 'string') throw new CannotRun(connection);
  const { client, health } = connection;
  try {
    const { actors, problems } = await signIn(client, contract, credentials, options.seed);
    const run = { options, contract, client, selection, started, onProgress, startMock, hooks };
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
  client: Client;
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
  const findings = createFindingLog(({ actor }) => client.token(actor));
  const coverage = createCoverageLog();
  const common = { contract, client, actors, findings, coverage, seed, signal: hooks.signal };
  const says = (part: string) => (done: number, total: number, label: string) =>
    onProgress(part, done, total, label);
  let swept: Report['left'] = {};
  if (parts.includes('sweep') && contract.operations.some(({ id }) => selection.operation(id))) {
    swept = await runSweep({
      ...common,
      only: selection.operation,
      shard,
      allowForeignWrites,
      keep,
      deadline: deadlineOf('sweep', parts, run),
      isSample: quick,
      onProgress: says('sweep'),
    });
  }
  const { journeys, left: leftByJourneys } = parts.includes('journeys')
    ? await runJourneys({
        ...common,
        workflows: options.workflows,
        only: shared(selection, shard),
        asks: selection.operation,
        isNamed: options.only.length > 0,
        deadline: deadlineOf('journeys', parts, run),
        onProgress: says('journeys'),
      })
    : NO_JOURNEYS;
  const { questions, proof, left } = parts.includes('oracle')
    ? await compare(run, common, deadlineOf('oracle', parts, run), says('oracle'))
    : NOTHING_COMPARED;
  const slow = slowness(client.givenUp);
  if (slow) findings.report(slow.finding, slow.exchange);
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
    questions,
    left: summed(summed(swept, leftByJourneys), left),
    proof,
    complete: isWhole(options) && !skipped.some(({ reason }) => isTimeUp(reason)),
    ...(unproved ? { unproved } : {}),
  };
}

/** What ended the run. What --quick has no room for is left out as it was asked for, and not open as with the others. */
function endedBy({ options: { quick, maxTime = QUICK }, hooks }: Run): string {
  if (hooks.signal?.aborted) return endedEarly('Ctrl+C');
  if (quick && maxTime >= QUICK) return `${NO_ROOM} in ${QUICK / 1000} s`;
  return endedEarly(hooks.timeFrom ?? '--max-time');
}

/** When a part ends: --quick shares what is left of its time among the parts to come. Undefined for no end. */
function deadlineOf(part: Part, parts: readonly Part[], { options, started }: Run) {
  const { quick, maxTime } = options;
  const end = maxTime === undefined ? undefined : started + maxTime;
  if (!quick) return end;
  const left = Math.max(0, started + Math.min(maxTime ?? QUICK, QUICK) - RESERVE - Date.now());
  const toCome = parts.slice(parts.indexOf(part));
  const all = toCome.reduce((sum, one) => sum + SHARES[one], 0);
  return Date.now() + (left * SHARES[part]) / all;
}

const NO_JOURNEYS: Pick<Report, 'journeys' | 'left'> = { journeys: [], left: {} };
const NOTHING_COMPARED = { questions: [], proof: undefined, left: {} };

/**
 * How long calls are compared unless it is said: so many milliseconds and sequences for each operation, and at most so many
 * milliseconds.
 */
const COMPARED = { each: 20_000, most: 90_000, sequences: 20 };

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
  deadline: number | undefined,
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
  try {
    if (!startMock) throw new MockIsMissing();
    const result = await runOracle({
      ...common,
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
    if (common.signal?.aborted) common.coverage.skip(cut);
    if (result.failed && mustCompare) throw result.failed;
    if (result.failed) common.coverage.skip(endedBecause(result.failed));
    return result;
  } catch (error) {
    if (mustCompare) throw error;
    // What the sweep has found is told all the same.
    const missing = 'the mock is missing to compare with: install @pruva/mock beside this package';
    common.coverage.skip(
      isMissing(error)
        ? { source: 'oracle', operationId: '', reason: missing }
        : endedBecause(error),
    );
    return NOTHING_COMPARED;
  }
}

const endedBecause = (error: unknown) => ({
  source: 'oracle',
  operationId: '',
  reason: `what is compared with the mock ended early: ${messageOf(error)}`,
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
