const COLLATOR = new Intl.Collator('tr');

/** Characters of texts that are kept converted; when there are more, all are forgotten. */
const MOST_CHARACTERS = 8_000_000;

/** The same function, for searching through thousands of texts: it converts each once. */
function onceEach(convert: (text: string) => string): (text: string) => string {
  const converted = new Map<string, string>();
  let characters = 0;
  return (text) => {
    const known = converted.get(text);
    if (known !== undefined) return known;
    if (characters > MOST_CHARACTERS) {
      converted.clear();
      characters = 0;
    }
    const made = convert(text);
    converted.set(text, made);
    characters += text.length + made.length;
    return made;
  };
}

const lowerCase = onceEach((text) => text.toLocaleLowerCase('tr'));

/** A text without letter case and diacritics by Turkish rules, for comparing: İstanbul, Istanbul and ISTANBUL are one. */
export const fold = onceEach((text) =>
  text
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, ''),
);

/** The same of a text that is looked for, around which blanks do not count. */
export const sought = (text: string): string => fold(text.trim());

/** Whether `text` contains `part`, letter case aside by Turkish rules: I is ı, and İ is i. */
export function contains(text: string | null | undefined, part: string): boolean {
  return text !== null && text !== undefined && lowerCase(text).includes(lowerCase(part.trim()));
}

/** Whether `text` contains `part`, letter case and diacritics aside: isil finds Işıl. */
export function resembles(text: string | null | undefined, part: string): boolean {
  return text !== null && text !== undefined && fold(text).includes(sought(part));
}

/** Order of two texts in a Turkish alphabet, for `sort`. */
export const byText = (a: string, b: string): number => COLLATOR.compare(a, b);

/** A character that can be seen: no blank, nothing that controls, joins or fills. */
const VISIBLE = /[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A text that says something; null for one that shows nothing. */
export const shownText = (text: string | null | undefined): string | null =>
  text && VISIBLE.test(text) ? text : null;
