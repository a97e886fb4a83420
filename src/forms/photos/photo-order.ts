import type { Photo } from './photo.ts';

/** The photos with those of `keys` taken out and put, in their order, before or after the photo `target`. */
export function movedTo(
  photos: readonly Photo[],
  keys: ReadonlySet<string>,
  target: string,
  side: 'before' | 'after',
): readonly Photo[] {
  const rest = photos.filter(({ key }) => !keys.has(key));
  const at = rest.findIndex(({ key }) => key === target);
  // Dropped upon itself.
  if (at < 0) return photos;
  return rest.toSpliced(
    side === 'before' ? at : at + 1,
    0,
    ...photos.filter(({ key }) => keys.has(key)),
  );
}

/** The photos with the one of `key` at `place`, from 0; out of bounds it stays at the end it is at. */
export function movedToPlace(
  photos: readonly Photo[],
  key: string,
  place: number,
): readonly Photo[] {
  const photo = photos.find((each) => each.key === key);
  if (!photo) return photos;
  const rest = photos.filter((each) => each !== photo);
  return rest.toSpliced(Math.max(0, Math.min(place, rest.length)), 0, photo);
}

/** Images at the service in the order of the list. */
export function storedOrder(photos: readonly Photo[]): number[] {
  return photos.flatMap(({ imageId }) => imageId ?? []);
}

export function isSameOrder(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
