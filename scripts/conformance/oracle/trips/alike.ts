import type { Session } from '../../actors/actors.ts';
import type { Client } from '../../client/client.ts';
import type { Contract } from '../../contract/contract.ts';
import { isObject, numberAt, parsed, recordsOf, textAt } from '../../lib/json.ts';
import { encode } from '../../sweep/request.ts';
import type { Exchange } from '../../types.ts';
import { type Both, onBoth, type Side } from '../pair/sides.ts';
import { ask, type Trip } from './past.ts';

/** What is asked with: both services, and whoever administers them. */
export interface Office {
  contract: Contract;
  clients: Both<Client>;
  admin: { tokens: Both<string> };
}

const DETAILS = { boat: ['getBoat', 'updateBoat'], tour: ['getTour', 'updateTour'] } as const;

type Party = Pick<Session, 'token'>;

/**
 * Has the mock call the boats, tours and people of trips what the service calls them: reviews show their names and
 * places, and are looked for by them. Answers the trips for which it could.
 */
export async function madeAlike(
  office: Office,
  trips: readonly Both<Trip>[],
): Promise<Both<Trip>[]> {
  const alike: Both<Trip>[] = [];
  // Administrators reply, too.
  const admin = onBoth((side) => ({ token: office.admin.tokens[side] }));
  if (trips.length === 0 || !(await named(office, admin))) return alike;
  for (const trip of trips) {
    const customer = onBoth((side) => trip[side].customer);
    const { service, mock } = onBoth((side) => trip[side].host);
    const isNamed = await named(office, customer);
    const isHostNamed = !service || !mock || (await named(office, { service, mock }));
    if (isNamed && isHostNamed && (await placed(office, trip))) alike.push(trip);
  }
  return alike;
}

/** Gives a person of the mock the name that the one of the service has; answers whether both have the same. */
async function named(office: Office, person: Both<Party>): Promise<boolean> {
  const accountOf = async (side: Side) =>
    parsed((await ask(to(office, side), 'getAccount', person[side], 0)).responseBody);
  const [ours, theirs] = [await accountOf('service'), await accountOf('mock')];
  const fullName = textAt(ours, 'fullName');
  if (fullName === undefined) return false;
  if (fullName === textAt(theirs, 'fullName')) return true;
  const words = fullName.split(' ');
  const phoneNumber = textAt(theirs, 'phoneNumber') ?? textAt(ours, 'phoneNumber');
  const lastName = words.pop();
  const body = { firstName: words.join(' '), lastName, phoneNumber };
  return isDone(await change(office, 'updateAccount', person.mock, body));
}

/** The same for the name and the place of a boat or tour. */
async function placed(office: Office, { service, mock }: Both<Trip>): Promise<boolean> {
  const [detail, update] = mock.kind === 'boat' ? DETAILS.boat : DETAILS.tour;
  const by = { token: office.admin.tokens.mock };
  const [ours, theirs] = [
    parsed((await ask(to(office, 'service'), detail, undefined, service.offer)).responseBody),
    parsed((await ask(to(office, 'mock'), detail, by, mock.offer)).responseBody),
  ];
  const body = {
    ...saidAgain(office.contract, update, theirs),
    name: textAt(ours, 'name'),
    location: textAt(ours, 'location'),
  };
  const answer = await change(office, update, by, body);
  if (answer.status !== 409) return isDone(answer);
  await renameOthers(office, mock, by);
  return isDone(await change(office, update, by, body));
}

/** What a detail page says of all that an update may say: what is left out of an update may be emptied. */
function saidAgain({ schemas, operation }: Contract, update: string, detail: unknown): object {
  const { properties } = schemas.flatten(operation(update).body?.schema ?? {});
  const told = isObject(detail) ? detail : {};
  return Object.fromEntries(
    Object.keys(properties).flatMap((name) => {
      const value = told[name] ?? undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Frees a name that another boat of the fleet may have. */
async function renameOthers(office: Office, { hostId, offer }: Trip, by: Party): Promise<void> {
  const list = await ask(to(office, 'mock'), 'listBoatsByOwner', by, hostId);
  for (const boat of recordsOf(parsed(list.responseBody))) {
    const id = numberAt(boat, 'id');
    if (id === undefined || id === offer) continue;
    const detail = parsed((await ask(to(office, 'mock'), 'getBoat', by, id)).responseBody);
    const said = saidAgain(office.contract, 'updateBoat', detail);
    await change(office, 'updateBoat', by, { ...said, name: `${textAt(boat, 'name')} ${id}` });
  }
}

const isDone = ({ status }: Exchange) => status >= 200 && status < 300;

const to = ({ contract, clients }: Office, side: Side) => ({
  client: clients[side],
  contract,
});

function change(
  { contract, clients }: Office,
  operationId: string,
  { token }: Party,
  body: object,
): Promise<Exchange> {
  const headers = { authorization: `Bearer ${token}` };
  const request = { operationId, actor: 'ANONYMOUS' as const, path: {}, query: {}, headers, body };
  return clients.mock.send(encode(contract.operation(operationId), request));
}
