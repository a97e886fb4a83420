import type { Condition, Place, Shape } from './accepted/shape.ts';
import { type Comparison, cameOrWent, changed, effectOf, type Site } from './difference.ts';
import { compareUnder, type Weigh } from './objects.ts';

/** What became of the items of a list. */
export function compareLists(base: Shape, revision: Shape, site: Site, weigh: Weigh): Comparison {
  const found: Comparison = { differences: [], steps: [] };
  const length = Math.max(base.prefix.length, revision.prefix.length);
  // Where one of the lists has ended there is nothing to compare: their lengths are.
  const most = Math.min(base.sizes.maxItems ?? Infinity, revision.sizes.maxItems ?? Infinity);
  for (let index = 0; index < Math.min(length, most); index += 1) {
    const before = base.prefix[index] ?? base.items;
    const after = revision.prefix[index] ?? revision.items;
    compareUnder(`prefixItems/${index}`, before, after, site, weigh, found);
  }
  if (most > length) compareUnder('items', base.items, revision.items, site, weigh, found);
  compareContains(base, revision, site, weigh, found);
  return found;
}

function compareContains(
  { contains: before }: Shape,
  { contains: after }: Shape,
  site: Site,
  weigh: Weigh,
  { differences }: Comparison,
): void {
  if (!before || !after) {
    if (before) differences.push(cameOrWent(site, 'contains', 'wider', false));
    if (after) differences.push(cameOrWent(site, 'contains', 'narrower', true));
    return;
  }
  if (before.least !== after.least) {
    const effect = after.least > before.least ? 'narrower' : 'wider';
    differences.push(changed(site, 'minContains', effect, before.least, after.least));
  }
  if (before.most !== after.most) {
    const isLess = (after.most ?? Infinity) < (before.most ?? Infinity);
    const effect = isLess ? 'narrower' : 'wider';
    differences.push(changed(site, 'maxContains', effect, before.most, after.most));
  }
  const { isNarrower, isWider } = weigh(before.schema, after.schema);
  // At most so many: whoever counts more items then refuses more lists.
  const isLimited = before.most !== undefined || after.most !== undefined;
  const isAsked = before.least > 0 || after.least > 0;
  const effect = effectOf(
    (isAsked && isNarrower) || (isLimited && isWider),
    (isAsked && isWider) || (isLimited && isNarrower),
  );
  if (effect) differences.push(told(site, 'contains', effect));
}

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
  const after = [...revision.conditions];
  const key = (condition: Condition, text: (place: Place) => string) =>
    typeof condition.when === 'string' ? `has ${condition.when}` : text([condition.when]);
  for (const condition of base.conditions) {
    const name = key(condition, textOf.base);
    const index = after.findIndex((each) => key(each, textOf.revision) === name);
    const [twin] = index < 0 ? [] : after.splice(index, 1);
    if (!twin) {
      found.differences.push(cameOrWent(site, condition.keyword, 'wider', false));
      continue;
    }
    for (const branch of ['follows', 'otherwise'] as const) {
      const keyword = branch === 'follows' ? twin.keyword : 'else';
      const [had, has] = [condition[branch], twin[branch]];
      if (textOf.base(had) === textOf.revision(has)) continue;
      const { isNarrower, isWider } = weigh(had, has);
      if (had.length === 0 || has.length === 0) {
        const isAdded = had.length === 0;
        found.differences.push(cameOrWent(site, keyword, isAdded ? 'narrower' : 'wider', isAdded));
      } else if (isNarrower || isWider) compareUnder(keyword, had, has, site, weigh, found);
      else found.differences.push(told(site, keyword, 'both'));
    }
  }
  for (const condition of after) {
    const keywords =
      condition.otherwise.length > 0 ? [condition.keyword, 'else'] : [condition.keyword];
    for (const keyword of new Set(keywords)) {
      found.differences.push(cameOrWent(site, keyword, 'narrower', true));
    }
  }
  compareRefused(base, revision, site, weigh, textOf, found);
  return found;
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

function told(site: Site, keyword: string, effect: 'narrower' | 'wider' | 'both' | 'neither') {
  const message = `\`${keyword}\`${site.of} changed.`;
  return {
    rule: 'schema-constraint-changed',
    effect,
    message,
    note: message,
    side: 'revision' as const,
    pointer: `${site.revision}/${keyword}`,
  };
}
