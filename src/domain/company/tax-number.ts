/**
 * Whether a tax number looks unlike one: 10 digits for a company, 11 for a person. It may be accepted all the same.
 * What is shorter than `shortest`, the contract's limit where it is typed, is refused there and no question here.
 */
export function isUnusualTaxNumber(text: string, shortest: number): boolean {
  const typed = text.trim();
  return typed.length >= shortest && !/^[0-9]{10,11}$/.test(typed);
}
