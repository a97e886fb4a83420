import { sameTurkish } from '../../lib/turkish-text.ts';

/**
 * A name for the copy of a boat or tour that none of the others has yet: `Gülşah (kopya)`, then
 * `Gülşah (kopya 2)`. A long name is cut so that the whole is not longer than `maxLength`.
 */
export function nameOfCopy(
  name: string,
  {
    word,
    taken,
    maxLength,
  }: {
    /** What a copy is called in the reader's language. */
    word: string;
    taken: readonly string[];
    maxLength: number;
  },
): string {
  for (let count = 1; ; count += 1) {
    const mark = ` (${count === 1 ? word : `${word} ${count}`})`;
    const copy = `${name.slice(0, maxLength - mark.length).trimEnd()}${mark}`;
    if (!taken.some((other) => sameTurkish(other, copy))) return copy;
  }
}
