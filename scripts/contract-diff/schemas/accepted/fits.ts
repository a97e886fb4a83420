import { canonical, isObject, type Json } from '../../lib/json.ts';
import { isTaken, isWholeKnown } from './exclusive.ts';
import { propertyOf } from './intersect.ts';
import { type Place, type Shape, typeOf } from './shape.ts';
import { accepts } from './simplify/simplify.ts';
import type { Read } from './view.ts';

/** Whether a shape surely accepts a value, whatever the value holds; false where that cannot be told. */
export function fits(shape: Shape, value: Json, read: Read): boolean {
  if (!isWholeKnown(shape) || shape.formats.length > 0 || !accepts(shape, value)) return false;
  const isWithin = (size: number, kind: string) =>
    size >= (shape.sizes[`min${kind}`] ?? 0) && size <= (shape.sizes[`max${kind}`] ?? Infinity);
  if (Array.isArray(value)) {
    const isRepeated = new Set(value.map(canonical)).size < value.length;
    return (
      isWithin(value.length, 'Items') &&
      !shape.contains &&
      !(shape.isUnique && isRepeated) &&
      value.every((item, index) => fitsPlace(shape.prefix[index] ?? shape.items, item, read))
    );
  }
  if (!isObject(value)) return true;
  const entries = Object.entries(value);
  return (
    isWithin(entries.length, 'Properties') &&
    shape.propertyNames.length === 0 &&
    [...shape.required].every((name) => Object.hasOwn(value, name)) &&
    entries.every(([name, inner]) => fitsPlace(propertyOf(shape, name), inner, read))
  );
}

function fitsPlace(place: Place, value: Json, read: Read): boolean {
  if (place.length === 0) return true;
  const shapes = [...read(place).alternatives.values()].flat();
  const fitting = shapes.filter(
    (shape) => shape.types.has(typeOf(value)) && fits(shape, value, read),
  );
  return fitting.length > 0 && isTaken(fitting);
}
