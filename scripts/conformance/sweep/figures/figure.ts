import { canonical, isObject, type JsonObject } from '../../lib/json.ts';
import type { Actor } from '../../types.ts';
import { collect, wholeRequest } from '../lists/collect.ts';
import type { Mismatch } from '../lists/confirmed.ts';
import type { Request } from '../request.ts';
import { type Answer, Unavailable } from '../run.ts';
import type { World } from '../world/world.ts';

/** Figures that have to agree with what they are counted from. */
export interface Figure {
  operationId: string;
  look(world: World): Promise<Mismatch[]>;
}

/** The answer of an operation that tells a figure; throws Unavailable when it does not. */
export async function figureOf(
  world: World,
  operationId: string,
  actor?: Actor,
  more: Partial<Request> = {},
): Promise<Answer> {
  const answer = await world.run.send(await wholeRequest(world, operationId, actor, more));
  if (!answer.ok) throw new Unavailable(`${operationId} answered ${answer.status}`);
  return answer;
}

/** All records of a list that a figure is counted from; throws Unavailable when it is too long. */
export async function recordsFor(
  world: World,
  operationId: string,
  actor?: Actor,
  more: Partial<Request> = {},
): Promise<JsonObject[]> {
  const request = await wholeRequest(world, operationId, actor, more);
  const { records, complete } = await collect(world, request);
  const capped = world.run.operation(operationId).method === 'GET' && records.length === 1000;
  if (!complete || capped)
    throw new Unavailable(`${operationId} has more records than can be read`);
  return records;
}

/** The bookings that somebody hosts; throws Unavailable when there are too many to be read. */
export const hostedBookings = (world: World, host: Actor = 'BOAT_OWNER'): Promise<JsonObject[]> =>
  recordsFor(world, 'listOwnerBookingsPage', host, {
    path: { id: world.run.session(host).userId },
  });

/** The fields of a body; none of one that is no object. */
export const fields = (body: unknown): JsonObject => (isObject(body) ? body : {});

/** What the fields of an answer should be, against what they are. Numbers agree to one decimal. */
export function disagreements(
  answer: Answer,
  rule: 'count' | 'statistics',
  wanted: Record<string, unknown>,
  seen: Record<string, unknown>,
): Mismatch[] {
  return Object.entries(wanted)
    .filter(([place, value]) => !agrees(value, seen[place]))
    .map(([place, value]) => ({
      rule,
      place,
      expected: `${place} ${canonical(value)}, counted from the records`,
      seen: canonical(seen[place]),
      answer,
    }));
}

function agrees(wanted: unknown, seen: unknown): boolean {
  if (typeof wanted === 'number' && typeof seen === 'number')
    return Math.abs(wanted - seen) < 0.051;
  return canonical(wanted) === canonical(seen);
}

/** Mean to one decimal; null of nothing. */
export function mean(values: number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
