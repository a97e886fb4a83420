/** Lower case by Turkish rules: I becomes ı, İ becomes i. */
export const lowerCase = (text: string) => text.toLocaleLowerCase('tr');

/** Upper case by Turkish rules: i becomes İ. */
export const upperCase = (text: string) => text.toLocaleUpperCase('tr');

/** Without case and without what Turkish letters carry: Iğdır, ığdir and IGDIR are the same. */
export function folded(text: string): string {
  return lowerCase(text).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');
}

/** A piece from the middle of a text, at most so many letters. */
export function middlePart(text: string, length: number): string {
  const [word = ''] = text.split(' ').sort((a, b) => b.length - a.length);
  return word.slice(0, length);
}
