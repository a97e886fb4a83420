import { type JsonObject, numberAt } from '../../lib/json.ts';
import type { Actor } from '../../types.ts';
import { TOTAL_COUNT, totalCountOf } from '../checks/total-count.ts';
import type { Request, Scalar } from '../request.ts';
import { Unavailable } from '../run.ts';
import type { World } from '../world/world.ts';
import { type Collected, collect, identity, wholeRequest } from './collect.ts';
import type { Mismatch } from './confirmed.ts';
import type { Filter } from './filters.ts';
import { together } from './filters-together.ts';
import { NARROWINGS, type Narrowing } from './narrowings/index.ts';

function withFilter(request: Request, place: string, value: Scalar): Request {
  const [where = '', name = ''] = place.split('.');
  if (where === 'query') return { ...request, query: { ...request.query, [name]: value } };
  if (where === 'path') return { ...request, path: { ...request.path, [name]: value } };
  const body = request.body as object | undefined; // wholeRequest makes an object of every body
  return { ...request, body: { ...body, [name]: value } };
}

const without = (ids: Set<string>, others: Set<string>) =>
  new Set([...ids].filter((id) => !others.has(id)));

const listed = (ids: Set<string>) => [...ids].slice(0, 8).join(', ');

/** A value may name what is gone, such as the boat of an old booking; then there is nothing to compare. */
async function collected(world: World, asked: Request): Promise<Collected | undefined> {
  try {
    return await collect(world, asked);
  } catch (error) {
    if (error instanceof Unavailable) return undefined;
    throw error;
  }
}

async function compare(
  world: World,
  whole: JsonObject[],
  filter: Filter,
  asked: Request,
  value: Scalar,
  partial = false,
): Promise<Mismatch[]> {
  const found = await collected(world, asked);
  if (!found?.complete) return [];
  const { records, answer } = found;
  // Where no list holds the whole, what belongs in the part is told by the part itself.
  const all = partial ? [...whole, ...records] : whole;
  const wanted = new Set(all.filter((record) => filter.test(record, value)).map(identity));
  const seen = new Set(records.map(identity));
  const extra = without(seen, wanted);
  const missing = without(wanted, seen);
  if (extra.size === 0 && missing.size === 0) return [];
  const words = [
    extra.size > 0 ? `${extra.size} records too many: ${listed(extra)}` : '',
    missing.size > 0 ? `${missing.size} records missing: ${listed(missing)}` : '',
  ];
  return [
    {
      rule: 'filter',
      place: filter.place,
      expected: `the ${wanted.size} records that ${filter.place} ${value} asks for`,
      seen: words.filter((text) => text !== '').join('; '),
      answer,
    },
  ];
}

async function narrowingMismatches(world: World, narrowing: Narrowing, actor?: Actor) {
  const { operationId, whole = operationId, filters, partial } = narrowing;
  const more = (await narrowing.request?.(world)) ?? {};
  const wholeAsked = await wholeRequest(world, whole, actor, more);
  const { records, complete } = await collect(world, wholeAsked);
  if (!complete) return [];
  const part = await wholeRequest(world, operationId, actor, { ...more, path: wholeAsked.path });
  const required = filters.map(({ place }) => place.split('.')[1] ?? '');
  const mismatches: Mismatch[] = [];
  // The other filters, given because the contract demands one, would narrow it down as well.
  const query = Object.fromEntries(
    Object.entries(part.query).filter(([name]) => !required.includes(name)),
  );
  const plain = { ...part, query };
  for (const filter of filters) {
    for (const value of filter.values(records, world)) {
      const asked = withFilter(plain, filter.place, value);
      mismatches.push(...(await compare(world, records, filter, asked, value, partial)));
    }
  }
  if (partial) return mismatches;
  for (const { filter, asked } of together(records, filters, world)) {
    const both = asked.reduce((made, [place, value]) => withFilter(made, place, value), plain);
    const value = asked.map(([, one]) => one).join(' and ');
    mismatches.push(...(await compare(world, records, filter, both, value)));
  }
  return mismatches;
}

export const canNarrow = (operationId: string): boolean =>
  NARROWINGS.some((narrowing) => narrowing.operationId === operationId);

/** A narrowed list holds what belongs to it, all of it and nothing else. */
export async function filterMismatches(world: World, operationId: string): Promise<Mismatch[]> {
  const mismatches: Mismatch[] = [];
  for (const narrowing of NARROWINGS) {
    if (narrowing.operationId !== operationId) continue;
    const actors: (Actor | undefined)[] = narrowing.actors ?? [undefined];
    for (const actor of actors) {
      if (actor && !world.run.context.actors.session(actor)) continue;
      mismatches.push(...(await narrowingMismatches(world, narrowing, actor)));
    }
  }
  return mismatches;
}

/** A limit is kept, and nothing is held back that it has room for. */
export async function limitMismatches(world: World, operationId: string): Promise<Mismatch[]> {
  const operation = world.run.operation(operationId);
  const parameter = operation.parameters.find(({ name }) => name === 'limit');
  if (!parameter) return [];
  const request = await wholeRequest(world, operationId);
  const most = world.run.context.contract.schemas.flatten(parameter.schema ?? {}).maximum ?? 20;
  const all = await collect(world, { ...request, query: { ...request.query, limit: most } });
  const mismatches: Mismatch[] = [];
  for (const limit of [1, 2, 3]) {
    const asked = { ...request, query: { ...request.query, limit } };
    const { records, answer } = await collect(world, asked);
    const [total, before] = [answer, all.answer].map(({ exchange }) => totalCountOf(exchange));
    if (total !== before) {
      const expected = `${before} in all, whatever the limit`;
      const seen = `${total} for limit ${limit}`;
      mismatches.push({ rule: 'total-count', place: TOTAL_COUNT, expected, seen, answer });
    }
    const wanted = Math.min(limit, all.records.length);
    if (records.length === wanted) continue;
    const expected = `${wanted} records for limit ${limit}`;
    const seen = `${records.length} records`;
    mismatches.push({ rule: 'limit', place: 'query.limit', expected, seen, answer });
  }
  return mismatches;
}

/** Fields that say whose a record is. */
const OWNERS = ['customerId', 'hostId', 'senderId', 'recipientId', 'userId', 'ownerId', 'guideId'];

/** A list of one's own records holds nobody else's. */
export async function ownershipMismatches(world: World, operationId: string): Promise<Mismatch[]> {
  const operation = world.run.operation(operationId);
  const mismatches: Mismatch[] = [];
  const actors: Actor[] = ['CUSTOMER', 'BOAT_OWNER'];
  for (const actor of actors) {
    const session = world.run.context.actors.session(actor);
    if (!session || !operation.roles.some((role) => role === actor)) continue;
    const { records, answer } = await collect(world, await wholeRequest(world, operationId, actor));
    const foreign = records.find((record) => {
      const owners = OWNERS.flatMap((name) => numberAt(record, name) ?? []);
      return owners.length > 0 && !owners.includes(session.userId);
    });
    if (!foreign) continue;
    mismatches.push({
      rule: 'list-ownership',
      place: 'content',
      expected: `records of ${actor} alone`,
      seen: `record ${identity(foreign)} of somebody else`,
      severity: 'critical',
      answer,
    });
  }
  return mismatches;
}

/** Whether an operation answers records that are the caller's own. */
export function isOwnList(world: World, operationId: string): boolean {
  const { method, owner, answers } = world.run.operation(operationId);
  if (owner === 'none' || owner.from !== 'result' || method !== 'GET') return false;
  const schema = answers.get(200)?.media.get('application/json');
  const flat = schema && world.run.context.contract.schemas.flatten(schema);
  return flat?.types.includes('array') === true || flat?.properties.content !== undefined;
}
