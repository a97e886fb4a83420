import type { Condition, Place, Shape } from './accepted/shape.ts';
import { demanding } from './accepted/simplify/trivial.ts';
import {
  type Comparison,
  cameOrWent,
  type Difference,
  effectOf,
  type Site,
  told,
} from './difference.ts';
import { compareUnder, type Weigh } from './objects.ts';

/** The same text for places that accept the same. */
interface Texts {
  base: (place: Place) => string;
  revision: (place: Place) => string;
}

/** What became of requirements that hold for some values, and of what is refused. */
export function compareLogic(
  base: Shape,
  revision: Shape,
  site: Site,
  weigh: Weigh,
  textOf: Texts,
): Comparison {
  const found: Comparison = { differences: [], steps: [] };
  compareConditions(base.conditions, revision.conditions, site, weigh, textOf, found);
  compareRefused(base, revision, site, weigh, textOf, found);
  return found;
}

const BRANCHES = ['follows', 'otherwise'] as const;

function compareConditions(
  base: readonly Condition[],
  revision: readonly Condition[],
  site: Site,
  weigh: Weigh,
  textOf: Texts,
  found: Comparison,
): void {
  const [before, after] = [[...base], [...revision]];
  const pairs = (text: (condition: Condition, textOf: (place: Place) => string) => string) =>
    [...before].flatMap((one) => {
      const name = text(one, textOf.base);
      const index = after.findIndex((other) => text(other, textOf.revision) === name);
      if (index < 0) return [];
      before.splice(before.indexOf(one), 1);
      return after.splice(index, 1).map((other): [Condition, Condition] => [one, other]);
    });
  const ofOne = pairs(({ when }, text) =>
    typeof when === 'string' ? `has ${when}` : text([when]),
  );
  for (const [one, other] of ofOne) compareBranches(one, other, site, weigh, textOf, found);
  const ofOthers = pairs((condition, text) => {
    const branches = BRANCHES.map((key) => text(condition[key]));
    // What depends on a property that is named has no `if` that could be another one.
    const isIf = condition.words.follows !== condition.words.otherwise;
    return [isIf ? 'if' : `has ${condition.when}`, ...branches].join();
  });
  // Which values a branch is asked of is not weighed: a property that an `if` names besides would count as harmless.
  found.differences.push(...ofOthers.map(() => told(site, 'if', 'both')));
  for (const condition of before) found.differences.push(...cameOrWentWith(condition, site, false));
  for (const condition of after) found.differences.push(...cameOrWentWith(condition, site, true));
}

function compareBranches(
  one: Condition,
  other: Condition,
  site: Site,
  weigh: Weigh,
  textOf: Texts,
  found: Comparison,
): void {
  for (const branch of BRANCHES) {
    const [had, has] = [one[branch], other[branch]];
    if (textOf.base(had) === textOf.revision(has)) continue;
    const keyword = (has.length > 0 ? other : one).words[branch];
    const { isNarrower, isWider } = weigh(had, has);
    if (had.length === 0 || has.length === 0) {
      const isAdded = had.length === 0;
      found.differences.push(cameOrWent(site, keyword, isAdded ? 'narrower' : 'wider', isAdded));
    } else if (isNarrower || isWider) compareUnder(keyword, had, has, site, weigh, found);
    else found.differences.push(told(site, keyword, 'both'));
  }
}

/** The branches of a condition that came or went; without one it still tells what is left over. */
function cameOrWentWith(condition: Condition, site: Site, isAdded: boolean): Difference[] {
  const effect = isAdded ? 'narrower' : 'wider';
  const said = BRANCHES.filter((branch) => demanding(condition[branch]).length > 0);
  if (said.length === 0) return [cameOrWent(site, 'if', 'both', isAdded)];
  return said.map((branch) => cameOrWent(site, condition.words[branch], effect, isAdded));
}

function compareRefused(
  base: Shape,
  revision: Shape,
  site: Site,
  weigh: Weigh,
  textOf: Texts,
  { differences }: Comparison,
): void {
  const texts = new Set(revision.refused.map((node) => textOf.revision([node])));
  const gone = base.refused.filter((node) => !texts.has(textOf.base([node])));
  const known = new Set(base.refused.map((node) => textOf.base([node])));
  const come = revision.refused.filter((node) => !known.has(textOf.revision([node])));
  const [one] = gone;
  const [other] = come;
  if (one && other && gone.length === 1 && come.length === 1) {
    const { isNarrower, isWider } = weigh([one], [other]);
    differences.push(told(site, 'not', effectOf(isWider, isNarrower) ?? 'both'));
    return;
  }
  if (gone.length > 0) differences.push(cameOrWent(site, 'not', 'wider', false));
  if (come.length > 0) differences.push(cameOrWent(site, 'not', 'narrower', true));
}
