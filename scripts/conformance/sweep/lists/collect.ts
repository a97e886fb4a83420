import { at, isObject, type JsonObject, numberAt, recordsOf } from '../../lib/json.ts';
import type { Actor } from '../../types.ts';
import { totalCountOf } from '../checks/total-count.ts';
import { validRequest } from '../plan.ts';
import { recipeOf } from '../recipes/index.ts';
import type { Request } from '../request.ts';
import { type Answer, Unavailable } from '../run.ts';
import type { World } from '../world/world.ts';

/** The most pages that are read of one list. */
const MAX_PAGES = 40;
const MAX_PAGE_SIZE = 100;

/** All records of a list, its pages put together, and the last answer. */
export interface Collected {
  records: JsonObject[];
  answer: Answer;
  /** Whether all there are were read; false when a page or the head of a list says that there are more. */
  complete: boolean;
}

/** Whether page and size stand in the query, in the body, or nowhere. */
export function pagedBy(world: World, operationId: string): 'query' | 'body' | undefined {
  const operation = world.run.operation(operationId);
  if (operation.parameters.some(({ name }) => name === 'page')) return 'query';
  const schema = operation.body?.schema;
  const flat = schema && world.run.context.contract.schemas.flatten(schema);
  return flat?.properties.page ? 'body' : undefined;
}

/** The same request for another page. */
export function pageOf(
  request: Request,
  where: 'query' | 'body',
  page: number,
  size: number,
): Request {
  if (where === 'query') return { ...request, query: { ...request.query, page, size } };
  return { ...request, body: { ...(isObject(request.body) ? request.body : {}), page, size } };
}

/** A request for a whole list: what must be given is given, what narrows it down is left out. */
export async function wholeRequest(
  world: World,
  operationId: string,
  actor?: Actor,
  more: Partial<Request> = {},
): Promise<Request> {
  const operation = world.run.operation(operationId);
  const request = await validRequest({ operation }, recipeOf(operationId), world);
  const body = operation.body ? { body: {} } : {};
  const path = { ...request.path, ...more.path };
  const query = { ...request.query, ...more.query };
  return { ...request, ...body, ...more, path, query, actor: actor ?? request.actor };
}

/** How many records an unpaged list holds at most; a full one that tells no total may have left some out. */
function longestList(world: World, operationId: string): number {
  const { schemas } = world.run.context.contract;
  const schema = world.run.operation(operationId).answers.get(200)?.media.get('application/json');
  const flat = schema && schemas.flatten(schema);
  return flat?.types.includes('array') ? (flat.maxItems ?? Infinity) : Infinity;
}

/** Every record of a list; throws Unavailable when it cannot be read. */
export async function collect(world: World, request: Request): Promise<Collected> {
  const { run } = world;
  const where = pagedBy(world, request.operationId);
  const records: JsonObject[] = [];
  const most = longestList(world, request.operationId);
  for (let page = 0; ; page += 1) {
    const asked = where ? pageOf(request, where, page, MAX_PAGE_SIZE) : request;
    const answer = await run.send(asked);
    if (!answer.ok) {
      const why = answer.status === 404 ? ': its record is gone by now' : '';
      throw new Unavailable(`${request.operationId} answered ${answer.status}${why}`);
    }
    const found = recordsOf(answer.body);
    records.push(...found);
    const pages = numberAt(answer.body, 'totalPages') ?? 1;
    const isLast = !where || at(answer.body, 'last') === true || page + 1 >= pages;
    if (isLast || found.length === 0) {
      const total = totalCountOf(answer.exchange);
      const complete = total === undefined ? records.length < most : records.length >= total;
      return { records, answer, complete };
    }
    if (page + 1 >= MAX_PAGES) return { records, answer, complete: false };
  }
}

/** What tells a record from the others of its list. */
export function identity(record: JsonObject): string {
  const { kind, id, conversationId, slug, bookingId, name, type } = record;
  // Where records of two kinds stand in one list, each kind counts its own ids.
  const ofKind = typeof kind === 'string' && id !== undefined ? `${kind} ` : '';
  return `${ofKind}${id ?? conversationId ?? slug ?? bookingId ?? name ?? type}`;
}
