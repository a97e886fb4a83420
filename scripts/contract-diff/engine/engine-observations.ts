import type { Reach } from '../align/reach.ts';
import type { Level, Observation } from '../finding.ts';
import { isObject, type Json } from '../lib/json.ts';
import { join, keysOf } from '../lib/pointer.ts';
import { blame } from './blame.ts';
import type { EngineChange } from './engine.ts';

type ReachOf = (pointer: string) => Reach[];

// Names are judged here with knowledge that the engine lacks (rules/operations.ts).
const OWN = new Set(['operation-id-changed', 'parameter-removed']);

/** The engine's changes in the words of the report; what no operation meets is left out. */
export function observe(
  changes: EngineChange[],
  reach: { base: ReachOf; revision: ReachOf },
): Observation[] {
  const replaced = changes.filter(isReplacement).flatMap(({ places }) => places);
  const retyped = new Set(changes.filter(isRetyping).map(({ pointer }) => pointer));
  const own = changes.filter(
    (change) =>
      !isInventory(change) &&
      !(retyped.has(change.pointer) && isOnlyNull(change)) &&
      !replaced.some((place) => isWithin(change, place)),
  );
  return own.flatMap((change): Observation[] => {
    const met = reach[change.side](change.pointer);
    const isWebhook = keysOf(change.pointer)[0] === 'webhooks';
    if (met.length === 0 && !isWebhook) return [];
    const directions = [...new Set(met.flatMap((each) => each.directions))];
    const common = {
      side: change.side,
      pointer: placeOf(change),
      before: isObject(change.before) ? undefined : change.before,
      after: isObject(change.after) ? undefined : change.after,
    };
    const breaking = change.verdicts.filter(({ rule, isBreaking }) => isBreaking && !OWN.has(rule));
    if (breaking.length === 0) {
      if (change.verdicts.some(({ rule }) => OWN.has(rule)) || change.property === 'operationId') {
        return [];
      }
      const widens = change.type === 'Schema' && directions.includes('request');
      const level: Level = change.impact === 'minor' || widens ? 'addition' : 'other';
      const rule = `${words(change.type, '-')}-${change.kind}`;
      return [{ ...common, rule, level, message: describe(change), breaks: [] }];
    }
    return breaking.map(({ rule, message }) => ({
      ...common,
      rule,
      level: 'breaking' as const,
      message: rule === 'property-removed' ? withoutOwner(message) : message,
      breaks: blame({ rule, message }, directions, change.before, change.after),
    }));
  });
}

// A component that comes, goes or is renamed is a rewrite: what its users meet is judged there.
function isInventory({ pointer, kind, property }: EngineChange): boolean {
  const keys = keysOf(pointer);
  if (keys[0] !== 'components') return false;
  return keys.length <= 2 || (keys.length === 3 && (kind !== 'modified' || property === 'key'));
}

function isRetyping({ property, verdicts }: EngineChange): boolean {
  return property === 'type' && verdicts.length > 0;
}

// A text that became a list is one change, not one for each keyword that went with it.
function isReplacement(change: EngineChange): boolean {
  const [before, after] = [typesOf(change.before), typesOf(change.after)];
  return isRetyping(change) && before.length > 0 && !before.some((type) => after.includes(type));
}

function typesOf(value: Json | undefined): Json[] {
  const types = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return types.map((type) => (type === 'integer' ? 'number' : type));
}

function isWithin({ places, property }: EngineChange, place: string): boolean {
  return places.some((each) =>
    each === place ? property !== 'type' : each.startsWith(`${place}/`),
  );
}

// The type already says that null came or went.
function isOnlyNull({ property, before, after }: EngineChange): boolean {
  if (property !== 'enum' || !Array.isArray(before) || !Array.isArray(after)) return false;
  const differing = [
    ...before.filter((value) => !after.includes(value)),
    ...after.filter((value) => !before.includes(value)),
  ];
  return differing.every((value) => value === null);
}

function placeOf({ pointer, property }: EngineChange): string {
  return property === undefined || property === 'key' ? pointer : join(pointer, property);
}

function describe({ kind, pointer, property, before, after, type }: EngineChange): string {
  const name = keysOf(pointer).at(-1) ?? '';
  if (kind !== 'modified') {
    const title = words(type, ' ').replace(/^./, (first) => first.toUpperCase());
    if (/^\d+$/.test(name)) return `${title} was ${kind}.`;
    const isSaidTwice = words(type, '') === name.toLowerCase();
    return `${isSaidTwice ? '' : `${title} `}\`${name}\` was ${kind}.`;
  }
  if (property === 'key') return `${show(before)} was renamed to ${show(after)}.`;
  if (before === undefined) return `\`${property}\` was set to ${show(after)}.`;
  if (after === undefined) return `\`${property}\` was removed.`;
  return `\`${property}\` changed from ${show(before)} to ${show(after)}.`;
}

// Every schema composed of the same part loses the property: one change, one message.
function withoutOwner(message: string): string {
  return message.replace(/ of `[^`]*`/, '');
}

// OpenAPI's `SecurityRequirement` in words.
function words(type: string, separator: string): string {
  return type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, separator).toLowerCase();
}

function show(value: Json | undefined): string {
  return JSON.stringify(value) ?? 'nothing';
}
