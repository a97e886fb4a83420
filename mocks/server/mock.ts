import type { AddressInfo } from 'node:net';
import type { Mock } from '../behaviour.ts';
import type { Answer } from '../engine/answer/answer.ts';
import { BASE } from '../engine/contract/base.ts';
import { createEngine, type Engine } from '../engine/engine.ts';
import { lineOf } from '../engine/session/call-log.ts';
import { createUpstreamReport } from '../engine/upstream/upstream-report.ts';
import type { World } from '../store/state.ts';
import { createAccessCheck } from './access/access-check.ts';
import { type ContractFiles, readContract } from './contract-files.ts';
import { createControlServer } from './control/control-server.ts';
import { createMockServer } from './http/http.ts';
import { openPlayer } from './recording/player.ts';
import { openRecorder } from './recording/recorder.ts';
import { watchContract, watchHandlers } from './reload/watch-sources.ts';
import { createSessions } from './session/sessions.ts';
import { isStartDay, REAL_DAY, SEASON_DAY, START_DAYS, startDay } from './session/start-day.ts';
import { keepIn } from './state-file/persistence.ts';
import { openStateFile } from './state-file/state-file.ts';
import { createUpstream } from './upstream/upstream.ts';
import { isRoutedUpstream, namesProblem } from './upstream/upstream-routing.ts';
import { verboseLine } from './verbose-line.ts';

export interface MockOptions {
  contract: ContractFiles;
  /** 0 takes any free port. */
  port: number;
  host?: string;
  scenario?: string;
  /**
   * The calendar day, `YYYY-MM-DD`, that data and clock of a session stand on when it begins; `real` is the
   * day in Istanbul. Left out, it is a day of summer, or the real one with a service behind.
   */
  today?: string;
  /** File that keeps the state; without it, nothing is kept. */
  data?: string;
  /** Address of the service behind, with or without the base path. */
  upstream?: string;
  /** Operations or tags that the service behind alone is asked for; all when left out. */
  upstreamOnly?: readonly string[];
  /** Operations or tags that it is never asked for. */
  mockOnly?: readonly string[];
  /** Milliseconds that it may take for an answer. */
  upstreamTimeout?: number;
  /** Further names that the mock is called by; its own machine's always count. */
  allowHosts?: readonly string[];
  /** Origins of further pages that may call it; those of this machine always may. */
  allowOrigins?: readonly string[];
  /** HAR file that every call is written to. */
  record?: string;
  /** HAR file whose answers come first. */
  play?: string;
  /** Log a line for every call. */
  verbose?: boolean;
  /** Load the contract again when its sources change, and the handlers when they run from TypeScript. */
  watch?: boolean;
  /** Milliseconds after which an unused session goes. */
  idleTime?: number;
  /** One line about something worth knowing. */
  log?(line: string): void;
}

/** A name of `upstreamOnly` or `mockOnly` is none of the contract; the message has the nearest there are. */
export class RoutingError extends Error {
  override readonly name = 'RoutingError';
}

export interface RunningMock {
  /** Without the base path, such as `http://127.0.0.1:4010`. */
  url: string;
  engine(): Engine;
  people: Mock['people'];
  /** Answers of the mock's own that broke the contract, since the start. */
  breaches: Answer[];
  close(): Promise<void>;
}

const HOUR = 3_600_000;
/** Worlds that are kept for the next session to start from. */
const MAX_WORLDS = 16;

function upstreamBase(address: string): string {
  const trimmed = address.replace(/\/+$/, '');
  return trimmed.endsWith(BASE) ? trimmed : `${trimmed}${BASE}`;
}

/**
 * Starts the mock and answers once it listens. Rejects when the port is taken, the data file is none, or a
 * recording cannot be read (UnplayableFile) or written.
 */
export async function startMock(mock: Mock, options: MockOptions): Promise<RunningMock> {
  const log = options.log ?? (() => {});
  // A service behind lives in real time, and so do its days.
  const start = options.today ?? (options.upstream ? REAL_DAY : SEASON_DAY);
  if (!isStartDay(start)) throw new Error(`today: ${start} is no day. ${START_DAYS}`);
  const worlds = new Map<string, World>();
  let loaded = mock;

  function worldOf(scenario: string, day = startDay(start, Date.now())): World {
    const key = `${scenario} ${day}`;
    let world = worlds.get(key);
    if (!world) {
      world = loaded.buildWorld(scenario, day);
      worlds.set(key, world);
      const [oldest] = worlds.keys();
      // Sessions that stand in a world keep it; the others build it again.
      if (worlds.size > MAX_WORLDS && oldest !== undefined) worlds.delete(oldest);
    }
    return world;
  }

  const persistence = options.data ? keepIn(openStateFile(options.data)) : undefined;
  const sessions = createSessions({
    startWorld: () => worldOf(options.scenario ?? 'default'),
    idleTime: options.idleTime ?? HOUR,
    onChange: persistence?.watcher,
    keptWorld(name) {
      const kept = persistence?.find(name);
      return kept && worldOf(kept.scenario, kept.today);
    },
    load: (session) => persistence?.load(session),
    onStart: (session) => persistence?.saveSession(session),
    onReset(session) {
      persistence?.forget(session);
      persistence?.saveSession(session);
    },
  });
  const report = options.upstream
    ? createUpstreamReport(upstreamBase(options.upstream))
    : undefined;
  const upstream =
    report &&
    createUpstream({
      base: report.url,
      timeout: options.upstreamTimeout,
      isRouted: isRoutedUpstream({
        upstreamOnly: options.upstreamOnly ?? [],
        mockOnly: options.mockOnly ?? [],
      }),
      onTrouble: (reason) => log(`✗ ${reason}`),
    });

  const player = options.play ? openPlayer(options.play) : undefined;
  if (player) log(`${player.size} recorded answers of ${options.play} come first.`);
  const recorder = options.record
    ? openRecorder(options.record, (reason) => log(`✗ The recording ended. ${reason}`))
    : undefined;

  const breaches: Answer[] = [];
  let document = readContract(options.contract);
  let requests = 0;
  const build = () =>
    createEngine({
      document,
      behaviour: loaded,
      upstream,
      recording: player?.play,
      requestId: () => `req-${(++requests).toString(36).padStart(6, '0')}`,
    });
  let engine = build();
  const named = [...(options.upstreamOnly ?? []), ...(options.mockOnly ?? [])];
  const unknown = namesProblem(named, engine.operations);
  if (unknown) {
    persistence?.close();
    throw new RoutingError(unknown);
  }

  const control = createControlServer({
    mock: () => loaded,
    engine: () => engine,
    contract: () => document,
    policy: options.contract.policy,
    sessions,
    worldOf,
    upstream: report,
    saveSession: (session) => persistence?.saveSession(session),
    afterCall: () => persistence?.flush(),
  });

  const host = options.host ?? '127.0.0.1';
  const server = createMockServer({
    checkAccess: createAccessCheck({
      host,
      allowHosts: options.allowHosts ?? [],
      allowOrigins: options.allowOrigins ?? [],
    }),
    log,
    engine: () => engine,
    controlLimit: (method, path) => loaded.controlLimit(method, path),
    open: (name) => sessions.open(name, Date.now()),
    control,
    afterCall(answer, session) {
      persistence?.flush();
      if (recorder || options.verbose) {
        const call = session.log.calls.findLast((one) => one.answer === answer);
        if (call) recorder?.record(call);
        if (call && options.verbose) log(verboseLine(lineOf(session.store, call)));
      }
      const { operationId } = answer;
      if (report && operationId && report.record(operationId, answer.source, answer.breaches)) {
        const verdict = answer.breaches.length > 0 ? `✗ ${answer.breaches[0]}` : '✓';
        log(
          `${answer.source.padEnd(8)} ${operationId} ${answer.source === 'upstream' ? verdict : ''}`,
        );
      }
      if (answer.source === 'upstream' || answer.breaches.length === 0) return;
      breaches.push(answer);
      log(`✗ ${operationId} ${answer.status}: ${answer.breaches.slice(0, 3).join('; ')}`);
    },
  });

  const stops: (() => void)[] = [];
  if (options.watch) {
    const { source } = options.contract;
    stops.push(
      watchHandlers((changed) => {
        loaded = changed;
        worlds.clear();
        engine = build();
      }, log),
    );
    if (source !== undefined)
      stops.push(
        watchContract(
          source,
          (changed) => {
            document = changed;
            engine = build();
          },
          log,
        ),
      );
  }
  const sweep = setInterval(() => sessions.dropIdle(Date.now()), 60_000);
  sweep.unref();
  stops.push(() => clearInterval(sweep));

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, host, resolve);
  }).catch((error: unknown) => {
    for (const stop of stops) stop();
    persistence?.close();
    throw error;
  });
  const { port } = server.address() as AddressInfo; // a TCP server that listens
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    engine: () => engine,
    people: loaded.people,
    breaches,
    close: async () => {
      for (const stop of stops) stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      persistence?.close();
      recorder?.close();
    },
  };
}
