import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningMock, startMock } from '../../mocks/index.ts';
import { CONTRACT_FILES } from '../../openapi/files.ts';
import { loadContract } from '../../scripts/conformance/contract/contract.ts';
import { runConformance } from '../../scripts/conformance/run.ts';
import type { Report } from '../../scripts/conformance/types.ts';
import { editing } from './corpus/change.ts';
import { change } from './corpus/json-edit.ts';
import type { Backend } from './corpus/message.ts';
import { optionsFor } from './corpus/options.ts';
import { serviceAt, startProxy } from './corpus/proxy.ts';
import { createWorld } from './corpus/world.ts';

const contract = loadContract(CONTRACT_FILES.bundle);
const LONG = 240_000;
/** Milliseconds; shortening what differs comes on top. */
const COMPARED = 20_000;

let mock: RunningMock;

beforeAll(async () => {
  // Other data than the mock beside it has, and so other ids.
  mock = await startMock({ contract: CONTRACT_FILES, port: 0, scenario: 'busy-season' });
}, LONG);
afterAll(() => mock.close());

async function play(
  backend: Backend,
  sequences: number,
  only: readonly string[] = ['Boats', 'Bookings'],
): Promise<Report> {
  const proxy = await startProxy(contract, backend);
  const part = { sweep: false, journeys: false, oracle: true };
  const options = { ...optionsFor(proxy.url, only, contract.has), ...part };
  try {
    return await runConformance(
      { ...options, oracleTime: COMPARED, sequences },
      contract,
      () => {},
      ({ contractFile, today }) =>
        startMock({ contract: { bundle: contractFile }, port: 0, today }),
    );
  } finally {
    await proxy.close();
  }
}

test(
  'the mock differs in nothing from itself, whatever data it has',
  async () => {
    const { findings, questions, proof } = await play(serviceAt(mock.url), 6);
    expect(findings).toEqual([]);
    expect(questions).toEqual([]);
    expect(proof?.cells.some(({ readBack }) => readBack > 0)).toBe(true);
  },
  LONG,
);

test(
  'whoever was shut out of an account is taken back too',
  async () => {
    const ends = ['setUserStatus', 'deactivateAccount', 'updateOwnPassword', 'setUserRole'];
    const { proof, left } = await play(serviceAt(mock.url), 8, ends);
    const shutOut = ({ operationId, succeeded }: { operationId: string; succeeded: number }) =>
      ends.includes(operationId) && succeeded > 0;
    expect(proof?.cells.some(shutOut)).toBe(true);
    expect(left).not.toHaveProperty('user');
  },
  LONG,
);

test.each(['deleteBoatService', 'deleteTourDate', 'deleteMessage', 'deleteCaptainPhoto'])(
  'the cases of %s have a scene',
  async (operationId) => {
    const { findings, proof } = await play(serviceAt(mock.url), 0, [operationId]);
    expect(findings).toEqual([]);
    expect(proof?.systematic?.writes?.played).toBeGreaterThan(0);
  },
  LONG,
);

test(
  'what differs is told in few calls, with what the contract says',
  async () => {
    const shout = (name: unknown) => String(name).toUpperCase();
    const broken = editing('getBoat', change('name', shout));
    const service = serviceAt(mock.url);
    const { findings } = await play(broken(service, createWorld(contract, service)), 8);
    const one = findings.find(({ operationId }) => operationId === 'getBoat');
    expect(one).toMatchObject({ source: 'oracle', rule: 'oracle-value', place: 'body.name' });
    expect(one?.statement?.text).toBeTruthy();
    // Somebody is registered, made a captain and signed in, the boat is made, published and read.
    expect(one?.steps?.length).toBeLessThanOrEqual(16);
    expect(one?.steps?.at(-1)?.curl).toMatch(/^curl -i \S+\/boats\/\d+/u);
    expect(one?.curl).not.toContain('eyJ');
  },
  LONG,
);
