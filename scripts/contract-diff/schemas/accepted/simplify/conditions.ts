import { isObject, stringsAt } from '../../../lib/json.ts';
import type { Condition, Node, Place, Shape } from '../shape.ts';
import { isNever, isTrivial, said } from './trivial.ts';

/** A property that brings what nothing satisfies may not be there. */
export function withoutForbidden(shape: Shape): Shape {
  const isObjectOnly = [...shape.types].join() === 'object';
  const isForbidding = ({ when, words, follows, otherwise }: Condition) =>
    typeof when === 'string' &&
    isNever(follows) &&
    otherwise.length === 0 &&
    // A condition by `if` refuses what is no object, too.
    (isObjectOnly || words.follows.startsWith('depend'));
  const forbidding = shape.conditions.filter(isForbidding);
  if (forbidding.length === 0) return shape;
  const refused = forbidding.map(({ when, follows }): [string, Place] => [
    String(when),
    follows.map((node) => ({ ...node, value: false })),
  ]);
  return {
    ...shape,
    conditions: shape.conditions.filter((each) => !isForbidding(each)),
    properties: new Map([...shape.properties, ...refused]),
  };
}

/** Conditions without those that ask for nothing; what follows from a property that is required is asked of all values. */
export function decided(shape: Shape): Pick<Shape, 'conditions' | 'required'> {
  const required = new Set(shape.required);
  // Without a branch, `if` still tells which properties are not left over.
  const isLeftOverAsked = Object.keys(shape.opaque).some((key) => key.startsWith('unevaluated'));
  let conditions = shape.conditions.map((condition) => ({
    ...condition,
    follows: condition.follows.map((node) => withoutOwn(node, condition)),
    otherwise: isMet(condition, shape) ? [] : condition.otherwise,
  }));
  const names = (condition: Condition) =>
    isMet(condition, { required })
      ? condition.follows.flatMap((node) => onlyRequired(node) ?? [])
      : [];
  for (let more = conditions.flatMap(names); more.some((name) => !required.has(name)); ) {
    for (const name of more) required.add(name);
    more = conditions.flatMap(names);
  }
  conditions = conditions.filter(({ follows, otherwise }) => {
    const branches = [...follows, ...otherwise];
    if (branches.length === 0) return isLeftOverAsked;
    return branches.some((node) => !isRequiredAlready(node, required));
  });
  return { conditions, required };
}

/** What follows from a property without that property itself. */
function withoutOwn(node: Node, { when }: Condition): Node {
  const names = onlyRequired(node);
  if (typeof when !== 'string' || !names?.includes(when)) return node;
  const required = names.filter((name) => name !== when);
  return { value: { required }, pointer: `${node.pointer}#${required.join()}` };
}

const isMet = ({ when }: Condition, { required }: Pick<Shape, 'required'>) =>
  typeof when === 'string' && required.has(when);

/** The properties that a schema requires; undefined where it says anything else. */
function onlyRequired({ value }: Node): string[] | undefined {
  const isOnly = isObject(value) && Object.keys(said(value)).join() === 'required';
  return isOnly ? stringsAt(value, 'required') : undefined;
}

function isRequiredAlready(node: Node, required: ReadonlySet<string>): boolean {
  return isTrivial(node) || (onlyRequired(node)?.every((name) => required.has(name)) ?? false);
}
