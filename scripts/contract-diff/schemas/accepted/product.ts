import { intersect } from './intersect.ts';
import type { Node, Shape } from './shape.ts';

/** One of several schemas that hold at once, with its alternatives. */
export interface Part {
  node: Node;
  shapes: Shape[];
}

// More alternatives than this are not multiplied out: the products of a few unions would grow without end.
const MAX_SHAPES = 100;

const isUnion = ({ shapes }: Part) => shapes.length > 1;

/** What satisfies all of `parts`; where that were too many alternatives, the unions are kept beside the rest (`unions`). */
export function productOf(parts: readonly Part[], pointer: string): Shape[] {
  const count = parts.reduce((all, { shapes }) => all * shapes.length, 1);
  if (parts.filter(isUnion).length < 2 || count <= MAX_SHAPES) return multiplied(parts, pointer);
  // Whether it can be done must not depend on the order that they are written in: small ones let others go first.
  const sorted = parts.toSorted((one, other) => one.shapes.length - other.shapes.length);
  return multiplied(sorted, pointer, MAX_SHAPES) ?? beside(parts, pointer);
}

function multiplied(parts: readonly Part[], pointer: string): Shape[];
function multiplied(parts: readonly Part[], pointer: string, most: number): Shape[] | undefined;
function multiplied(
  [first, ...others]: readonly Part[],
  pointer: string,
  most = Infinity,
): Shape[] | undefined {
  let all = first?.shapes ?? [];
  for (const { shapes } of others) {
    if (all.length * shapes.length > most) return undefined;
    all = both(all, shapes, pointer);
  }
  return all;
}

/** All or none: a union that came to hold one alternative more or less must not change places with another one. */
function beside(parts: readonly Part[], pointer: string): Shape[] {
  const unions = parts.filter(isUnion).map(({ node }) => node);
  const rest = multiplied(
    parts.filter((part) => !isUnion(part)),
    pointer,
  );
  return rest.map((shape) => ({ ...shape, unions: [...shape.unions, ...unions] }));
}

function both(one: Shape[], other: Shape[], pointer: string): Shape[] {
  return one
    .flatMap((left) => other.map((right) => intersect(left, right, pointer)))
    .filter(({ types }) => types.size > 0);
}
