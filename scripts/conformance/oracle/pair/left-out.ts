import type { Contract, Operation } from '../../contract/contract.ts';
import { isMissing, NOT_IMPLEMENTED } from '../../contract/missing.ts';
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
  hear(operation: Operation, answer: SideAnswer): boolean;
  /** The same of a reading, which the mock has answered too. */
  hearReading(answer: PairAnswer): boolean;
  /**
   * Hears what both answered to a write. Answers whether the mock did what nobody asked for and the service does not
   * find: from then on the two are no longer the same.
   */
  hearWrite(answer: PairAnswer): boolean;
  all(): Iterable<[operationId: string, reason: Reason]>;
}

interface Reason {
  why: string;
  /** What the service said, where it is the service that lacks it. */
  exchange?: Exchange;
}

const NOT_FOUND = 404;
/** How a service says it that takes the path for that of a record which is not there. */
const UNROUTED = [NOT_FOUND, 405];

/**
 * Nothing is left out at first. What the service says it does not have is, from then on; an operation that was asked
 * for (`only`) says so with 501 alone, and before it ever did anything.
 */
export function createLeftOut(
  contract: Pick<Contract, 'schemas'>,
  only: (operationId: string) => boolean,
): LeftOut {
  const reasons = new Map<string, Reason>();
  const there = new Set<string>();
  const lacks = (id: string, { status, exchange }: Pick<SideAnswer, 'status' | 'exchange'>) =>
    reasons.set(id, { why: `the service answers ${id} with ${status}`, exchange });
  const leftOut: LeftOut = {
    why: (id) => reasons.get(id)?.why,
    add: (id, why) => reasons.set(id, { why }),
    works: (id) => there.has(id),
    all: () => reasons,
    hear(operation, { status, ok, exchange }) {
      const { id } = operation;
      if (ok) there.add(id);
      const isLacking =
        status === NOT_IMPLEMENTED || (!only(id) && isMissing(contract, operation, exchange));
      // What works for some calls is an operation all the same.
      if (isLacking && !there.has(id)) lacks(id, { status, exchange });
      return isLacking && (!there.has(id) || !only(id));
    },
    hearReading({ operation, service, mock }) {
      const { id } = operation;
      if (leftOut.hear(operation, service)) return true;
      // The path may be taken for that of another operation, which then refuses it: `/bookings/payments`.
      const isBroken = mock.ok && !service.ok && service.status !== NOT_FOUND;
      if (!isBroken || only(id) || there.has(id)) return false;
      lacks(id, service);
      return true;
    },
    hearWrite({ operation: { id, method }, service, mock }) {
      const isParting = method !== 'GET' && mock.ok && UNROUTED.includes(service.status);
      if (!isParting || only(id)) return false;
      if (!there.has(id)) lacks(id, service);
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
