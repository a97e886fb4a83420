import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningMock, startMock } from '../../mocks/index.ts';
import { CONTRACT_FILES } from '../../openapi/files.ts';
import { loadContract } from '../../scripts/conformance/contract/contract.ts';
import { numberAt, parsed } from '../../scripts/conformance/lib/json.ts';
import type { Answer, Call } from './corpus/message.ts';
import { type Listener, serviceAt, startProxy } from './corpus/proxy.ts';
import { AUTH_FILE } from './corpus/world.ts';

const contract = loadContract(CONTRACT_FILES.bundle);
const LONG = 240_000;
const folder = mkdtempSync(join(tmpdir(), 'conformance-'));

let mock: RunningMock;
let proxy: Listener;
let onAnswer: (call: Call, answer: Answer) => void = () => {};
beforeEach(async () => {
  mock = await startMock({ contract: CONTRACT_FILES, port: 0 });
  const service = serviceAt(mock.url);
  proxy = await startProxy(contract, async (call) => {
    const answer = await service(call);
    onAnswer(call, answer);
    return answer;
  });
}, LONG);
afterEach(async () => {
  await proxy.close();
  await mock.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const idOf = ({ body }: Answer) => numberAt(parsed(String(body)), 'id');

/** Runs the command, and presses Ctrl+C at the `nth` boat that is made; never for 0. Answers which boats are left, too. */
async function run(nth: number, ...args: string[]) {
  const boats = new Set<number | undefined>();
  let made = 0;
  onAnswer = (call, answer) => {
    if (answer.status >= 300) return;
    if (call.operationId === 'deleteBoat') boats.delete(Number(call.params.id));
    if (call.operationId !== 'createBoat') return;
    boats.add(idOf(answer));
    made += 1;
    if (made === nth) child.kill('SIGINT');
  };
  const all = ['--server', `${proxy.url}/api`, '--auth', AUTH_FILE, ...args];
  const child = spawn(process.execPath, ['scripts/contract/conformance.ts', ...all]);
  const [stdout, stderr, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { stdout, stderr, exitCode, left: [...boats] };
}

const PARTS = {
  sweep: ['--no-journeys', '--no-oracle'],
  journeys: ['--no-sweep', '--no-oracle'],
  oracle: ['--no-sweep', '--no-journeys', '--oracle'],
};
const INTERRUPTED = 'out of time: Ctrl+C ended the run';

test.each([
  ['sweep', 5],
  ['journeys', 1],
] as const)(
  'Ctrl+C ends the %s, which says so',
  async (part, nth) => {
    const { stdout, stderr, exitCode } = await run(nth, ...PARTS[part]);
    expect(stderr).toContain('Ending');
    expect(stdout).toContain(`Not proved: ${INTERRUPTED}, before every check had its turn.`);
    expect(exitCode).toBe(2);
  },
  LONG,
);

test.each([
  ['the scene that everything is read in', 2, 'Boats'],
  ['a case of a write', 12, 'createBoat'],
])(
  'Ctrl+C in %s ends what is compared, and what was made is taken back',
  async (_, nth, only) => {
    const forHours = ['--oracle-time', '7200', '--only', only];
    const { stdout, exitCode, left } = await run(nth, ...PARTS.oracle, ...forHours);
    expect(stdout).toContain(`Not proved: ${INTERRUPTED}, before every check had its turn.`);
    expect(exitCode).toBe(2);
    expect(left).toEqual([]);
  },
  LONG,
);

test(
  'a run for hours that was interrupted goes on where it was',
  async () => {
    const rounds = [...PARTS.oracle, '--only', 'createBoat', '--resume', join(folder, 'state')];
    const first = await run(12, ...rounds, '--minutes', '120');
    expect(first.stdout).toContain(`Not proved: ${INTERRUPTED}`);
    expect(first.exitCode).toBe(2);
    const next = await run(0, ...rounds, '--minutes', '0.02', '--oracle-time', '1');
    expect(next.stderr).toContain('oracle, seed 1: 0 new findings');
    expect(next.stdout).toMatch(/rounds: oracle with seed 1/u);
    expect(next.stdout).not.toContain(INTERRUPTED);
    expect(next.exitCode).toBe(0);
  },
  LONG,
);

test(
  'each shard compares other calls, and tells its seed',
  async () => {
    const args = [...PARTS.oracle, '--only', 'createBoat', '--minutes', '0.02'];
    for (const shard of [1, 2]) {
      const { stderr } = await run(0, ...args, '--oracle-time', '1', '--shard', `${shard}/2`);
      expect(stderr).toContain(`oracle, seed ${shard}:`);
    }
  },
  LONG,
);
