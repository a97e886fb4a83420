import type { FlatSchema } from '../../contract/schemas.ts';
import type { Both } from '../pair/sides.ts';

/** What is known when two values are compared. */
export interface Facts {
  /** Whether a text is something that the run has written. */
  wrote(text: string): boolean;
  /** Whether a text is made of nothing but what the run has written. */
  makes(text: string): boolean;
  /** Milliseconds that the clock of the service is ahead of the mock's. */
  skew: number;
}

/** How far apart two instants may lie that both follow from when they were asked. */
const TOLERANCE = 30_000;
const CLOCK_TIME = /^\d\d:\d\d(:\d\d)?$/u;
/** A text of which a part is hidden behind one sign that is repeated. */
const HIDDEN = /^([\p{L}\p{N}]*)([^\p{L}\p{N}])\2{2,}([\p{L}\p{N}]*)$/u;
/** An address or the path of a file. */
export const ADDRESS = /^\S*\/\S*$/u;

function sameInstant({ service, mock }: Both<string>, facts: Facts): boolean {
  const [ours, theirs] = [Date.parse(service), Date.parse(mock)];
  if (Number.isNaN(ours) || Number.isNaN(theirs)) return false;
  if (ours === theirs) return true;
  if (facts.wrote(mock) || facts.wrote(service)) return false;
  return Math.abs(ours - theirs - facts.skew) <= TOLERANCE;
}

/**
 * Whether two texts say the same. What follows from the contract or from what the run has written does so
 * letter by letter; a service's own words, addresses and codes are its own.
 */
function sameText(schema: FlatSchema, { service, mock }: Both<string>, facts: Facts): boolean {
  if (service === mock) return true;
  if (schema.format === 'date-time') return sameInstant({ service, mock }, facts);
  if (schema.enum || schema.const !== undefined) return false;
  if (schema.format === 'date' || schema.format === 'email') return false;
  if (CLOCK_TIME.test(mock)) return false;
  if (service === '' || mock === '') return false;
  if (HIDDEN.test(mock)) return hidesAsMuch({ service, mock });
  if (ADDRESS.test(mock) && !facts.wrote(mock)) return ADDRESS.test(service);
  return !facts.makes(mock);
}

/** Whether as much is told of what is hidden; behind which sign the rest is, and in what groups, is the service's own. */
function hidesAsMuch({ service, mock }: Both<string>): boolean {
  const [, first = '', , last = ''] = HIDDEN.exec(mock) ?? [];
  if (first === '' && last === '') return true;
  const plain = service.replaceAll(/\s/gu, '');
  const hidden = plain.slice(first.length, plain.length - last.length);
  const isTold = plain.startsWith(first) && plain.endsWith(last);
  return isTold && new Set(hidden).size === 1;
}

/** Whether two values that are neither lists nor objects, nor ids, are the same. */
export function sameScalar(schema: FlatSchema, both: Both<unknown>, facts: Facts): boolean {
  const { service, mock } = both;
  if (typeof service === 'string' && typeof mock === 'string') {
    return sameText(schema, { service, mock }, facts);
  }
  if (typeof service === 'number' && typeof mock === 'number') {
    return Math.abs(service - mock) < 1e-6 * Math.max(1, Math.abs(mock));
  }
  return service === mock;
}
