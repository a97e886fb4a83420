import type { Contract, Direction } from '../contract.ts';
import type { Observation, Party } from '../finding.ts';
import type { Sameness } from '../lib/references.ts';
import type { Node, Place } from './accepted/shape.ts';
import { keyOf } from './accepted/view.ts';
import { createComparer } from './comparer.ts';
import type { Difference } from './difference.ts';

export const PARTY: Record<Direction, Party> = { request: 'callers', response: 'readers' };

/** Judges a pair of schemas and whatever stands below them; what was judged before is not told again. */
export type SchemaJudge = (base: Node, revision: Node, direction: Direction) => Observation[];

/** A judge of the schemas of two contracts. */
export function createSchemaJudge(
  base: Contract,
  revision: Contract,
  areSame: Sameness,
): SchemaJudge {
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
      if (isUnchanged(one, other, areSame)) continue;
      const { differences, steps } = comparers[direction].compare(one, other);
      // A component that is renamed stands where it stood in the base.
      const counterpart = keyOf(one.length > 0 ? one : other);
      const source = comparers[direction].resolved(one);
      for (const difference of differences) {
        const covers = () => comparers[direction].covered(difference);
        found.push({ ...observed(difference, direction), counterpart, source, covers });
      }
      // The first step is taken first: names come from where a schema is met first.
      for (const step of [...steps].reverse()) open.push([step.base, step.revision]);
    }
    return found;
  };
}

/** Whether both places hold one schema, written alike. */
function isUnchanged(one: Place, other: Place, areSame: Sameness): boolean {
  const [left, right] = [one[0], other[0]];
  if (!left || !right || one.length > 1 || other.length > 1) return false;
  return areSame(left.value, right.value);
}

/** Senders mind what is no longer accepted, readers what may come now. */
function observed(difference: Difference, direction: Direction): Observation {
  const { effect, rule, message, note, side, pointer, before, after } = difference;
  const isBreaking =
    effect === 'both' || effect === (direction === 'request' ? 'narrower' : 'wider');
  const place = { side, pointer, before, after, direction };
  if (isBreaking) return { ...place, rule, level: 'breaking', message, breaks: [PARTY[direction]] };
  const isAdded = rule === 'schema-added' || rule === 'property-allowed';
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
