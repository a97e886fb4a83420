import type { Contract, Direction, OperationName } from '../contract.ts';
import { isObject, type Json, type JsonObject, objectAt } from '../lib/json.ts';
import { keysOf } from '../lib/pointer.ts';
import { componentOf, reachableFrom } from '../lib/references.ts';
import type { OperationPair } from './align.ts';

/** Which operations meet a place of a contract, and which way the data goes there. */
export interface Reach {
  operation: OperationName;
  directions: Direction[];
}

/** A function from a pointer of the aligned document to the operations that meet it. */
export function indexReach(contract: Contract, pairs: OperationPair[], side: 'base' | 'revision') {
  const byComponent = new Map<string, Map<OperationPair, Set<Direction>>>();
  for (const pair of pairs) {
    for (const [direction, part] of partsOf(pair[side])) {
      for (const component of reachableFrom(contract.document, part)) {
        const reached = byComponent.get(component) ?? new Map<OperationPair, Set<Direction>>();
        reached.set(pair, (reached.get(pair) ?? new Set()).add(direction));
        byComponent.set(component, reached);
      }
    }
  }
  const byPlace = new Map(pairs.map((pair) => [pair.pointer, pair]));

  return (pointer: string): Reach[] => {
    const component = componentOf(pointer);
    if (component?.startsWith('#/components/securitySchemes/')) {
      const scheme = keysOf(component)[2] ?? '';
      return pairs
        .filter((pair) =>
          JSON.stringify(pair[side].security ?? []).includes(JSON.stringify(scheme)),
        )
        .map((pair) => ({ operation: pair.name, directions: ['request'] }));
    }
    if (component) {
      const reached = byComponent.get(component) ?? new Map<OperationPair, Set<Direction>>();
      return [...reached].map(([pair, directions]) => ({
        operation: pair.name,
        directions: [...directions],
      }));
    }
    const pair = byPlace.get(pointer.split('/').slice(0, 4).join('/'));
    return pair ? [{ operation: pair.name, directions: [directionAt(pointer)] }] : [];
  };
}

function partsOf(operation: JsonObject): [Direction, Json][] {
  const parts: [Direction, Json][] = [
    ['request', [operation.parameters ?? [], operation.requestBody ?? {}]],
    ['response', operation.responses ?? {}],
  ];
  // In a callback the caller is the one who answers.
  for (const callback of Object.values(objectAt(operation, 'callbacks') ?? {})) {
    for (const item of isObject(callback) ? Object.values(callback).filter(isObject) : []) {
      for (const inner of Object.values(item).filter(isObject)) {
        parts.push(['response', inner.requestBody ?? {}], ['request', inner.responses ?? {}]);
      }
    }
  }
  return parts;
}

function directionAt(pointer: string): Direction {
  const [, , , part, ...rest] = keysOf(pointer);
  if (part === 'callbacks') return rest.includes('responses') ? 'request' : 'response';
  return part === 'responses' ? 'response' : 'request';
}
