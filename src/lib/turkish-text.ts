const withoutMarks = /\p{M}/gu;

/**
 * A text without case and diacritics by Turkish rules, for comparing and searching what people
 * typed: `İSTANBUL`, `Istanbul` and `ıstanbul` are one.
 */
export function foldTurkish(text: string): string {
  return (
    text
      .toLocaleLowerCase('tr')
      // A dotless ı has no mark to strip, yet is typed as i on keyboards without it.
      .replaceAll('ı', 'i')
      .normalize('NFD')
      .replace(withoutMarks, '')
      .trim()
  );
}

/** Whether two texts are the same to a Turkish reader, whatever their case and diacritics. */
export function sameTurkish(first: string, second: string): boolean {
  return foldTurkish(first) === foldTurkish(second);
}

/** Whether `text` holds `part`, whatever their case and diacritics; an empty part is always held. */
export function includesTurkish(text: string, part: string): boolean {
  return foldTurkish(text).includes(foldTurkish(part));
}

const collator = new Intl.Collator('tr', { sensitivity: 'variant', numeric: true });

/** Order of the Turkish alphabet (c before ç, ı before i), for `Array.prototype.sort`. */
export function compareTurkish(first: string, second: string): number {
  return collator.compare(first, second);
}
