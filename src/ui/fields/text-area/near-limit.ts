/** Whether so little is left of `limit` characters, a tenth, that a person wants to know. */
export function isNearLimit(length: number, limit: number): boolean {
  return length >= limit * 0.9;
}
