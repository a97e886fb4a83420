/**
 * The identifier of a record written in an address: a whole number from 1 on, without leading
 * zeros. Undefined for anything else.
 */
export function parseId(text: string): number | undefined {
  if (!/^[1-9]\d*$/.test(text)) return undefined;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : undefined;
}
