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
];

/** Texts within a length, counted as JSON Schema counts them, that programs often handle wrongly. */
export function oddTexts(maxLength = 100): string[] {
  return TEXTS.filter((text) => [...text].length <= maxLength);
}
