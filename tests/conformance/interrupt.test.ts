import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningMock, startMock } from '../../mocks/index.ts';
import { CONTRACT_FILES } from '../../openapi/files.ts';
import { loadContract } from '../../scripts/conformance/contract/contract.ts';
import { serviceAt, startProxy } from './corpus/proxy.ts';
import { AUTH_FILE } from './corpus/world.ts';

const contract = loadContract(CONTRACT_FILES.bundle);
const LONG = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'conformance-'));

let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock({ contract: CONTRACT_FILES, port: 0 });
}, LONG);
afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

/** Runs the command, and presses Ctrl+C at the `nth` answer of an operation; never for 0. */
async function run(operationId: string, nth: number, ...args: string[]) {
  const service = serviceAt(mock.url);
  const done = new Map<string, number>();
  const proxy = await startProxy(contract, async (call) => {
    const answer = await service(call);
    const id = call.operationId ?? '';
    if (answer.status < 300) done.set(id, (done.get(id) ?? 0) + 1);
    if (id === operationId && done.get(id) === nth) child.kill('SIGINT');
    return answer;
  });
  const all = ['--server', `${proxy.url}/api`, '--auth', AUTH_FILE, ...args];
  const child = spawn(process.execPath, ['scripts/contract/conformance.ts', ...all]);
  try {
    const [stdout, stderr, [exitCode]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { stdout, stderr, exitCode, count: (id: string) => done.get(id) ?? 0 };
  } finally {
    await proxy.close();
  }
}

const PARTS = {
  sweep: ['--no-journeys', '--no-oracle'],
  journeys: ['--no-sweep', '--no-oracle'],
  oracle: ['--no-sweep', '--no-journeys', '--oracle-time', '600'],
};

test.each([
  ['sweep', 'createBoat', 5],
  ['journeys', 'createBooking', 1],
  // What is read in order begins with a scene; the 60th boat is made for a write.
  ['oracle', 'createBoat', 2],
  ['oracle', 'createBoat', 60],
] as const)(
  'Ctrl+C ends the %s at %s no. %i, and what was made is taken back',
  async (part, operationId, nth) => {
    const { stdout, stderr, exitCode, count } = await run(operationId, nth, ...PARTS[part]);
    console.log(stderr, stdout.slice(-1500), count('registerAccount'), count('deleteAccount'), count('createBoat'), count('deleteBoat'));
    expect(stderr).toContain('Ending');
    expect(stdout).toContain('Not proved: out of time: Ctrl+C ended the run');
    expect(exitCode).toBe(2);
  },
  LONG,
);
