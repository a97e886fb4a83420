import type { Contract, Direction } from '../contract.ts';
import type { Observation, Party } from '../finding.ts';
import { createComparer } from './comparer.ts';
import type { Difference } from './difference.ts';
import type { Node, Place } from './shape.ts';
import { keyOf } from './view.ts';

export const PARTY: Record<Direction, Party> = { request: 'callers', response: 'readers' };

/** Judges a pair of schemas and whatever stands below them; what was judged before is not told again. */
export type SchemaJudge = (base: Node, revision: Node, direction: Direction) => Observation[];

/** A judge of the schemas of two contracts. */
export function createSchemaJudge(base: Contract, revision: Contract): SchemaJudge {
  const names = new Map<string, string>();
  const comparers = {
    request: createComparer(base, revision, 'request', names),
    response: createComparer(base, revision, 'response', names),
  };
  const seen = new Set<string>();

  return (left, right, direction) => {
    const found: Observation[] = [];
    const open: [Place, Place][] = [[[left], [right]]];
    for (let next = open.pop(); next; next = open.pop()) {
      const [one, other] = next;
      const key = `${direction} ${keyOf(one)} | ${keyOf(other)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const { differences, steps } = comparers[direction].compare(one, other);
      found.push(...differences.map((difference) => observed(difference, direction)));
      // The first step is taken first: names come from where a schema is met first.
      for (const step of [...steps].reverse()) open.push([step.base, step.revision]);
    }
    return found;
  };
}

/** Senders mind what is no longer accepted, readers what may come now. */
function observed(difference: Difference, direction: Direction): Observation {
  const { effect, rule, message, note, side, pointer, before, after } = difference;
  const isBreaking =
    effect === 'both' || effect === (direction === 'request' ? 'narrower' : 'wider');
  const place = { side, pointer, before, after, direction };
  if (isBreaking) return { ...place, rule, level: 'breaking', message, breaks: [PARTY[direction]] };
  const isAdded = rule === 'schema-added' || note === 'Schema was added.';
  const harmless =
    rule === 'discriminator-added' ? rule : isAdded ? 'schema-added' : 'schema-modified';
  const level = isAdded || direction === 'request' ? 'addition' : 'other';
  return {
    ...place,
    rule: harmless,
    level: rule === 'discriminator-added' ? 'other' : level,
    message: note,
  };
}
