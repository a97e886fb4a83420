import type { Shape } from './accepted/shape.ts';
import { type Comparison, cameOrWent, changed, effectOf, type Site, told } from './difference.ts';
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
