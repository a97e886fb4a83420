import { type Comparison, cameOrWent, changed, effectOf, type Site } from './difference.ts';
import { compareUnder } from './objects.ts';
import type { Condition, Node, Place, Shape } from './shape.ts';

/** Whether one place accepts less, or more, than another. */
export type Weigh = (base: Place, revision: Place) => { isNarrower: boolean; isWider: boolean };

/** What became of the items of a list. */
export function compareLists(base: Shape, revision: Shape, site: Site, weigh: Weigh): Comparison {
  const found: Comparison = { differences: [], steps: [] };
  const length = Math.max(base.prefix.length, revision.prefix.length);
  for (let index = 0; index < length; index += 1) {
    const before = base.prefix[index] ?? base.items;
    const after = revision.prefix[index] ?? revision.items;
    compareUnder(`prefixItems/${index}`, before, after, site, found);
  }
  compareUnder('items', base.items, revision.items, site, found);
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

/** What became of requirements that hold for some values, and of what is refused. */
export function compareLogic(
  base: Shape,
  revision: Shape,
  site: Site,
  weigh: Weigh,
  textOf: { base: (node: Node) => string; revision: (node: Node) => string },
): Comparison {
  const found: Comparison = { differences: [], steps: [] };
  const after = [...revision.conditions];
  const key = (condition: Condition, text: (node: Node) => string) =>
    typeof condition.when === 'string' ? `has ${condition.when}` : text(condition.when);
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
      compareUnder(keyword, condition[branch], twin[branch], site, found);
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
  textOf: { base: (node: Node) => string; revision: (node: Node) => string },
  { differences }: Comparison,
): void {
  const texts = new Set(revision.refused.map(textOf.revision));
  const gone = base.refused.filter((node) => !texts.has(textOf.base(node)));
  const known = new Set(base.refused.map(textOf.base));
  const come = revision.refused.filter((node) => !known.has(textOf.revision(node)));
  const [one] = gone;
  const [other] = come;
  if (one && other && gone.length === 1 && come.length === 1) {
    const { isNarrower, isWider } = weigh([one], [other]);
    const effect = effectOf(isWider, isNarrower);
    if (effect) differences.push(told(site, 'not', effect));
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
