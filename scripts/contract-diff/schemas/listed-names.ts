import { propertyOf } from './accepted/intersect.ts';
import type { Place, Shape } from './accepted/shape.ts';
import { isNever } from './accepted/simplify/trivial.ts';
import type { Read } from './accepted/view.ts';

/** One shape with how its places are read. */
interface Named {
  shape: Shape;
  read: Read;
}

/**
 * Two objects, those of them that list their names as objects which are closed to all but the properties of these names:
 * where the other one is closed in that way, or names a property that is listed no more. Elsewhere names are compared as
 * such.
 */
export function withListedNames(base: Named, revision: Named): [Shape, Shape] {
  const [had, has] = [namesOf(base), namesOf(revision)];
  const isLost = [...base.shape.properties].some(
    ([name, place]) => has && !has.includes(name) && !isNever(place),
  );
  if (has && (isLost || isClosed(base.shape))) {
    return [had ? closedTo(had, base.shape) : base.shape, closedTo(has, revision.shape)];
  }
  if (had && isClosed(revision.shape)) return [closedTo(had, base.shape), revision.shape];
  return [base.shape, revision.shape];
}

const isClosed = ({ additional, propertyNames }: Shape) =>
  isNever(additional) && propertyNames.length === 0;

/** The names that an object may have, where they are listed. */
function namesOf({ shape: { propertyNames, opaque }, read }: Named): string[] | undefined {
  // What a condition names besides is not left over: it is compared as it is written.
  if (propertyNames.length === 0 || opaque.unevaluatedProperties !== undefined) return undefined;
  const texts = read(propertyNames).shapes.get('string') ?? [];
  if (texts.some(({ values }) => values === undefined)) return undefined;
  return texts.flatMap(({ values = [] }) => values.filter((value) => typeof value === 'string'));
}

function closedTo(names: readonly string[], shape: Shape): Shape {
  const pointer = shape.propertyNames[0]?.pointer ?? shape.pointer;
  const placeOf = (name: string): Place => {
    const place = propertyOf(shape, name);
    return place.length > 0 ? place : [{ value: true, pointer }];
  };
  return {
    ...shape,
    properties: new Map(names.map((name) => [name, placeOf(name)])),
    patternProperties: new Map(),
    propertyNames: [],
    additional: [{ value: false, pointer }],
    isAdditionalSaid: true,
  };
}
