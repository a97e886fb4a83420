import type { Contract } from '../../../scripts/conformance/contract/contract.ts';
import { verdictOf } from '../../../scripts/conformance/findings/verdict.ts';
import { runConformance } from '../../../scripts/conformance/run.ts';
import type { Report } from '../../../scripts/conformance/types.ts';
import type { Backend } from './message.ts';
import type { Mutation } from './mutation.ts';
import { optionsFor } from './options.ts';
import { serviceAt, startProxy } from './proxy.ts';
import { findingOf, type Row } from './verdict.ts';
import { createWorld } from './world.ts';

/** The mock that the broken backends are made from. */
export interface Mock {
  /** Without base path. */
  origin: string;
  contract: Contract;
}

const NOTHING_ELSE = 'missed';

/** Runs the checks against one broken backend, in a session of its own, and says what gave it away. */
export async function tryMutation(mutation: Mutation, mock: Mock): Promise<Row> {
  const row = { name: mutation.name, expected: mutation.rule };
  const began = performance.now();
  try {
    const report = await check(mock, mutation.name, mutation.change, mutation.run ?? mutation.at);
    const by = findingOf(mutation, report);
    return { ...row, by, note: by ? '' : missedNote(report), seconds: since(began) };
  } catch (cause) {
    return { ...row, by: undefined, note: `no run: ${cause}`, seconds: since(began) };
  }
}

/** Runs the checks against the mock as it is, through the same proxy; `patterns` empty means all of them. */
export async function tryUnchanged(mock: Mock, patterns: readonly string[]): Promise<Row> {
  const began = performance.now();
  const report = await check(mock, 'unchanged', undefined, patterns);
  const { exitCode, reason } = verdictOf(report);
  return {
    name: 'unchanged mock',
    expected: 'none',
    by: report.findings[0],
    note: exitCode === 0 ? 'none' : reason,
    seconds: since(began),
  };
}

async function check(
  { origin, contract }: Mock,
  name: string,
  change: Mutation['change'] | undefined,
  only: readonly string[],
): Promise<Report> {
  const mock = inSession(name, serviceAt(origin));
  const world = createWorld(contract, mock);
  const backend = change ? change(world.watched, world) : mock;
  const proxy = await startProxy(contract, backend);
  try {
    return await runConformance(optionsFor(proxy.url, only, contract.has), contract, () => {});
  } finally {
    await proxy.close();
  }
}

/** The mock in a state of its own; sessions that a call names itself are kept apart within it. */
function inSession(name: string, mock: Backend): Backend {
  const own = `${process.pid}-${name.replaceAll(/[^A-Za-z0-9]+/gu, '-').slice(0, 24)}`;
  return (call) => {
    const session = `${own}-${call.headers['x-mock-session'] ?? ''}`.slice(0, 64);
    return mock({ ...call, headers: { ...call.headers, 'x-mock-session': session } });
  };
}

function missedNote({ findings }: Report): string {
  const others = findings.map(({ rule, operationId }) => `${rule}, ${operationId}`);
  return others.length === 0 ? NOTHING_ELSE : `${NOTHING_ELSE}; instead: ${others.join('; ')}`;
}

function since(began: number): number {
  return (performance.now() - began) / 1000;
}
