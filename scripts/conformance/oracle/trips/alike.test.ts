import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningMock, startMock } from '../../../../mocks/index.ts';
import { CONTRACT_FILES } from '../../../../openapi/files.ts';
import { type Session, sessionOf } from '../../actors/actors.ts';
import { createClient } from '../../client/client.ts';
import { loadContract } from '../../contract/contract.ts';
import { parsed } from '../../lib/json.ts';
import type { Both, Side } from '../pair/sides.ts';
import { madeAlike, type Office } from './alike.ts';
import { ask, type Trip } from './past.ts';

const contract = loadContract(CONTRACT_FILES.bundle);
let running: Both<RunningMock>;
let clients: Office['clients'];
let admin: Both<Session>;

beforeAll(async () => {
  const start = () => startMock({ contract: CONTRACT_FILES, port: 0 });
  running = { service: await start(), mock: await start() };
  const client = (side: Side) =>
    createClient({ server: `${running[side].url}${contract.basePath}` });
  clients = { service: client('service'), mock: client('mock') };
  admin = await both('selin.aydin', 'kerem.yalcin');
});
afterAll(async () => {
  for (const side of ['service', 'mock'] as const) {
    clients[side].close();
    await running[side].close();
  }
});

async function signIn(side: Side, username: string): Promise<Session> {
  const { method, path } = contract.operation('logIn');
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username, password: 'deniz-2026' });
  const call = { operationId: 'logIn', actor: 'ANONYMOUS' as const, method, path, headers, body };
  const session = sessionOf(await clients[side].send(call), undefined);
  if (typeof session === 'string') throw new Error(session);
  return session;
}

async function both(service: string, mock: string): Promise<Both<Session>> {
  return { service: await signIn('service', service), mock: await signIn('mock', mock) };
}

async function told(side: Side, operationId: string, by: Session | undefined, id = 0) {
  const answer = await ask({ client: clients[side], contract }, operationId, by, id);
  return parsed(answer.responseBody);
}

/** The mock keeps to the contract. */
const boatOf = async (side: Side, id: number) =>
  (await told(side, 'getBoat', undefined, id)) as { name: string; location: string };

/** Of levent.denizer. */
const BOATS_OF_A_FLEET = [43, 44] as const;

const tripAbout = (offer: number, customer: Session, hostId = 0): Trip => ({
  booking: 1,
  kind: 'boat',
  offer,
  customer,
  hostId,
  host: undefined,
});

test('the mock calls people, boats and places of a trip what the service calls them', async () => {
  const customer = await both('sophie.turner', 'onur.cetin');
  const people = { ...admin };
  const tokens = { service: people.service.token, mock: people.mock.token };
  const [first, second] = BOATS_OF_A_FLEET;
  const { userId } = await signIn('mock', 'levent.denizer');
  // The mock's own boat of this name is in the same fleet.
  const trip = {
    service: tripAbout(first, customer.service),
    mock: tripAbout(second, customer.mock, userId),
  };
  expect(await madeAlike({ contract, clients, admin: { tokens } }, [trip])).toEqual([trip]);
  const { name, location } = await boatOf('service', first);
  expect(await boatOf('mock', second)).toMatchObject({ name, location });
  for (const person of [customer, people]) {
    const { fullName } = (await told('service', 'getAccount', person.service)) as {
      fullName: string;
    };
    expect(await told('mock', 'getAccount', person.mock)).toMatchObject({ fullName });
  }
});

test('a trip that the mock cannot have alike is left out', async () => {
  const customer = await both('sophie.turner', 'onur.cetin');
  const tokens = { service: admin.service.token, mock: admin.mock.token };
  const gone = { service: tripAbout(1, customer.service), mock: tripAbout(99_999, customer.mock) };
  expect(await madeAlike({ contract, clients, admin: { tokens } }, [gone])).toEqual([]);
});
