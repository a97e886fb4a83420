import { isObject } from '../lib/json.ts';
import type { Node, Place, Shape } from './accepted/shape.ts';
import { type Comparison, cameOrWent, type Site } from './difference.ts';
import { compareUnder, type Weigh } from './objects.ts';

/** The same number for places that accept the same as far down as is looked. */
interface Outline {
  base: (place: Place) => number;
  revision: (place: Place) => number;
}

/**
 * What became of unions that hold beside the rest. Those that look the same from afar belong together, then those of
 * which one accepts less, then those in the same position where there are as many. Each pair is looked into, so that a
 * wrong one tells too much, never too little; each of the others refuses something.
 */
export function compareUnions(
  { unions: base }: Shape,
  { unions: revision }: Shape,
  site: Site,
  weigh: Weigh,
  outline: Outline,
): Comparison {
  const found: Comparison = { differences: [], steps: [] };
  const [before, after] = [[...base], [...revision]];
  const pairUp = (fits: (one: Node, other: Node) => boolean) => {
    for (const one of [...before]) {
      const other = after.find((each) => fits(one, each));
      if (!other) continue;
      before.splice(before.indexOf(one), 1);
      after.splice(after.indexOf(other), 1);
      compareUnder(keywordOf(other), [one], [other], site, weigh, found);
    }
  };
  pairUp((one, other) => outline.base([one]) === outline.revision([other]));
  pairUp((one, other) => {
    const { isNarrower, isWider } = weigh([one], [other]);
    return !(isNarrower && isWider);
  });
  if (before.length === after.length) pairUp(() => true);
  for (const node of before) found.differences.push(told(site, node, false));
  for (const node of after) found.differences.push(told(site, node, true));
  return found;
}

function told(site: Site, node: Node, isAdded: boolean) {
  const effect = isAdded ? 'narrower' : 'wider';
  return { ...cameOrWent(site, keywordOf(node), effect, isAdded), pointer: node.pointer };
}

/** The keyword of a union; what is referred to is a part of an `allOf`. */
function keywordOf({ value }: Node): string {
  const said = isObject(value) ? value : {};
  return ['anyOf', 'oneOf'].find((keyword) => said[keyword] !== undefined) ?? 'allOf';
}
