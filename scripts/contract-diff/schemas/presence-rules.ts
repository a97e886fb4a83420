import { isObject, type Json, stringsAt } from '../lib/json.ts';
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

/** A refusal of some properties that come together, or do not, and of nothing else. */
export function refusal(node: Node): Rule | undefined {
  const rule = plain(node);
  return rule && rule.names.length > 0 ? negated(rule) : undefined;
}

const negated = ({ names, accepts }: Rule): Rule => ({
  names,
  accepts: (present) => !accepts(present),
});

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

/** A schema that asks for properties, or refuses them, in compositions too, and says nothing else of an object. */
function plain(node: Node): Rule | undefined {
  const { value, pointer } = node;
  if (isTrivial(node)) return { names: [], accepts: () => true };
  if (!isObject(value)) return undefined;
  const { type, required, properties = {}, not, allOf, anyOf, oneOf, ...others } = said(value);
  const listed = isObject(properties) ? Object.entries(properties) : [];
  const isPlain = listed.every(([, each]) => each === false || each === true);
  if (Object.keys(others).length > 0 || !isPlain || (type !== undefined && type !== 'object'))
    return undefined;
  const asked = stringsAt({ required: required ?? [] }, 'required');
  const refused = listed.filter(([, each]) => each === false).map(([name]) => name);
  const own: Rule = {
    names: [...asked, ...refused],
    accepts: (present) =>
      asked.every((name) => present.has(name)) && !refused.some((name) => present.has(name)),
  };
  const inside = not === undefined ? undefined : plain({ value: not, pointer });
  if (not !== undefined && !inside) return undefined;
  const parts = [
    composed(allOf, pointer, (fits, all) => fits === all),
    composed(anyOf, pointer, (fits) => fits > 0),
    composed(oneOf, pointer, (fits) => fits === 1),
  ];
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  const rules = [own, ...(inside ? [negated(inside)] : []), ...known];
  return {
    names: rules.flatMap((rule) => rule.names),
    accepts: (present) => rules.every((rule) => rule.accepts(present)),
  };
}

/** Plain schemas of which so many have to fit; undefined where one of them says something else. */
function composed(
  list: Json | undefined,
  pointer: string,
  isEnough: (fits: number, all: number) => boolean,
): Rule | undefined {
  if (!Array.isArray(list)) return { names: [], accepts: () => true };
  const rules = list.map((value) => plain({ value, pointer }));
  const known = rules.filter((rule) => rule !== undefined);
  if (known.length < rules.length) return undefined;
  return {
    names: known.flatMap((rule) => rule.names),
    accepts: (present) =>
      isEnough(known.filter((rule) => rule.accepts(present)).length, known.length),
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
