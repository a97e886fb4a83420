/** First letters of the first and the last word of a name, upper case by Turkish rules. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return chosen.map((word = '') => Array.from(word)[0]?.toLocaleUpperCase('tr') ?? '').join('');
}
