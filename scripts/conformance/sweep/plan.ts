import { type Operation, type Role, roleOf } from '../contract/contract.ts';
import { isObject, type JsonObject } from '../lib/json.ts';
import type { Actor } from '../types.ts';
import { pathValue } from './recipes/path-values.ts';
import type { Recipe } from './recipes/recipe.ts';
import type { Request, Scalar } from './request.ts';
import type { Run } from './run.ts';
import type { World } from './world/world.ts';

const HOSTS = ['boat', 'boatPart', 'tour', 'tourPart', 'offer', 'bookingHost', 'captainProfile'];

/** Who sends a valid request when nothing else is said: nobody, the owner of the record, an administrator. */
function actorOf(operation: Operation): Actor {
  const can = (role: Role) => operation.roles.includes(role);
  if (!operation.secured) return 'ANONYMOUS';
  const host = operation.owner !== 'none' && HOSTS.includes(operation.owner.resource);
  if (host && can('BOAT_OWNER')) return 'BOAT_OWNER';
  if (can('CUSTOMER')) return 'CUSTOMER';
  return can('BOAT_OWNER') ? 'BOAT_OWNER' : 'ADMIN';
}

function isScalar(value: unknown): value is Scalar {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** The days that a query asks about, in place of those of the examples. */
function dayFor(name: string, world: World): string | undefined {
  if (name === 'date' || name === 'startDate') return world.daysFromToday(30);
  if (name === 'endDate') return world.daysFromToday(60);
  if (name === 'from') return world.daysFromToday(-80);
  return name === 'to' ? world.today : undefined;
}

function defaultQuery(operation: Operation, world: World): Request['query'] {
  const query: Request['query'] = {};
  for (const { name, in: where, required, example } of operation.parameters) {
    if (where !== 'query' || !required) continue;
    const value = dayFor(name, world) ?? example;
    if (isScalar(value)) query[name] = value;
  }
  return query;
}

async function defaultPath(
  operation: Operation,
  world: World,
  given: Request['path'],
): Promise<Request['path']> {
  const path: Request['path'] = {};
  for (const { name, in: where, example } of operation.parameters) {
    if (where !== 'path') continue;
    const value = given[name] ?? (await pathValue(operation, name)?.(world)) ?? example;
    if (isScalar(value)) path[name] = value;
  }
  return path;
}

/** A request that the contract's examples describe, with records that need not exist. */
export function exampleRequest(operation: Operation): Request {
  const request: Request = {
    operationId: operation.id,
    actor: actorOf(operation),
    path: {},
    query: {},
    headers: {},
  };
  for (const { name, in: where, required, example } of operation.parameters) {
    if (!isScalar(example)) continue;
    if (where === 'path') request.path[name] = example;
    else if (where === 'query' && required) request.query[name] = example;
  }
  const [body] = operation.body?.examples ?? [];
  return body === undefined ? request : { ...request, body };
}

/**
 * A request that a service accepts at once: what the recipe says, live records for the ids of the
 * path, the contract's examples for the rest. Throws Unavailable when a record cannot be had.
 */
export async function validRequest(
  { operation }: { operation: Operation },
  recipe: Recipe,
  world: World,
): Promise<Request> {
  const parts = (await recipe.parts?.(world)) ?? {};
  const actor = parts.actor ?? recipe.actor ?? actorOf(operation);
  if (actor !== 'ANONYMOUS' && !parts.session) world.run.session(actor);
  const [example] = operation.body?.examples ?? [];
  const body = parts.body ?? example;
  return {
    operationId: operation.id,
    actor,
    ...(parts.session ? { session: parts.session } : {}),
    path: await defaultPath(operation, world, parts.path ?? {}),
    query: { ...defaultQuery(operation, world), ...parts.query },
    headers: parts.headers ?? {},
    ...(body === undefined ? {} : { body }),
  };
}

/** A different body that is as valid: one text or number of it is changed. Undefined when none is free. */
export function otherBody(run: Run, operation: Operation, body: unknown): unknown {
  if (!operation.body || !isObject(body)) return undefined;
  const fits = (candidate: JsonObject) =>
    operation.body !== undefined &&
    run.context.contract.schemas.violations(operation.body.schema, candidate).length === 0;
  // Whose record it is stays: that would be refused for another reason.
  const free = Object.entries(body).filter(([name]) => !/id$/i.test(name));
  const texts = free.filter(([, value]) => typeof value === 'string');
  for (const [name, value] of [...texts, ...free]) {
    const changed = typeof value === 'string' ? `${value}x` : changedScalar(value);
    const candidate = { ...body, [name]: changed };
    if (changed !== undefined && operation.body.media === 'application/json' && fits(candidate)) {
      return candidate;
    }
  }
  return undefined;
}

/** Another query that is as valid: a free text or number of it is another. Undefined when none is free. */
export function otherQuery(
  run: Run,
  operation: Operation,
  query: Request['query'],
): Request['query'] | undefined {
  for (const { name, in: where, schema = {}, example } of operation.parameters) {
    if (where !== 'query' || /id$/i.test(name) || /status|date/i.test(name)) continue;
    const present = query[name];
    const changed =
      present === undefined
        ? example
        : typeof present === 'string'
          ? `${present}x`
          : changedScalar(present);
    const fits = run.context.contract.schemas.violations(schema, changed).length === 0;
    if (isScalar(changed) && fits) return { ...query, [name]: changed };
  }
  return undefined;
}

function changedScalar(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' ? value + 1 : undefined;
}

/** The role that a request is sent as. */
export const roleOfRequest = (request: Request): Role => roleOf(request.actor);
