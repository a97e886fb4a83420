import type { Operation } from '../../contract/contract.ts';
import { at, isObject, numberAt, recordsOf } from '../../lib/json.ts';
import type { Actor } from '../../types.ts';
import type { Request } from '../request.ts';
import type { Answer } from '../run.ts';
import type { World } from '../world/world.ts';
import { identity, pagedBy, pageOf, wholeRequest } from './collect.ts';
import type { Mismatch } from './confirmed.ts';

const ACTORS: readonly Actor[] = ['CUSTOMER', 'BOAT_OWNER', 'ADMIN'];
const MAX_PAGE_SIZE = 100;
/** How many small pages are compared with the large ones. */
const SMALL_PAGES = 6;
const MAX_PAGES = 40;

/** The requests that see most of a list: whoever may read it and has most in it. */
async function requestsWithMostRecords(
  world: World,
  operation: Operation,
  where: 'query' | 'body',
) {
  const plain = await wholeRequest(world, operation.id);
  if (!operation.secured || Object.keys(plain.path).length > 0) return plain;
  let best = plain;
  let most = -1;
  for (const actor of ACTORS) {
    if (!operation.roles.some((role) => role === actor)) continue;
    if (!world.run.context.actors.session(actor)) continue;
    const request: Request = { ...plain, actor };
    const answer = await world.run.send(pageOf(request, where, 0, 1));
    const total = numberAt(answer.body, 'totalElements') ?? -1;
    if (total > most) {
      most = total;
      best = request;
    }
  }
  return best;
}

/** What a page says of itself must fit what it holds and what was asked for. */
function pageMismatches(answer: Answer, page: number, size: number, total: number): Mismatch[] {
  const pages = Math.ceil(total / size);
  const held = recordsOf(answer.body).length;
  const wanted: [string, unknown][] = [
    ['number', page],
    ['size', size],
    ['totalElements', total],
    ['totalPages', pages],
    ['first', page === 0],
    ['last', page >= pages - 1],
  ];
  const mismatches: Mismatch[] = wanted
    .filter(([field, value]) => at(answer.body, field) !== value)
    .map(([field, value]) => ({
      rule: 'paging',
      place: field,
      expected: `${field} ${value} on page ${page} of ${size} each`,
      seen: `${field} ${at(answer.body, field)}`,
      answer,
    }));
  const room = Math.max(0, Math.min(size, total - page * size));
  if (held !== room) {
    const expected = `${room} records on page ${page} of ${size} each, ${total} in all`;
    mismatches.push({
      rule: 'paging',
      place: 'content',
      expected,
      seen: `${held} records`,
      answer,
    });
  }
  return mismatches;
}

/** Pages are complete, without duplicates, the same when asked again, and fit together. */
export async function pagingMismatches(world: World, operation: Operation): Promise<Mismatch[]> {
  const where = pagedBy(world, operation.id);
  if (!where) return [];
  const { run } = world;
  const request = await requestsWithMostRecords(world, operation, where);
  const mismatches: Mismatch[] = [];
  const mismatch = (place: string, expected: string, seen: string, answer: Answer) =>
    mismatches.push({ rule: 'paging', place, expected, seen, answer });

  const first = await run.send(pageOf(request, where, 0, MAX_PAGE_SIZE));
  const total = numberAt(first.body, 'totalElements');
  if (!first.ok || total === undefined) return [];
  const ids: string[] = [];
  const pages = Math.min(MAX_PAGES, Math.ceil(total / MAX_PAGE_SIZE));
  for (let page = 0; page < Math.max(1, pages); page += 1) {
    const answer = page === 0 ? first : await run.send(pageOf(request, where, page, MAX_PAGE_SIZE));
    mismatches.push(...pageMismatches(answer, page, MAX_PAGE_SIZE, total));
    ids.push(...recordsOf(answer.body).map(identity));
  }
  const different = new Set(ids).size;
  if (different < ids.length) {
    mismatch('content', 'every record once', `${ids.length - different} records twice`, first);
  }
  if (mismatches.length > 0) return mismatches;

  const size = Math.max(1, Math.min(7, Math.ceil(total / 3)));
  const small = Math.min(SMALL_PAGES, Math.ceil(total / size));
  for (let page = 0; page < small; page += 1) {
    const answer = await run.send(pageOf(request, where, page, size));
    mismatches.push(...pageMismatches(answer, page, size, total));
    const seen = recordsOf(answer.body).map(identity).join(', ');
    const expected = ids.slice(page * size, (page + 1) * size).join(', ');
    if (seen !== expected) mismatch('order', `records ${expected} on page ${page}`, seen, answer);
  }
  const beyond = await run.send(pageOf(request, where, Math.ceil(total / size) + 1, size));
  if (beyond.ok && recordsOf(beyond.body).length > 0) {
    mismatch('content', 'nothing on a page beyond the last', 'records', beyond);
  }
  const again = await run.send(pageOf(request, where, 0, MAX_PAGE_SIZE));
  const repeated = recordsOf(again.body).map(identity).join();
  if (repeated !== ids.slice(0, MAX_PAGE_SIZE).join()) {
    mismatch(
      'order',
      'the same records in the same order when asked again',
      'another order',
      again,
    );
  }
  return mismatches;
}

/** Whether an answer of an operation is a page. */
export function isPaged(world: World, operation: Operation): boolean {
  const schema = operation.answers.get(200)?.media.get('application/json');
  const flat = schema && world.run.context.contract.schemas.flatten(schema);
  return isObject(flat?.properties) && 'totalElements' in flat.properties;
}
