import type { Contract, Direction, OperationName } from '../contract.ts';
import type { Json } from '../lib/json.ts';
import { keysOf } from '../lib/pointer.ts';
import { componentOf, referencesOf } from '../lib/references.ts';
import { answered, type OperationPair, sent } from './align.ts';

/** Which operations meet a place of a contract, and which way the data goes there. */
export interface Reach {
  operation: OperationName;
  directions: Direction[];
}

/** A function from a pointer of the aligned document to the operations that meet it. */
export function indexReach(contract: Contract, pairs: OperationPair[], side: 'base' | 'revision') {
  const byPlace = new Map(pairs.map((pair) => [pair.pointer, pair]));
  let byComponent: ReturnType<typeof indexComponents> | undefined;

  return (pointer: string): Reach[] => {
    const component = componentOf(pointer);
    if (component) {
      byComponent ??= indexComponents(contract, pairs, side);
      const reached = byComponent.get(component) ?? new Map<OperationPair, Set<Direction>>();
      return [...reached].map(([pair, directions]) => ({
        operation: pair.name,
        directions: [...directions],
      }));
    }
    // A callback stands below its operation: the longest pointer wins.
    for (
      let place = pointer;
      place !== '#' && place !== '';
      place = place.slice(0, place.lastIndexOf('/'))
    ) {
      const pair = byPlace.get(place);
      if (pair) return [{ operation: pair.name, directions: [directionAt(pair, pointer)] }];
    }
    return [];
  };
}

function indexComponents(contract: Contract, pairs: OperationPair[], side: 'base' | 'revision') {
  const byComponent = new Map<string, Map<OperationPair, Set<Direction>>>();
  const references = referencesOf(contract.document);
  for (const pair of pairs) {
    const { parameters = [], requestBody = {}, responses = {} } = pair[side];
    const parts: [Direction, Json][] = [
      [sent(pair), [parameters, requestBody]],
      // By its key, since what holds for all other statuses is called like a value: `default`.
      [answered(pair), { responses }],
    ];
    for (const [direction, part] of parts) {
      for (const component of references.reachable(part)) {
        const reached = byComponent.get(component) ?? new Map<OperationPair, Set<Direction>>();
        reached.set(pair, (reached.get(pair) ?? new Set()).add(direction));
        byComponent.set(component, reached);
      }
    }
  }
  return byComponent;
}

function directionAt(pair: OperationPair, pointer: string): Direction {
  const [part] = keysOf(pointer).slice(keysOf(pair.pointer).length);
  return part === 'responses' ? answered(pair) : sent(pair);
}
