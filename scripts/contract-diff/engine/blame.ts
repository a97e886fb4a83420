import type { Direction } from '../contract.ts';
import type { Party } from '../finding.ts';
import type { Json } from '../lib/json.ts';

const BY_RULE: Record<string, Party[]> = {
  'enum-values-added': ['readers'],
  'enum-values-removed': ['callers'],
  'operation-removed': ['callers'],
  'parameter-became-required': ['callers'],
  'parameter-removed': ['callers'],
  'parameter-serialization-changed': ['callers'],
  'path-removed': ['readers'],
  'request-body-became-required': ['callers'],
  'request-body-removed': ['callers'],
  'required-properties-added': ['callers'],
  'required-properties-removed': ['readers'],
  'response-header-removed': ['readers'],
  'response-removed': ['readers'],
  'security-requirement-changed': ['callers'],
  'security-scheme-changed': ['callers'],
};

const PARTY_OF: Record<Direction, Party> = { request: 'callers', response: 'readers' };

/**
 * Who a verdict of the engine breaks: a narrower schema bothers those who send, a wider one those
 * who read; `directions` is which way the data goes at that place.
 */
export function blame(
  verdict: { rule: string; message: string },
  directions: Direction[],
  before: Json | undefined,
  after: Json | undefined,
): Party[] {
  const certain = BY_RULE[verdict.rule];
  if (certain) return certain;
  const met = directions.map((direction) => PARTY_OF[direction]);
  const bothered = tendency(verdict, before, after);
  if (bothered && (met.length === 0 || met.includes(bothered))) return [bothered];
  return met.length > 0 ? met : ['callers', 'readers'];
}

/** The party that this kind of change bothers, or undefined when it may be either. */
function tendency(
  { rule, message }: { rule: string; message: string },
  before: Json | undefined,
  after: Json | undefined,
): Party | undefined {
  switch (rule) {
    case 'schema-type-changed':
      return message.includes(' narrowed ') ? 'callers' : 'readers';
    case 'schema-combinator-changed':
      return combinatorTendency(message);
    case 'schema-constraint-changed':
      return constraintTendency(message, before, after);
    default:
      return undefined;
  }
}

// One more `allOf` part narrows, one more alternative widens; a combinator as a whole narrows.
function combinatorTendency(message: string): Party {
  const isAdded = message.endsWith('was added.');
  const widens = message.includes('subschema') && !message.startsWith('`allOf`');
  return isAdded === widens ? 'readers' : 'callers';
}

function constraintTendency(message: string, before?: Json, after?: Json): Party | undefined {
  if (/ was (set|added)\b/.test(message)) return 'callers';
  if (message.endsWith('was removed.')) return 'readers';
  if (typeof before !== 'number' || typeof after !== 'number') return undefined;
  const isLowerBound = /^(`min|Lower bound)/.test(message);
  const isUpperBound = /^(`max|Upper bound)/.test(message);
  if (!isLowerBound && !isUpperBound) return undefined;
  return after > before === isLowerBound ? 'callers' : 'readers';
}
