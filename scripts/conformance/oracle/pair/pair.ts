import { setTimeout as wait } from 'node:timers/promises';
import { lowerCase } from '../../../../openapi/model/text.ts';
import type { Client } from '../../client/client.ts';
import type { Contract, Operation } from '../../contract/contract.ts';
import { isObject, parsed } from '../../lib/json.ts';
import { encode, type Request, type Scalar } from '../../sweep/request.ts';
import type { Exchange } from '../../types.ts';
import type { Person } from '../model/types.ts';
import { type Both, onBoth, PerSide, resolved, type Side } from './sides.ts';

/** A request for both sides: values that differ by side are `PerSide`. */
export interface Template {
  operationId: string;
  /** Who sends it; undefined for nobody. */
  by: Person | undefined;
  /** Another session of theirs than the last. */
  tokens?: Both<string>;
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
}

/** What one side answered. */
export interface SideAnswer {
  exchange: Exchange;
  status: number;
  /** Undefined when it is no JSON. */
  body: unknown;
  ok: boolean;
}

export type PairAnswer = Both<SideAnswer> & { template: Template; operation: Operation };

/** How often a service that says 429 is asked again. */
const RETRIES = 3;

/** The texts that have been sent, to be known again in answers; letter case and blanks aside. */
export interface Sent {
  is(text: string): boolean;
  /** Whether a text is one of them, or one is a part of it. */
  isIn(text: string): boolean;
}

export interface Pair {
  send(template: Template): Promise<PairAnswer>;
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

/** From how many letters on a text is known again, and known again inside another. */
const LETTERS = { whole: 3, part: 8 };
const plainText = (text: string) => lowerCase(text.trim()).normalize('NFC');

function createSent() {
  const texts = new Set<string>();
  function note(value: unknown) {
    if (typeof value === 'string' && value.length >= LETTERS.whole) texts.add(plainText(value));
    else if (Array.isArray(value)) for (const item of value) note(item);
    else if (isObject(value) && !(value instanceof PerSide)) {
      for (const inner of Object.values(value)) note(inner);
    }
  }
  const is = (text: string) => texts.has(plainText(text));
  return {
    note,
    is,
    isIn(text: string) {
      const plain = plainText(text);
      return (
        is(text) || [...texts].some((one) => one.length >= LETTERS.part && plain.includes(one))
      );
    },
  };
}

/** Sends the same to the service and to the mock, each with its own ids and tokens. `signal` ends waiting after 429. */
export function createPair(
  contract: Contract,
  clients: Both<Client>,
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
    async send(template) {
      const operation = contract.operation(template.operationId);
      sent.note(template.body);
      sent.note(template.query);
      const under = onBoth((side) => sideAnswer(operation, template, side));
      const [service, mock] = await Promise.all([under.service, under.mock]);
      return { service, mock, template, operation };
    },
  };
}
