import { blame } from './blame.ts';
import type { EngineChange } from './engine.ts';
import type { Level, Observation } from './finding.ts';
import { isObject, type Json } from './json.ts';
import { join, keysOf } from './pointer.ts';
import type { Reach } from './reach.ts';

type ReachOf = (pointer: string) => Reach[];

// Names are judged here with knowledge that the engine lacks (rules/operations.ts).
const OWN = new Set(['operation-id-changed', 'parameter-removed']);

/** The engine's changes in the words of the report; what no operation meets is left out. */
export function observe(
  changes: EngineChange[],
  reach: { base: ReachOf; revision: ReachOf },
): Observation[] {
  return changes.flatMap((change) => {
    const met = reach[change.side](change.pointer);
    const isWebhook = keysOf(change.pointer)[0] === 'webhooks';
    if ((met.length === 0 && !isWebhook) || isInventory(change)) return [];
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
      const rule = `${change.type.toLowerCase()}-${change.kind}`;
      return [{ ...common, rule, level, message: describe(change), breaks: [] }];
    }
    return breaking.map(({ rule, message }) => ({
      ...common,
      rule,
      level: 'breaking' as const,
      message,
      breaks: blame({ rule, message }, directions, change.before, change.after),
    }));
  });
}

// A component that comes, goes or is renamed is a rewrite: what its users meet is judged there.
function isInventory(change: EngineChange): boolean {
  const keys = keysOf(change.pointer);
  if (keys[0] === 'components' && change.verdicts.length === 0) {
    return (
      keys.length <= 2 ||
      (keys.length === 3 && (change.kind !== 'modified' || change.property === 'key'))
    );
  }
  return false;
}

function placeOf({ pointer, property }: EngineChange): string {
  return property === undefined || property === 'key' ? pointer : join(pointer, property);
}

function describe({ kind, pointer, property, before, after, type }: EngineChange): string {
  if (kind !== 'modified') return `${type} \`${keysOf(pointer).at(-1)}\` was ${kind}.`;
  if (before === undefined) return `\`${property}\` was set to ${show(after)}.`;
  if (after === undefined) return `\`${property}\` was removed.`;
  return `\`${property}\` changed from ${show(before)} to ${show(after)}.`;
}

function show(value: Json | undefined): string {
  return JSON.stringify(value) ?? 'nothing';
}
