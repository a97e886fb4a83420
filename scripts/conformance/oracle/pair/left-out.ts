import type { Operation } from '../../contract/contract.ts';
import { isObject } from '../../lib/json.ts';
import type { Exchange } from '../../types.ts';
import type { PairAnswer, SideAnswer, Template } from './template.ts';

/** Operations that neither side is sent, because the two would do different things. */
export interface LeftOut {
  /** Why it is not sent; undefined when it is. */
  why(operationId: string): string | undefined;
  add(operationId: string, why: string): void;
  /** Whether the service has ever done it. */
  works(operationId: string): boolean;
  /** Hears what the service answered. Answers whether it does not have what was asked of it. */
  hear(operationId: string, answer: SideAnswer): boolean;
  /** The same of a reading, which the mock has answered too. */
  hearReading(answer: PairAnswer): boolean;
  all(): Iterable<[operationId: string, reason: Reason]>;
}

interface Reason {
  why: string;
  /** What the service said, where it is the service that lacks it. */
  exchange?: Exchange;
}

const NOT_IMPLEMENTED = 501;
const NOT_FOUND = 404;
/** What a framework answers to a path or a method that it does not know. */
const UNKNOWN = [404, 405];

const isContractError = (body: unknown) => isObject(body) && 'code' in body;

/**
 * Nothing is left out at first. What the service says it does not have is, from then on; an operation that was asked
 * for (`only`) says so with 501 alone, and before it ever did anything.
 */
export function createLeftOut(only: (operationId: string) => boolean): LeftOut {
  const reasons = new Map<string, Reason>();
  const there = new Set<string>();
  const leftOut: LeftOut = {
    why: (id) => reasons.get(id)?.why,
    add: (id, why) => reasons.set(id, { why }),
    works: (id) => there.has(id),
    all: () => reasons,
    hear(id, { status, body, ok, exchange }) {
      if (ok) there.add(id);
      const isUnknown = UNKNOWN.includes(status) && !isContractError(body);
      const isLacking = status === NOT_IMPLEMENTED || (isUnknown && !only(id));
      // What works for some calls is an operation all the same.
      if (isLacking && !there.has(id))
        reasons.set(id, { why: `the service answers ${id} with ${status}`, exchange });
      return isLacking && (!there.has(id) || !only(id));
    },
    hearReading({ operation: { id }, service, mock }) {
      if (leftOut.hear(id, service)) return true;
      // The path may be taken for that of another operation, which then refuses it: `/bookings/payments`.
      const isBroken = mock.ok && !service.ok && service.status !== NOT_FOUND;
      if (!isBroken || only(id) || there.has(id)) return false;
      const why = `the service answers ${id} with ${service.status}`;
      reasons.set(id, { why, exchange: service.exchange });
      return true;
    },
  };
  return leftOut;
}

/** Whether both sides were asked. */
export const isSent = ({ service, mock }: PairAnswer) => service.exchange !== mock.exchange;

/** What stands for an answer where nothing is sent. */
export function notSent({ id, method, path }: Operation, { by }: Template): SideAnswer {
  const status = NOT_IMPLEMENTED;
  return {
    exchange: {
      operationId: id,
      actor: by?.actor ?? 'ANONYMOUS',
      method,
      url: path,
      requestHeaders: {},
      requestBody: undefined,
      status,
      responseHeaders: {},
      responseBody: '',
      duration: 0,
    },
    status,
    body: undefined,
    ok: false,
  };
}
