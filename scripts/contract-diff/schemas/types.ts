import { type Shape, TYPES, type Type } from './accepted/shape.ts';
import type { View } from './accepted/view.ts';
import { alternative } from './alternatives.ts';
import { type Difference, effectOf, noteOf, type Site } from './difference.ts';

/** Types that values no longer have, or have now. */
export interface TypeChange {
  from: ReadonlySet<Type>;
  to: ReadonlySet<Type>;
  gone: Type[];
  come: Type[];
}

/** What became of the types that a place accepts. */
export function compareTypes(before: View, after: View, site: Site): Difference[] {
  const gone = [...before.types].filter((type) => !after.types.has(type));
  const come = [...after.types].filter((type) => !before.types.has(type));
  if (gone.length === 0 && come.length === 0) return [];
  const found: Difference[] = [];
  const kept = [...before.types].some((type) => after.types.has(type));
  const lost = kept ? onlyAlternatives(before, gone) : [];
  const gained = kept ? onlyAlternatives(after, come) : [];
  const shapesOf = (view: View) => [...view.shapes.values()].flat();
  for (const shape of lost) found.push(alternative(shape, shapesOf(after), site, false));
  for (const shape of gained) found.push(alternative(shape, shapesOf(before), site, true));
  const said = (type: Type, shapes: Shape[]) => shapes.some(({ types }) => types.has(type));
  const change: TypeChange = {
    from: before.types,
    to: after.types,
    gone: gone.filter((type) => !said(type, lost)),
    come: come.filter((type) => !said(type, gained)),
  };
  found.push(...typeChange(change, site));
  return found;
}

/**
 * What one alternative says otherwise about whole numbers and fractions, where others beside it still accept, or had
 * accepted, numbers of that type; what all of them say is told once of the place.
 */
export function typesWithin(one: Shape, other: Shape, before: View, after: View): TypeChange {
  const isListed = one.values !== undefined || other.values !== undefined;
  const gone = [...one.types].filter((type) => !other.types.has(type) && after.types.has(type));
  const come = [...other.types].filter((type) => !one.types.has(type) && before.types.has(type));
  const [from, to] = [one.types, other.types];
  return isListed ? { from, to, gone: [], come: [] } : { from, to, gone, come };
}

/** The types that came and went, in the words of the report. */
export function typeChange(
  { from: before, to: after, gone, come }: TypeChange,
  site: Site,
): Difference[] {
  const effect = effectOf(gone.length > 0, come.length > 0);
  if (!effect) return [];
  const [from, to] = [namesOf(before), namesOf(after)];
  const list = (names: string[]) => (names.length > 1 ? names : names[0]);
  const change = {
    effect,
    rule: 'schema-type-changed',
    note: noteOf('type', list(from), list(to)),
    side: 'revision' as const,
    pointer: `${site.revision}/type`,
    before: list(from),
    after: list(to),
  };
  const words = `from '${from.join(' | ') || 'nothing'}' to '${to.join(' | ') || 'nothing'}'`;
  const verb = effect === 'both' ? 'changed' : effect === 'narrower' ? 'narrowed' : 'widened';
  return [{ ...change, message: `Type${site.of} ${verb} ${words}.` }];
}

/** The alternatives that alone bring these types; a type said elsewhere changes as a type. */
function onlyAlternatives(view: View, types: Type[]): Shape[] {
  const shapes = [...view.shapes.values()].flat();
  return types.flatMap((type) => {
    const bringing = shapes.filter((shape) => shape.types.has(type));
    return bringing.every((shape) => shape.from && shape.types.size === 1) ? bringing : [];
  });
}

function namesOf(types: ReadonlySet<Type>): string[] {
  if (TYPES.every((type) => types.has(type))) return ['any'];
  const isNumber = types.has('integer') && types.has('fraction');
  const others = [...types].filter(
    (type) => type !== 'fraction' && !(isNumber && type === 'integer'),
  );
  const number = isNumber ? ['number'] : types.has('fraction') ? ['number, not whole'] : [];
  return [...others, ...number].sort();
}
