import { isObject, stringsAt } from '../lib/json.ts';
import type { Condition, Node, Shape } from './accepted/shape.ts';
import { isNever, isTrivial, said } from './accepted/simplify/trivial.ts';

/** Whether an object with these of the properties in question is accepted. */
export type Accepts = (present: ReadonlySet<string>) => boolean;

// Each name doubles the sets to look at.
export const MOST_NAMES = 6;

/** What is said of some properties that come together. */
export interface Rule {
  names: string[];
  accepts: Accepts;
}

/** What a shape says of properties that come together. */
export function rulesOf(shape: Shape): Rule[] {
  return [
    ...shape.refused.flatMap((node) => refusal(node) ?? []),
    ...shape.conditions.flatMap((condition) => dependence(condition) ?? []),
    ...counting(shape),
  ];
}

/** A refusal of some properties together, and of nothing else. */
export function refusal({ value }: Node): Rule | undefined {
  const { type, ...words } = isObject(value) ? said(value) : {};
  if (Object.keys(words).join() !== 'required' || (type !== undefined && type !== 'object'))
    return undefined;
  const names = stringsAt(words, 'required');
  return { names, accepts: (present) => !names.every((name) => present.has(name)) };
}

/** A condition on one property that asks for others, or refuses them, and for nothing else. */
export function dependence({ when, follows, otherwise }: Condition): Rule | undefined {
  const branches = [follows, otherwise].map((place) => place.map(plain));
  const [met = [], unmet = []] = branches;
  if (typeof when !== 'string' || branches.flat().includes(undefined)) return undefined;
  const all = branches.flat().flatMap((each) => each ?? []);
  return {
    names: [when, ...all.flatMap((each) => each.names)],
    accepts: (present) =>
      (present.has(when) ? met : unmet).every((rule) => rule?.accepts(present) ?? true),
  };
}

/** A schema that asks for properties, or refuses them, and says nothing else. */
function plain(node: Node): Rule | undefined {
  const { value } = node;
  if (isTrivial(node)) return { names: [], accepts: () => true };
  if (!isObject(value)) return undefined;
  const { type, required, properties = {}, ...others } = said(value);
  const listed = isObject(properties) ? Object.entries(properties) : [];
  const isPlain = listed.every(([, each]) => each === false || each === true);
  if (Object.keys(others).length > 0 || !isPlain || (type !== undefined && type !== 'object'))
    return undefined;
  const asked = stringsAt({ required: required ?? [] }, 'required');
  const refused = listed.filter(([, each]) => each === false).map(([name]) => name);
  return {
    names: [...asked, ...refused],
    accepts: (present) =>
      asked.every((name) => present.has(name)) && !refused.some((name) => present.has(name)),
  };
}

/** How many properties there are, where all of them are known by name. */
export function counting({ properties, patternProperties, additional, sizes }: Shape): Rule[] {
  const { minProperties: least = 0, maxProperties: most = Infinity } = sizes;
  const names = [...properties.keys()];
  const isKnown = isNever(additional) && patternProperties.size === 0 && names.length <= MOST_NAMES;
  if (!isKnown || (least === 0 && most === Infinity)) return [];
  return [{ names, accepts: ({ size }) => size >= least && size <= most }];
}
