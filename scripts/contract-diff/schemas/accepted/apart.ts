import { canonical } from '../../lib/json.ts';
import { once } from '../../lib/once.ts';
import { areExclusive, byListed } from './exclusive.ts';
import { propertyOf } from './intersect.ts';
import type { Shape } from './shape.ts';
import { accepts } from './simplify/simplify.ts';
import type { Read, View } from './view.ts';

/** Whether a value of one kind may fit two alternatives of a `oneOf`. */
export const overlap = (shapes: readonly Shape[], read: Read): boolean => overlaps(read)(shapes);

// Each alternative is held against each other one, so not again wherever the union stands and how far down one looks.
const overlaps = once((read: Read) => once((shapes: readonly Shape[]) => anyMeet(shapes, read)));

function anyMeet(shapes: readonly Shape[], read: Read): boolean {
  const meet = (one: Shape, other: Shape) =>
    one !== other && areExclusive(one, other) && !areApart(one, other, read);
  const open = shapes.filter(({ values }) => !values);
  if (open.some((one, index) => open.slice(index + 1).some((other) => meet(one, other))))
    return true;
  const mayTake = byListed(shapes, (shape) => [shape]);
  return shapes.some((one) =>
    (one.values ?? []).some((value) => mayTake(canonical(value)).some((other) => meet(one, other))),
  );
}

/** Whether two alternatives have no value in common, as far as their plain words tell. */
export function areApart(one: Shape, other: Shape, read: Read): boolean {
  if (one.values || other.values) return !haveCommonValue(one, other);
  const below = (left: Shape, right: Shape) =>
    left.upper !== undefined && right.lower !== undefined && left.upper.value < right.lower.value;
  if (below(one, other) || below(other, one) || areSizedApart(one, other)) return true;
  // Where one of them requires a property, it is there, and has to be what both say.
  const areOther = (name: string) => {
    const [left, right] = [propertyOf(one, name), propertyOf(other, name)];
    return left.length > 0 && right.length > 0 && areDisjoint(read(left), read(right));
  };
  if ([...one.required, ...other.required].some(areOther)) return true;
  const isRefusedBy = (shape: Shape) => (name: string) => {
    const place = propertyOf(shape, name);
    return place.length > 0 && read(place).types.size === 0;
  };
  return [...one.required].some(isRefusedBy(other)) || [...other.required].some(isRefusedBy(one));
}

const SIZED = { string: 'Length', array: 'Items', object: 'Properties' } as const;

/** Whether the longest value of one shape is shorter than the shortest one of the other. */
function areSizedApart(one: Shape, other: Shape): boolean {
  const least = ({ sizes }: Shape, kind: string) => sizes[`min${kind}`] ?? 0;
  const most = ({ sizes }: Shape, kind: string) => sizes[`max${kind}`] ?? Infinity;
  const isSized = ({ sizes }: Shape) => Object.keys(sizes).length > 0;
  if (!isSized(one) || !isSized(other)) return false;
  return Object.entries(SIZED).some(
    ([type, kind]) =>
      [...one.types].join() === type &&
      (most(one, kind) < least(other, kind) || most(other, kind) < least(one, kind)),
  );
}

/** Whether a shape lets objects be whatever they are. */
export function asksNothing(shape: Shape): boolean {
  const { required, properties, patternProperties, additional, propertyNames } = shape;
  const isBound = Object.keys(shape.sizes).some((key) => key.endsWith('Properties'));
  return (
    shape.values === undefined &&
    required.size + properties.size + patternProperties.size === 0 &&
    additional.length + propertyNames.length === 0 &&
    shape.conditions.length + shape.unions.length === 0 &&
    !isBound
  );
}

function haveCommonValue(one: Shape, other: Shape): boolean {
  const [values, shape] = one.values ? [one.values, other] : [other.values ?? [], one];
  return values.some((value) => accepts(shape, value));
}

function areDisjoint(one: View, other: View): boolean {
  if ([...one.types].every((type) => !other.types.has(type))) return true;
  return [...one.shapes].every(([kind, shapes]) =>
    shapes.every((left) =>
      (other.shapes.get(kind) ?? []).every(
        (right) => (left.values || right.values) !== undefined && !haveCommonValue(left, right),
      ),
    ),
  );
}
