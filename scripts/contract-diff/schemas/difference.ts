import type { Json } from '../lib/json.ts';
import { keysOf } from '../lib/pointer.ts';
import type { Place } from './accepted/shape.ts';

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

/** A harmless change of a keyword, in JSON. */
export function noteOf(keyword: string, before: Json | undefined, after: Json | undefined): string {
  if (before === undefined) return `\`${keyword}\` was set to ${JSON.stringify(after)}.`;
  if (after === undefined) return `\`${keyword}\` was removed.`;
  return `\`${keyword}\` changed from ${JSON.stringify(before)} to ${JSON.stringify(after)}.`;
}

function plain(value: Json | undefined): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? undefined : value;
}

/** A value as messages quote it. */
export function show(value: Json | undefined): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The name that a place gives its schema: that of a property, or of a component. */
export function nameOf(slot: string, resolved: string): string {
  const named = (pointer: string) => {
    const keys = keysOf(pointer);
    const isComponent = keys.length === 3 && keys[1] === 'schemas';
    return keys.at(-2) === 'properties' || isComponent ? keys.at(-1) : undefined;
  };
  const name = named(resolved) === undefined ? undefined : (named(slot) ?? named(resolved));
  return name === undefined ? '' : ` of \`${name}\``;
}
