import type { Actors } from '../actors/actors.ts';
import { sessionOf } from '../actors/actors.ts';
import type { Client } from '../client/client.ts';
import type { Contract } from '../contract/contract.ts';
import type { CoverageLog } from '../findings/coverage-log.ts';
import type { FindingLog } from '../findings/finding-log.ts';
import { NO_CREDENTIALS, NOT_ASKED } from '../findings/reasons.ts';
import { dayOf } from '../lib/calendar.ts';
import { CannotRun } from '../lib/cannot-run.ts';
import { parsed, textAt } from '../lib/json.ts';
import type { Proof, Question } from '../types.ts';
import { type Campaign, playAgain, runCampaign, type Shown } from './campaign.ts';
import { createCleanup } from './cleanup.ts';
import { createDiscretion } from './compare/discretion.ts';
import { createCells } from './coverage/cells.ts';
import { proofOf } from './coverage/proof.ts';
import { reportOf } from './judge/report.ts';
import { clientOf, type RunningMock, type StartMock } from './mock-server.ts';
import { createKinds } from './model/kinds.ts';
import { createLeftOut, type LeftOut } from './pair/left-out.ts';
import { knownOperation, readReplay } from './replay.ts';
import { createReaders } from './sequence/readers.ts';
import type { Stage } from './sequence/sequence.ts';
import { playCaseAgain, playCases } from './systematic/index.ts';
import { findTrips } from './trips/find.ts';

export interface OracleContext {
  contract: Contract;
  contractFile: string;
  client: Client;
  actors: Actors;
  findings: FindingLog;
  coverage: CoverageLog;
  seed: number;
  /** Which of several machines this is: it begins with its share of the cases; `index` counts from 1. */
  shard: { index: number; total: number };
  /** Whether trips that were made before the run may be reviewed. */
  allowForeignWrites: boolean;
  only(operationId: string): boolean;
  startMock: StartMock;
  /** Milliseconds that calls are compared for. */
  time: number;
  /** Whether an administrator's credentials must be there. */
  isNeeded: boolean;
  /** Most writes of the systematic phase, and most readings before and after each move; undefined for what there is time for. */
  cases?: number | undefined;
  sequences: number;
  /** A sequence to play again, as a finding prints it: `index:operation:path`. */
  replay: string | undefined;
  /** Once aborted, nothing more is compared: what was made is taken back. */
  signal?: AbortSignal | undefined;
  /** Hears how many seconds of its time have passed. */
  onProgress(done: number, total: number, label: string): void;
}

export interface OracleResult {
  questions: Question[];
  proof: Proof | undefined;
  /** How many records of a kind could not be taken back. */
  left: Record<string, number>;
  /** What ended the comparison before its time; nothing was compared then. */
  failed?: Error;
}

/** What is lost where nobody can be made a captain. */
const ALONE =
  'without one nobody becomes a captain, and only what customers do is compared with the mock';

const NOTHING = { questions: [], proof: undefined };

class PlayFailed extends Error {}

/** What came of it, a failure as a value. */
const settled = <T>(work: Promise<T>): Promise<T | PlayFailed> =>
  work.catch((cause: unknown) => new PlayFailed('a call could not be made', { cause }));

/** How much of the time that sequences are made for is spent on shrinking, at most, on top of it. */
const SHRINKING = 0.6;

/**
 * Plays made-up sequences of calls on the service and on the mock, and compares what the two answer. What
 * differs is a finding where the contract says something about it, and a question otherwise.
 */
export async function runOracle(context: OracleContext): Promise<OracleResult> {
  const { contract, client, onProgress, signal, time } = context;
  const health = await client.send({
    operationId: 'getHealth',
    actor: 'ANONYMOUS',
    method: 'GET',
    path: '/health',
  });
  const told = textAt(parsed(health.responseBody), 'time') ?? health.responseHeaders.date ?? '';
  const now = Number.isNaN(Date.parse(told)) ? Date.now() : Date.parse(told);
  const ahead = now - Date.now();
  const today = dayOf(new Date(now));
  const mock = await context.startMock({ contractFile: context.contractFile, today });
  const mockClient = clientOf(contract, mock);
  try {
    const mockNow = await clockOf(mockClient);
    const cells = createCells();
    const kinds = createKinds(contract);
    const leftOut = createLeftOut(contract, context.only);
    const admin = await administrators(context, mock, mockClient);
    const stage: Stage = {
      contract,
      kinds,
      readers: createReaders(contract, kinds),
      clients: { service: client, mock: mockClient },
      cells,
      today,
      signal,
      ahead,
      skew: now - mockNow,
      trips: await findTrips(context, mock, mockClient, admin),
      leftOut,
      mends: new Map(),
      spoken: new Set(),
      discretion: createDiscretion(contract.operations),
      admin,
      onAnswer: ({ operation, service, template }) =>
        context.coverage.record(operation.id, service.status, template.by?.actor ?? 'ANONYMOUS'),
      onSkip: (operationId, reason) => skips.set(operationId, reason),
    };
    const skips = new Map<string, string>();
    if (!stage.admin) {
      const skip = context.isNeeded
        ? { operationId: 'createBoat', reason: `${NO_CREDENTIALS} for ADMIN: ${ALONE}` }
        : { operationId: '', reason: `give an ADMIN in --auth: ${ALONE}` };
      context.coverage.skip({ source: 'oracle', ...skip });
    }
    const cleanup = createCleanup(stage, context.actors.leave);
    const began = Date.now();
    const campaign: Campaign = {
      stage,
      seed: context.seed,
      shard: context.shard,
      limits: {
        deadline: began + time,
        cases: context.cases ?? Number.POSITIVE_INFINITY,
        sequences: context.sequences,
        shrinking: time * SHRINKING,
      },
      only: context.only,
      onProgress: (label) => {
        const passed = Math.min(Date.now() - began, time);
        onProgress(Math.floor(passed / 1000), Math.ceil(time / 1000), label);
      },
      takeBack: cleanup.note,
    };
    const played = await settled(play(context, campaign));
    // What was made is taken back however the calls ended.
    const left = await cleanup.cleanUp();
    if (played instanceof PlayFailed && played.cause instanceof CannotRun) throw played.cause;
    if (played instanceof PlayFailed) return { ...NOTHING, left, failed: played };
    const { shown, sequences, systematic } = played;
    const questions = reportOf(shown, { ...context, works: leftOut.works });
    reportLacking(leftOut, context);
    return {
      questions,
      proof: { ...proofOf(contract, cells, context.only, skips), sequences, systematic },
      left,
    };
  } finally {
    mockClient.close();
    await mock.close();
  }
}

/** What was asked for and is not there is found; what needs the rest that is not there was not compared. */
function reportLacking(leftOut: LeftOut, { only, findings, coverage }: OracleContext) {
  for (const [operationId, { why, exchange }] of leftOut.all()) {
    if (only(operationId) && exchange) {
      const said = { expected: 'an operation that works', seen: `status ${exchange.status}` };
      const about = { source: 'oracle', rule: 'not-implemented', place: '' };
      findings.report({ ...about, ...said, severity: 'major' }, exchange);
    } else {
      const reason = `${exchange ? `answered ${exchange.status}` : why} ${NOT_ASKED}`;
      coverage.skip({ source: 'oracle', operationId, reason });
    }
  }
}

/** Cases in their order come before what is made up by chance. */
async function play(
  { replay, time }: OracleContext,
  campaign: Campaign,
): Promise<{ shown: Shown[] } & Pick<Proof, 'sequences' | 'systematic'>> {
  if (replay === undefined) {
    const { shown, systematic } = await playCases(campaign, time);
    return { ...(await runCampaign(campaign, shown)), systematic };
  }
  const cases = await playCaseAgain(campaign, replay);
  if (cases) return { ...cases, sequences: 0 };
  const { replay: again, target } = readReplay(replay);
  for (const id of again.focus.split(',')) knownOperation(campaign.stage.contract, id);
  const shown = await playAgain(campaign, { seed: campaign.seed, ...again }, target);
  return { shown, sequences: 1 };
}

async function clockOf(client: Client): Promise<number> {
  const health = await client.send({
    operationId: 'getHealth',
    actor: 'ANONYMOUS',
    method: 'GET',
    path: '/health',
  });
  const now = Date.parse(textAt(parsed(health.responseBody), 'time') ?? '');
  return Number.isNaN(now) ? Date.now() : now;
}

/** The administrator of the credentials, and one of the mock. */
async function administrators(
  { actors, contract }: OracleContext,
  mock: RunningMock,
  client: Client,
): Promise<Stage['admin']> {
  const ours = actors.session('ADMIN');
  const person = mock.people.find(({ role }) => role === 'ADMIN');
  if (!ours || !person) return undefined;
  const { method, path } = contract.operation('logIn');
  const { username, password } = person;
  const exchange = await client.send({
    operationId: 'logIn',
    actor: 'ANONYMOUS',
    method,
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const theirs = sessionOf(exchange, password);
  if (typeof theirs === 'string')
    throw new Error(`The mock lets its administrator not in: ${theirs}`);
  return {
    ids: { service: ours.userId, mock: theirs.userId },
    accounts: { service: ours.accountId, mock: theirs.accountId },
    tokens: { service: ours.token, mock: theirs.token },
  };
}
