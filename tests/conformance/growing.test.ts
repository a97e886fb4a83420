import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningMock, startMock } from '../../mocks/index.ts';
import { CONTRACT_FILES } from '../../openapi/files.ts';
import { loadContract } from '../../scripts/conformance/contract/contract.ts';
import { adminAuth } from './corpus/admin-auth.ts';
import { refusal } from './corpus/change.ts';
import { type Answer, answer } from './corpus/message.ts';
import { serviceAt, startProxy } from './corpus/proxy.ts';

const contract = loadContract(CONTRACT_FILES.bundle);
const LONG = 240_000;
const { auth, remove } = adminAuth();

let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock({ contract: CONTRACT_FILES, port: 0 });
}, LONG);
afterAll(async () => {
  await mock.close();
  remove();
});

/** Runs the command against a service that has some operations, and answers `lacking` to all others. */
async function run(has: readonly string[], lacking: () => Answer, ...args: string[]) {
  const service = serviceAt(mock.url);
  const proxy = await startProxy(contract, async (call) => {
    // Methods that the contract does not have are refused by any service.
    const isThere = ['getHealth', ...has].includes(call.operationId ?? 'getHealth');
    return isThere ? service(call) : lacking();
  });
  const all = ['scripts/contract/conformance.ts', '--server', proxy.url, ...args];
  const env = { ...process.env, GITHUB_ACTIONS: '' };
  try {
    return await new Promise<{ exitCode: number; stdout: string; stderr: string }>((resolve) => {
      execFile(process.execPath, all, { env }, (error, stdout, stderr) =>
        resolve({ exitCode: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
      );
    });
  } finally {
    await proxy.close();
  }
}

const SIGN_IN = ['registerAccount', 'logIn', 'getAccount'];

const PEOPLE = [
  ...[...SIGN_IN, 'refreshSession', 'completeAccount', 'updateAccount', 'deleteAccount'],
  ...['getAccountById', 'setUserRole', 'getManagedUser', 'createContactMessage'],
];
const text = (status: number, body: string): Answer => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from(body),
});

test.each([
  ['plain text', () => text(404, '404 page not found')],
  ['JSON of its own', () => answer(404, { statusCode: 404, error: 'Not Found' })],
  ['the codes of the contract', () => refusal(404, 'UNKNOWN_PATH')],
  ['a method that it does not know', () => text(405, 'Method Not Allowed')],
] as const)(
  'what nobody asked for is not found by a router, which answers with %s, and is held against nothing',
  async (_, lacking) => {
    const { exitCode, stdout } = await run(
      PEOPLE,
      lacking,
      ...['--only', PEOPLE.join(','), '--auth', auth, '--oracle', '--oracle-time', '20'],
    );
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('Conformant: no findings.');
    expect(exitCode).toBe(0);
  },
  LONG,
);

test.each([
  ['501', () => refusal(501, 'NOT_IMPLEMENTED')],
  ['405', () => refusal(405)],
  ['the 404 of a router', () => answer(404, { statusCode: 404, error: 'Not Found' })],
] as const)(
  'a service that lets nobody go yet, and says so with %s, has its report with those who stay',
  async (_, lacking) => {
    const only = ['--only', SIGN_IN.join(','), '--oracle-time', '8'];
    const { exitCode, stdout, stderr } = await run(SIGN_IN, lacking, ...only);
    expect(stderr).not.toMatch(/^ +at /mu);
    expect(stdout).toMatch(/left behind: \d+ user/u);
    // Nobody is an administrator yet, which is all that is open.
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^Not proved: no credentials for ADMIN/u);
    expect(exitCode).toBe(2);
  },
  LONG,
);
