/**
 * Whether eleven digits are a Turkish national identity number: the first is not 0, the tenth follows from the nine
 * before it, the last from all ten.
 */
export function isNationalId(text: string): boolean {
  if (!/^[1-9][0-9]{10}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const sum = (some: readonly number[]) => some.reduce((total, digit) => total + digit, 0);
  const first = digits.slice(0, 9);
  const odd = sum(first.filter((_, index) => index % 2 === 0));
  const even = sum(first.filter((_, index) => index % 2 === 1));
  return (odd * 7 + even * 9) % 10 === digits[9] && sum(digits.slice(0, 10)) % 10 === digits[10];
}
