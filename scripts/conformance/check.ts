import { type Actors, signIn } from './actors/actors.ts';
import { type Credentials, readCredentials } from './actors/credentials.ts';
import type { Client } from './client/client.ts';
import { connect } from './client/server.ts';
import type { Contract } from './contract/contract.ts';
import { type Selection, select } from './contract/selection.ts';
import { createCoverageLog } from './findings/coverage-log.ts';
import { createFindingLog } from './findings/finding-log.ts';
import { OUT_OF_TIME } from './findings/verdict.ts';
import { listJourneys, runJourneys } from './journeys/index.ts';
import { CannotRun, messageOf } from './lib/cannot-run.ts';
import type { Options } from './options.ts';
import { type OracleContext, type OracleResult, runOracle } from './oracle/index.ts';
import type { StartMock } from './oracle/mock-server.ts';
import { runSweep } from './sweep/index.ts';
import type { Report, Skipped } from './types.ts';

/** Hears how far a part of the run is. */
export type OnProgress = (part: string, done: number, total: number, label: string) => void;

/**
 * Checks a service and answers what was found. Throws CannotRun when the service does not answer, the
 * credentials do not work, or nothing is selected. `startMock` is needed for `options.oracle` alone.
 */
export async function runCheck(
  options: Options,
  contract: Contract,
  onProgress: OnProgress,
  startMock?: StartMock,
): Promise<Report> {
  const started = Date.now();
  const selection = await selectionOf(options, contract);
  const credentials = credentialsOf(options);
  const { server, headers, rate } = options;
  const client = await connect(contract, { server, headers, ...(rate ? { rate } : {}) });
  if (typeof client === 'string') throw new CannotRun(client);
  try {
    const { actors, problems } = await signIn(client, contract, credentials, options.seed);
    if (problems.length > 0) throw new CannotRun(problems.join('\n'));
    return await check({
      options,
      contract,
      client,
      actors,
      selection,
      started,
      onProgress,
      startMock,
    });
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
  /** Milliseconds since 1970. */
  started: number;
  onProgress: OnProgress;
  startMock: StartMock | undefined;
}

async function check(run: Run): Promise<Report> {
  const { options, contract, client, actors, selection, started, onProgress } = run;
  const { seed, shard, maxTime, allowForeignWrites } = options;
  const findings = createFindingLog(({ actor }) => client.token(actor));
  const coverage = createCoverageLog();
  const deadline = maxTime === undefined ? undefined : started + maxTime;
  const common = { contract, client, actors, findings, coverage, seed, deadline };
  const says = (part: string) => (done: number, total: number, label: string) =>
    onProgress(part, done, total, label);
  if (options.sweep && contract.operations.some(({ id }) => selection.operation(id))) {
    const only = selection.operation;
    await runSweep({ ...common, only, shard, allowForeignWrites, onProgress: says('sweep') });
  }
  const journeys = options.journeys
    ? await runJourneys({
        ...common,
        workflows: options.workflows,
        only: shared(selection, shard),
        onProgress: says('journeys'),
      })
    : [];
  const { questions, proof } = await compare(run, common, says('oracle'));
  return {
    server: client.server,
    contractVersion: contract.version,
    seed,
    startedAt: new Date(started).toISOString(),
    duration: Date.now() - started,
    requests: client.sent,
    findings: findings.all(),
    accepted: [],
    notes: [],
    skipped: coverage.skipped(),
    coverage: coverage.coverage(),
    journeys,
    questions,
    proof,
    complete: isWhole(options) && !coverage.skipped().some(isOutOfTime),
  };
}

/** The sequences of calls that are compared with the mock, when they are asked for. */
async function compare(
  { options, selection, startMock }: Run,
  common: Pick<OracleContext, 'contract' | 'client' | 'actors' | 'findings' | 'coverage' | 'seed'>,
  onProgress: OracleContext['onProgress'],
): Promise<OracleResult | { questions: []; proof: undefined }> {
  if (!options.oracle) return { questions: [], proof: undefined };
  if (!startMock) throw new CannotRun('--oracle needs the mock: install @pruva/mock beside it.');
  const { contract: contractFile, oracleTime: time, sequences, replay } = options;
  const only = selection.operation;
  return runOracle({
    ...common,
    contractFile,
    time,
    sequences,
    replay,
    only,
    startMock,
    onProgress,
  });
}

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

function isOutOfTime({ reason }: Skipped): boolean {
  return reason.startsWith(OUT_OF_TIME);
}
