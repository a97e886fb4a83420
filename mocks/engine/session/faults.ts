import { mulberry32 } from '../../../openapi/model/random.ts';
import type { Operation } from '../contract/operation.ts';

/** A misbehaviour on request. Exactly what is named is hit; without `operation` and `tag`, every call. */
export interface Fault {
  id: number;
  operation?: string;
  tag?: string;
  /** Answer this status instead. */
  status?: number;
  /** Milliseconds to wait before the answer; it comes at once when the fault is removed. */
  latency?: number;
  /** Close the connection without an answer. */
  hangUp?: boolean;
  /** Do what the call asks for, then close the connection without an answer. */
  loseAnswer?: boolean;
  /** Answer 200 with half a JSON text. */
  malformed?: boolean;
  /** From 0 to 1; 1 when left out. */
  probability: number;
  /** How many calls it still lets pass before it applies. */
  skip?: number;
  /** How often it still applies; without it, until it is removed. */
  count?: number;
  /** State of the random numbers, so that a run can be repeated. */
  seed: number;
}

/** What a fault makes an answer wait for. */
export function delayOf(
  fault: Fault | undefined,
): { latency: number; faultId: number } | undefined {
  return fault?.latency ? { latency: fault.latency, faultId: fault.id } : undefined;
}

function hits(fault: Fault, operation: Operation): boolean {
  if (fault.operation && fault.operation !== operation.id) return false;
  if (fault.tag && fault.tag !== operation.tag) return false;
  if (fault.skip) {
    fault.skip -= 1;
    return false;
  }
  const { value, next } = mulberry32(fault.seed);
  fault.seed = next;
  return value < fault.probability;
}

/** The fault that applies to this call, if one does; it is used up when its count is. */
export function faultFor(faults: Fault[], operation: Operation): Fault | undefined {
  const fault = faults.find((candidate) => hits(candidate, operation));
  if (fault?.count !== undefined) {
    fault.count -= 1;
    if (fault.count <= 0) faults.splice(faults.indexOf(fault), 1);
  }
  return fault;
}
