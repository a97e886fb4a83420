const TEXTS = [
  'Iğdır İnciraltı ŞÇÖÜ',
  '\'"; DROP TABLE boats; --',
  '<script>alert(1)</script>',
  '👩‍✈️🌊⛵️',
  '%00%0d%0a../../etc/passwd',
  '(.*)+[a-z\\',
  '#{7*7}{{7*7}}',
  '_ % * ?',
  '٣ 漢字 ‮abc',
  // What C ends a text with, and PostgreSQL keeps in none: whoever does not take it says so.
  'Denizden \u0000gelen\u0000 ses',
];

/** A text of letters alone, which whoever takes odd texts takes. */
export const PLAIN_TEXT = 'Denizden gelen ses';

/** The same with what shows nothing between its letters: the contract welcomes it there (policy, Texts). */
export const CONTROL_TEXTS: readonly string[] = [
  'Deniz\u0001den\u0007 \u001bgelen\u007f s\u0085es',
];

/** Texts within a length, counted as JSON Schema counts them, that programs often handle wrongly. */
export function oddTexts(maxLength = 100): string[] {
  return [...TEXTS, ...CONTROL_TEXTS].filter((text) => [...text].length <= maxLength);
}
