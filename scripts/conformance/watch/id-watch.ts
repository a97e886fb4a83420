import { bearerOf } from '../client/bearer.ts';
import type { Contract, Operation } from '../contract/contract.ts';
import type { NewFinding } from '../findings/finding-log.ts';
import { ID_REUSED } from '../findings/reused-ids.ts';
import { isObject, parsed } from '../lib/json.ts';
import { MOCK_SESSION } from '../lib/mock-session.ts';
import { createKinds, isPersonKind, type Kind } from '../oracle/model/kinds.ts';
import type { Exchange } from '../types.ts';

/** As the policy of the contract says it. */
const STATEMENT =
  'An id belongs to one record for good: it is not given out again once the record is deleted.';

/** A finding, and the exchange that shows it. */
interface Reused {
  finding: NewFinding;
  exchange: Exchange;
}

/** Hears all that a run sends, and tells ids that were given out again after their record was deleted. */
export interface IdWatch {
  hear(exchange: Exchange): void;
  /** One for each kind of record, in the order in which they were met. */
  reused(): Reused[];
}

/** An id whose record is gone: what deleted it, and when that was answered, in milliseconds. */
interface Gone {
  by: string;
  at: number;
}

/** The session that an answer opens, and whose it is. */
function sessionIn(body: unknown): { token: string; ids: [Kind, unknown][] } | undefined {
  if (!isObject(body) || typeof body.token !== 'string' || body.userId === undefined)
    return undefined;
  return {
    token: body.token,
    ids: [
      ['user', body.userId],
      ['account', body.accountId],
    ],
  };
}

export function createIdWatch(contract: Contract): IdWatch {
  const kinds = createKinds(contract);
  const gone = new Map<string, Gone>();
  const keys = new Set<string>();
  /** Whose sessions tokens are of: ids by kind. */
  const people = new Map<string, [Kind, unknown][]>();
  const found = new Map<Kind, Reused>();
  const nameOf = (kind: Kind, id: unknown, { requestHeaders }: Pick<Exchange, 'requestHeaders'>) =>
    `${requestHeaders[MOCK_SESSION] ?? ''} ${kind} ${String(id)}`;

  return {
    reused: () => [...found.values()],
    hear(exchange) {
      const { operationId, method, status } = exchange;
      if (method === 'GET' || status < 200 || status >= 300 || !contract.has(operationId)) return;
      const operation = contract.operation(operationId);
      if (method === 'DELETE') bury(operation, exchange);
      // The answer to a repeated key is that of the first request, whatever has become of its record.
      else if (status === 201 && !isRepeated(exchange)) look(operation, exchange);
      const session = sessionIn(parsed(exchange.responseBody));
      if (session) people.set(session.token, session.ids);
    },
  };

  function bury(operation: Operation, exchange: Exchange) {
    const { url, operationId } = exchange;
    const at = performance.now();
    // Whoever deletes themselves is named by the session.
    const token = bearerOf(exchange) ?? '';
    const own = operation.repeat === 'signed-out' ? people.get(token) : undefined;
    for (const [kind, id] of own ?? [])
      gone.set(nameOf(kind, id, exchange), { by: operationId, at });
    const [parameter, ...more] = operation.parameters.filter(({ in: where }) => where === 'path');
    const id = url.split('?')[0]?.split('/').at(-1);
    // What is deleted as a whole, such as all pictures of a tour, is named by another record.
    const isOfOne = operation.path.endsWith(`{${parameter?.name}}`) && more.length === 0;
    const kind = parameter && isOfOne ? kinds.ofPath(operation, parameter.name) : undefined;
    if (kind !== undefined) gone.set(nameOf(kind, id, exchange), { by: operationId, at });
  }

  function isRepeated({ requestHeaders, method, url }: Exchange): boolean {
    const key = requestHeaders['idempotency-key'];
    if (key === undefined) return false;
    const name = `${key} ${method} ${url}`;
    const isKnown = keys.has(name);
    keys.add(name);
    return isKnown;
  }

  function look({ answers }: Operation, exchange: Exchange) {
    const schema = answers.get(201)?.media.get('application/json');
    const began = performance.now() - exchange.duration;
    const body = parsed(exchange.responseBody);
    const made = [...(schema ? given(schema, body) : []), ...(sessionIn(body)?.ids ?? [])];
    for (const [kind, id] of made) {
      const known = gone.get(nameOf(kind, id, exchange));
      if (!known || known.at > began || found.has(kind)) continue;
      const finding: NewFinding = {
        source: 'ids',
        severity: 'critical',
        rule: ID_REUSED,
        place: '201.id',
        expected: STATEMENT,
        seen: `the ${kind} ${id}, which ${known.by} had deleted before`,
      };
      found.set(kind, { finding, exchange });
    }
  }

  /** The ids of an answered record and of what came into being with it; whoever it names was there before. */
  function* given(schema: object, value: unknown): Generator<[Kind, string | number]> {
    const flat = contract.schemas.flatten(schema);
    if (Array.isArray(value)) {
      for (const item of value) yield* given(flat.items ?? {}, item);
      return;
    }
    if (!isObject(value)) return;
    const kind = kinds.ofSchema(flat.names);
    const { id } = value;
    const isId = typeof id === 'number' || typeof id === 'string';
    if (kind !== undefined && isId && !isPersonKind(kind)) yield [kind, id];
    for (const [name, inner] of Object.entries(value))
      if (Array.isArray(inner)) yield* given(flat.properties[name] ?? {}, inner);
  }
}
