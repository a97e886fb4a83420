import type { Json } from '../lib/json.ts';
import type { Place, Shape } from './accepted/shape.ts';

/** What a change does to the values that are accepted; `both` where it cannot be known. */
export type Effect = 'narrower' | 'wider' | 'both' | 'neither';

/** One change of what a pair of schemas says itself. */
export interface Difference {
  effect: Effect;
  rule: string;
  /** How a breaking change is told, and how a harmless one is. */
  message: string;
  note: string;
  side: 'base' | 'revision';
  pointer: string;
  before?: Json;
  after?: Json;
  /** The shapes that it is about. */
  subject?: Subject;
  /** The component that it is about: an alternative, or what a value of a discriminator means. */
  target?: string;
}

/** Shapes that a difference is about, and where those of the base stand if it is one of several alternatives. */
export interface Subject {
  base: readonly Shape[];
  revision: readonly Shape[];
  at?: string;
}

/** Two places that correspond, further down. */
export interface Step {
  base: Place;
  revision: Place;
}

export interface Comparison {
  differences: Difference[];
  steps: Step[];
}

/** The effect of a change that lets some values go and takes some in. */
export function effectOf(isNarrower: boolean, isWider: boolean): Effect | undefined {
  if (isNarrower) return isWider ? 'both' : 'narrower';
  return isWider ? 'wider' : undefined;
}

/** Where a difference is reported, and what it is called there. */
export interface Site {
  base: string;
  revision: string;
  /** ` of \`name\`` for a named schema, else empty. */
  of: string;
}

/** A keyword's change in the words of the report. */
export function changed(
  site: Site,
  keyword: string,
  effect: Effect,
  before: Json | undefined,
  after: Json | undefined,
): Difference {
  const told = { rule: 'schema-constraint-changed', before: plain(before), after: plain(after) };
  const name = `\`${keyword}\`${site.of}`;
  const message =
    before === undefined
      ? `${name} was set to '${show(after)}'.`
      : after === undefined
        ? `${name} was removed.`
        : `${name} changed from '${show(before)}' to '${show(after)}'.`;
  return {
    ...told,
    effect,
    message,
    note: noteOf(keyword, before, after),
    side: 'revision',
    pointer: `${site.revision}/${keyword}`,
  };
}

/** A schema under a keyword that came or went. */
export function cameOrWent(
  site: Site,
  keyword: string,
  effect: Effect,
  isAdded: boolean,
): Difference {
  const verb = isAdded ? 'added' : 'removed';
  return {
    rule: 'schema-constraint-changed',
    effect,
    message: `\`${keyword}\`${site.of} was ${verb}.`,
    note: `\`${keyword}\` was ${verb}.`,
    side: isAdded ? 'revision' : 'base',
    pointer: `${isAdded ? site.revision : site.base}/${keyword}`,
  };
}

/** A keyword that says something else, in words that would be too long to repeat. */
export function told(site: Site, keyword: string, effect: Effect): Difference {
  const message = `\`${keyword}\`${site.of} changed.`;
  return {
    rule: 'schema-constraint-changed',
    effect,
    message,
    note: message,
    side: 'revision',
    pointer: `${site.revision}/${keyword}`,
  };
}

/** A harmless change of a keyword, in JSON. */
export function noteOf(keyword: string, before: Json | undefined, after: Json | undefined): string {
  const text = (value: Json | undefined) =>
    typeof value === 'number' ? digitsOf(value) : JSON.stringify(value);
  if (before === undefined) return `\`${keyword}\` was set to ${text(after)}.`;
  if (after === undefined) return `\`${keyword}\` was removed.`;
  return `\`${keyword}\` changed from ${text(before)} to ${text(after)}.`;
}

function plain(value: Json | undefined): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? undefined : value;
}

/** A value as messages quote it. */
export function show(value: Json | undefined): string {
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'number' ? digitsOf(value) : String(value);
}

/** A number digit by digit. Beyond those that are exact, a power of two was written as the greatest number of so many bits. */
function digitsOf(value: number): string {
  if (!Number.isInteger(value) || Math.abs(value) <= Number.MAX_SAFE_INTEGER) return String(value);
  const isLimit = value > 0 && Number.isInteger(Math.log2(value));
  return String(BigInt(value) - (isLimit ? 1n : 0n));
}
