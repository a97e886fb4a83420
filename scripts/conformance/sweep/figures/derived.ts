import { derivedAnswers } from '../../../../openapi/model/annotations/derived.ts';
import {
  agrees,
  figureValue,
  isOfRecord,
  type Seen,
} from '../../../../openapi/model/annotations/derived-values.ts';
import type { Operation } from '../../contract/contract.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { dayOf } from '../../lib/calendar.ts';
import type { JsonObject } from '../../lib/json.ts';
import { wholeRequest } from '../lists/collect.ts';
import type { Mismatch } from '../lists/confirmed.ts';
import { roleOfRequest } from '../plan.ts';
import type { Request, Scalar } from '../request.ts';
import { Unavailable } from '../run.ts';
import type { World } from '../world/world.ts';
import { recordsFor } from './figure.ts';
import { halfRequests } from './halves.ts';
import { finderOf, findingOf } from './of-record.ts';

/** Of a long answer the first records stand for all: of figures of one list many, of those with one of their own each few. */
const MOST_FIGURES = 100;
const MOST_WITH_LISTS = 40;
const MOST_LISTS = 4;

/** The lists that figures are counted from, each read once. */
function reader(world: World, { actor, session, path, query }: Request) {
  const known = new Map<string, Promise<readonly JsonObject[] | undefined>>();
  const unread = new Map<string, string>();
  async function read(list: string, asked: Record<string, unknown>) {
    const operation = world.run.operation(list);
    const part = (where: string) =>
      Object.fromEntries(
        operation.parameters.flatMap(({ name, in: place }) =>
          place === where && asked[name] !== undefined ? [[name, asked[name] as Scalar]] : [],
        ),
      );
    try {
      const who = operation.secured ? actor : 'ANONYMOUS';
      const more = { path: part('path'), query: part('query'), ...(session && { session }) };
      return await recordsFor(world, list, who, more);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      unread.set(list, error.message);
      return undefined;
    }
  }
  return {
    /** Why lists could not be read. */
    unread,
    records(list: string, own: Record<string, Scalar>, isOfAnswer: boolean) {
      const asked = isOfAnswer ? { ...query, ...path, ...own } : own;
      const key = JSON.stringify([list, asked]);
      const records = known.get(key) ?? read(list, asked);
      known.set(key, records);
      return records;
    },
  };
}

/** The values that a parameter or each item of it may have; both of a truth value. */
function choicesOf(schemas: Schemas, schema: object): Scalar[] {
  const { enum: values, items, types } = schemas.flatten(schema);
  if (items) return choicesOf(schemas, items);
  return types.includes('boolean') ? [true, false] : ((values ?? []) as Scalar[]); // of a parameter
}

/** Requests that narrow both a figure and the list it is counted from: one for each value that both may take. */
function narrowings(
  world: World,
  operation: Operation,
  lists: ReadonlySet<string>,
): Request['query'][] {
  const { schemas } = world.run.context.contract;
  return operation.parameters.flatMap(({ name, in: where, schema = {}, required }) => {
    const isShared = [...lists].every((list) =>
      world.run.operation(list).parameters.some((one) => one.name === name),
    );
    if (where !== 'query' || required || !isShared) return [];
    return choicesOf(schemas, schema).map((value) => ({ [name]: value }));
  });
}

/** Records that have something to count, where others may have nothing. */
const RICH: Record<string, (world: World) => Promise<number>> = {
  getBoat: (world) => world.reviewedBoatId(),
  getBoatStatistics: (world) => world.reviewedBoatId(),
  getTour: (world) => world.reviewedTourId(),
};

/** The requests for an answer: as whom it is asked for by itself, and as a host where a host may ask for their own. */
async function requestsFor(world: World, { id, roles }: Operation): Promise<Request[]> {
  const rich = await RICH[id]?.(world);
  const first = await wholeRequest(world, id, undefined, rich ? { path: { id: rich } } : {});
  const mine = world.run.context.actors.session('CUSTOMER');
  const theirs = world.run.context.actors.session('BOAT_OWNER');
  const isOfCustomer = Object.values(first.path).includes(mine?.userId ?? -1);
  const isAsked =
    first.actor === 'ADMIN' || (first.actor === 'CUSTOMER' && roles.includes('BOAT_OWNER'));
  if (!theirs || !isOfCustomer || !isAsked || first.session) return [first];
  const path = Object.fromEntries(
    Object.entries(first.path).map(([name, value]) => [
      name,
      value === mine?.userId ? theirs.userId : value,
    ]),
  );
  const actor = first.actor === 'ADMIN' ? first.actor : 'BOAT_OWNER';
  return [first, { ...first, actor, path }];
}

/** The same as somebody of each role that its figures hold for alone. */
function asThose(world: World, id: string, first: Request): Request[] {
  const figures = [
    ...(derivedAnswers(world.run.context.contract.document).get(id)?.values() ?? []),
  ];
  const roles = new Set(figures.flatMap(({ derived }) => derived.who ?? []));
  const actors = (['CUSTOMER', 'BOAT_OWNER', 'ADMIN'] as const).filter((one) => roles.has(one));
  const isOther = (actor: Request['actor']) => actor !== first.actor && !first.session;
  return actors.filter(isOther).map((actor) => ({ ...first, actor }));
}

/** The figures of an answer that are worth a look: those with something in them first. */
function chosen(figures: readonly Seen[], operationId: string): Seen[] {
  const listed = figures.filter(({ figure }) => !isOfRecord(figure.derived));
  const own = listed.filter(({ figure }) => figure.name.startsWith(`${operationId} `));
  // Those that are asked with something of their record need a list each.
  const isOfOwnList = ({ figure }: Seen) => figure.derived.with !== undefined;
  const some = [
    ...own.filter((one) => !isOfOwnList(one)).slice(0, MOST_FIGURES),
    ...own.filter(isOfOwnList).slice(0, MOST_WITH_LISTS),
  ];
  const others = listed
    .filter((one) => !own.includes(one))
    .sort((a, b) => Number(b.value !== 0) - Number(a.value !== 0));
  return [...some, ...others.slice(0, MOST_LISTS)];
}

/** What figures (`x-derived`) say against the lists that the service itself answers to the same person. */
export async function derivedMismatches(world: World, operation: Operation): Promise<Mismatch[]> {
  const figures = finderOf(world.run.context.contract);
  const mismatches: Mismatch[] = [];
  async function look(request: Request): Promise<Set<string>> {
    const lists = new Set<string>();
    const answer = await world.run.send(request);
    if (!answer.ok) throw new Unavailable(`${operation.id} answered ${answer.status}`);
    const { records, unread } = reader(world, request);
    for (const seen of chosen(figures.find(operation.id, answer.body), operation.id)) {
      const { figure, record, value } = seen;
      const isOfAnswer = figure.name.startsWith(`${operation.id} `);
      const who = request.actor === 'ANONYMOUS' ? undefined : world.run.session(request.actor);
      const wanted = await figureValue(figure.derived, {
        ...{ record, path: request.path, query: request.query, today: world.today, dayOf },
        userId: (request.session ?? who)?.userId,
        role: roleOfRequest(request),
        read(list, own) {
          if (isOfAnswer) lists.add(list);
          return records(list, own, isOfAnswer);
        },
      });
      if (wanted !== undefined && !agrees(wanted, value, figure.derived))
        mismatches.push({ ...findingOf(seen, wanted), answer });
    }
    for (const [list, reason] of unread)
      world.run.skip(operation.id, `figures not proved, ${list} could not be read: ${reason}`);
    return lists;
  }
  const [first, ...others] = await requestsFor(world, operation);
  const halves = first ? await halfRequests(world, operation, first) : [];
  const all = first ? [first, ...asThose(world, operation.id, first), ...others] : [];
  for (const request of all) {
    const lists = await look(request);
    for (const query of lists.size > 0 ? narrowings(world, operation, lists) : [])
      await look({ ...request, query: { ...request.query, ...query } });
  }
  for (const request of halves) await look(request);
  return mismatches;
}
