const COLLATOR = new Intl.Collator('tr');

/** A text without letter case and diacritics by Turkish rules, for comparing: İstanbul, Istanbul and ISTANBUL are one. */
export function fold(text: string): string {
  return text
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');
}

/** Whether `text` contains `part`, letter case aside by Turkish rules: I is ı, and İ is i. */
export function contains(text: string | null | undefined, part: string): boolean {
  return text?.toLocaleLowerCase('tr').includes(part.toLocaleLowerCase('tr')) ?? false;
}

/** Whether `text` contains `part`, letter case and diacritics aside: isil finds Işıl. */
export function resembles(text: string | null | undefined, part: string): boolean {
  return text !== null && text !== undefined && fold(text).includes(fold(part));
}

/** Order of two texts in a Turkish alphabet, for `sort`. */
export const byText = (a: string, b: string): number => COLLATOR.compare(a, b);
