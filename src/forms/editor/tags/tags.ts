import { sameTurkish } from '../../../lib/turkish-text.ts';

/** Whether a name stands in the list, whatever its case and accents. */
export function holdsTag(tags: readonly string[], name: string): boolean {
  return tags.some((tag) => sameTurkish(tag, name));
}

/** The list with a name at its end, without spaces around it; as it is when the name is blank or stands there. */
export function withTag(tags: readonly string[], name: string): string[] {
  const tag = name.trim();
  return tag === '' || holdsTag(tags, tag) ? [...tags] : [...tags, tag];
}
