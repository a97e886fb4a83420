import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningMock, startMock } from '../../mocks/index.ts';
import { CONTRACT_FILES } from '../../openapi/files.ts';
import { loadContract } from '../../scripts/conformance/contract/contract.ts';
import { at, numberAt, parsed } from '../../scripts/conformance/lib/json.ts';
import type { Options } from '../../scripts/conformance/options.ts';
import type { StartMock } from '../../scripts/conformance/oracle/mock-server.ts';
import { runConformance } from '../../scripts/conformance/run.ts';
import { adminAuth } from './corpus/admin-auth.ts';
import { refusal } from './corpus/change.ts';
import type { Answer, Backend } from './corpus/message.ts';
import { optionsFor } from './corpus/options.ts';
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

const mockFor: StartMock = ({ contractFile, today }) =>
  startMock({ contract: { bundle: contractFile }, port: 0, today });

const tokenOf = ({ body }: Answer) => String(at(parsed(String(body)), 'token'));
const userIdOf = ({ body }: Answer) => numberAt(parsed(String(body)), 'userId');

const SIGN_IN = ['registerAccount', 'logIn', 'refreshSession'];

/** Checks a service, and answers who was registered and is there yet, beside the report. */
async function run(backend: Backend, only: readonly string[], more: Partial<Options> = {}) {
  const users = new Set<number | undefined>();
  const sessions = new Map<string, number | undefined>();
  const proxy = await startProxy(contract, async (call) => {
    const answer = await backend(call);
    if (answer.status >= 300) return answer;
    if (call.operationId === 'registerAccount') users.add(userIdOf(answer));
    if (SIGN_IN.includes(call.operationId ?? ''))
      sessions.set(`Bearer ${tokenOf(answer)}`, userIdOf(answer));
    if (call.operationId === 'deleteAccount')
      users.delete(sessions.get(call.headers.authorization ?? ''));
    return answer;
  });
  try {
    const options = { ...optionsFor(proxy.url, only, contract.has), auth, ...more };
    const report = await runConformance(options, contract, () => {}, mockFor);
    return { report, staying: users.size };
  } finally {
    await proxy.close();
  }
}

test(
  'whoever was registered for a run leaves with it, shut out or not',
  async () => {
    const { report, staying } = await run(serviceAt(mock.url), [
      ...['setUserStatus', 'setUserRole', 'updateOwnPassword', 'deleteAccount', 'createBoat'],
      'messages',
    ]);
    expect(report.findings).toEqual([]);
    expect(report.journeys.map(({ outcome }) => outcome)).toEqual(['passed']);
    // No call takes back what was written to the team.
    expect(report.left).toEqual({ contactMessage: expect.any(Number) });
    expect(staying).toBe(0);
  },
  LONG,
);

const COMPARED = { sweep: false, oracle: true, oracleTime: 20_000, sequences: 10 };

test(
  'whoever a call that is compared has registered leaves, too',
  async () => {
    const service = serviceAt(mock.url);
    const { report, staying } = await run(service, ['registerAccount'], COMPARED);
    expect(report.findings).toEqual([]);
    expect(report.left).toEqual({});
    expect(staying).toBe(0);
  },
  LONG,
);

test(
  'or is counted, where the service lets nobody go',
  async () => {
    const service = serviceAt(mock.url);
    const { report, staying } = await run(
      async (call) => (call.operationId === 'deleteAccount' ? refusal(409) : service(call)),
      ['registerAccount'],
      COMPARED,
    );
    expect(staying).toBeGreaterThan(10);
    expect(report.left).toEqual({ user: staying });
  },
  LONG,
);

test(
  'a journey that fails leaves nothing behind',
  async () => {
    const service = serviceAt(mock.url);
    const { report, staying } = await run(
      async (call) => (call.operationId === 'sendMessage' ? refusal(403) : service(call)),
      ['messages'],
    );
    expect(report.journeys).toMatchObject([{ outcome: 'failed' }]);
    expect(report.left).toEqual({});
    expect(staying).toBe(0);
  },
  LONG,
);

test(
  'the report says who stays where the service lets nobody go',
  async () => {
    const service = serviceAt(mock.url);
    const { report, staying } = await run(
      async (call) => (call.operationId === 'deleteAccount' ? refusal(409) : service(call)),
      ['getAccount'],
    );
    expect(staying).toBeGreaterThan(0);
    expect(report.left).toEqual({ user: staying });
  },
  LONG,
);

test(
  'with --keep everybody stays, and signs in again as the report says',
  async () => {
    const { report, staying } = await run(serviceAt(mock.url), ['getAccount'], { keep: true });
    expect(staying).toBeGreaterThan(0);
    expect(report.repeat?.isKept).toBe(true);
    const { CUSTOMER = '' } = report.repeat?.tokens ?? {};
    const [, body] = /--data-binary '([^']+)'/u.exec(CUSTOMER) ?? [];
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${mock.url}/api/auth/login`, {
      ...{ method: 'POST', headers },
      body: body ?? '',
    });
    expect(answer.status).toBe(200);
  },
  LONG,
);
