import { indexReach } from '../align/reach.ts';
import type { Observation, Party } from '../finding.ts';
import { largeNumbers, longDigits } from '../lib/large-numbers.ts';
import { keysOf } from '../lib/pointer.ts';
import type { Context } from './rule.ts';

const LOWER = new Set(['minimum', 'exclusiveMinimum']);
const UPPER = new Set(['maximum', 'exclusiveMaximum']);
const VALUES = new Set(['const', 'enum', 'default', 'multipleOf']);
const DESCRIBING = new Set(['example', 'examples', 'description']);

/**
 * Numbers of schemas beyond 2^53 that are others than before and still the same double: all other rules see one number.
 * They are compared where both contracts have them, in texts that stand in one file each.
 */
export function judgeLargeNumbers({ base, revision, pairs, events }: Context): Observation[] {
  const [before, after] = [base.source.text, revision.source.text];
  if (before === undefined || after === undefined) return [];
  if (longDigits(before) === longDigits(after)) return [];
  const had = largeNumbers(before);
  const reach = indexReach(revision, [...pairs, ...events], 'revision');
  return [...largeNumbers(after)].flatMap(([pointer, now]): Observation[] => {
    const was = had.get(pointer);
    if (was === undefined || was === now || Number(was) !== Number(now)) return [];
    const word = wordOf(pointer);
    const met = reach(pointer);
    if (word === undefined || met.length === 0) return [];
    const directions = new Set(met.flatMap((each) => each.directions));
    const isNarrower = VALUES.has(word) || now > was === LOWER.has(word);
    const isWider = VALUES.has(word) || !isNarrower;
    const breaks: Party[] = [
      ...(isNarrower && directions.has('request') ? (['callers'] as const) : []),
      ...(isWider && directions.has('response') ? (['readers'] as const) : []),
    ];
    const isBreaking = breaks.length > 0;
    return [
      {
        rule: isBreaking ? 'schema-constraint-changed' : 'schema-modified',
        level: isBreaking ? 'breaking' : 'addition',
        ...{ side: 'revision', pointer, aside: { at: pointer, origin: pointer }, breaks },
        message: `\`${word}\` changed from ${was} to ${now}, which many readers take for one number.`,
        operations: met.map(({ operation }) => operation),
      },
    ];
  });
}

/** The keyword of a schema that a number stands under; undefined where it asks for nothing. */
function wordOf(pointer: string): string | undefined {
  const keys = keysOf(pointer);
  if (keys.some((key) => DESCRIBING.has(key) || key.startsWith('x-'))) return undefined;
  const last = keys.at(-1) ?? '';
  return LOWER.has(last) || UPPER.has(last) ? last : keys.findLast((key) => VALUES.has(key));
}
