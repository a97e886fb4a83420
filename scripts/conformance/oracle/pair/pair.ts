import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '../../client/client.ts';
import type { Contract, Operation } from '../../contract/contract.ts';
import { parsed } from '../../lib/json.ts';
import { encode, type Request, type Scalar } from '../../sweep/request.ts';
import { type LeftOut, notSent } from './left-out.ts';
import { createSent, type Sent } from './sent.ts';
import { type Both, resolved, type Side } from './sides.ts';
import type { PairAnswer, SideAnswer, Template } from './template.ts';

export type { PairAnswer, SideAnswer, Template } from './template.ts';

/** How often a service that says 429 is asked again. */
const RETRIES = 3;

/** Whether both sides did what they were asked. */
export const isDone = ({ service, mock }: PairAnswer): boolean => service.ok && mock.ok;

export interface Pair {
  send(template: Template): Promise<PairAnswer>;
  /** What the mock alone answers to a reading, to choose what is worth asking both. */
  foresee(template: Template): Promise<SideAnswer>;
  sent: Sent;
}

function scalars(values: Record<string, unknown> | undefined, side: Side): Record<string, Scalar> {
  const found: Record<string, Scalar> = {};
  for (const [name, value] of Object.entries(values ?? {})) {
    const plain = resolved(value, side);
    if (plain !== undefined && plain !== null) {
      found[name] = typeof plain === 'number' || typeof plain === 'boolean' ? plain : String(plain);
    }
  }
  return found;
}

/** Parameters that are sent once for each of several values. */
function lists(values: Record<string, unknown> | undefined, side: Side): Record<string, Scalar[]> {
  const all = Object.entries(values ?? {}).flatMap(([name, value]): [string, Scalar[]][] =>
    Array.isArray(value) ? [[name, value.map((item) => String(resolved(item, side)))]] : [],
  );
  return Object.fromEntries(all);
}

/**
 * Sends the same to the service and to the mock, each with its own ids and tokens. What the service lacks is sent to
 * neither, so that the mock never has what the service cannot have. `signal` ends waiting after 429.
 */
export function createPair(
  contract: Contract,
  clients: Both<Client>,
  leftOut: LeftOut,
  signal?: AbortSignal | undefined,
): Pair {
  const sent = createSent();

  async function sideAnswer(
    operation: Operation,
    template: Template,
    side: Side,
  ): Promise<SideAnswer> {
    const { by, tokens = by?.tokens } = template;
    const headers = scalars(template.headers, side);
    const request: Request = {
      operationId: operation.id,
      actor: by?.actor ?? 'ANONYMOUS',
      path: scalars(template.path, side),
      query: { ...scalars(template.query, side), ...lists(template.query, side) },
      headers: {
        authorization: tokens ? `Bearer ${tokens[side]}` : '',
        ...Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
        ),
      },
      ...(template.body === undefined ? {} : { body: resolved(template.body, side) }),
    };
    const outgoing = encode(operation, request);
    let exchange = await clients[side].send(outgoing);
    for (let tries = 0; exchange.status === 429 && tries < RETRIES; tries += 1) {
      const seconds = Math.min(Number(exchange.responseHeaders['retry-after'] ?? 1) || 1, 5);
      // It is refused once aborted alone.
      await wait(seconds * 1000, undefined, { signal }).catch(() => signal?.throwIfAborted());
      exchange = await clients[side].send(outgoing);
    }
    const { status } = exchange;
    const body = parsed(exchange.responseBody);
    return { exchange, status, body, ok: status >= 200 && status < 300 };
  }

  return {
    sent,
    foresee: (template) => sideAnswer(contract.operation(template.operationId), template, 'mock'),
    async send(template) {
      const operation = contract.operation(template.operationId);
      const nothing = notSent(operation, template);
      if (leftOut.why(operation.id) !== undefined)
        return { service: nothing, mock: nothing, template, operation };
      sent.note(template.body);
      sent.note(template.query);
      const ours = sideAnswer(operation, template, 'service');
      // What is read may be asked of both at once; a write waits to hear whether the service has it.
      const isLacking = operation.method !== 'GET' && leftOut.hear(operation, await ours);
      if (isLacking) return { service: nothing, mock: nothing, template, operation };
      const theirs = sideAnswer(operation, template, 'mock');
      const [service, mock] = await Promise.all([ours, theirs]);
      const answer = { service, mock, template, operation };
      const isLeftOut = operation.method === 'GET' && leftOut.hearReading(answer);
      return isLeftOut ? { ...answer, service: nothing, mock: nothing } : answer;
    },
  };
}
