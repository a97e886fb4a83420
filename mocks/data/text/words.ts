const ONES = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const TENS = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'];

/** A whole number from 1 to 99 in Turkish words. */
export function inWords(number: number): string {
  return `${TENS[Math.floor(number / 10)]} ${ONES[number % 10]}`.trim();
}

/** `a, b ve c`. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ve ${last}`;
}

/** A text that begins with a capital letter. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
}
