/** Most records that a list without pages answers, unless the contract says another number. */
const MAX_LIST_LENGTH = 1000;

/** What a list without pages answers: the first `most` of its records, or as many of a later part. */
export function capped<T>(items: readonly T[], most = MAX_LIST_LENGTH, part = 0): T[] {
  return items.slice(part * most, (part + 1) * most);
}

/** The part of a list inside an object that `part` asks for; the object tells beside it how many there are. */
export const partOf = <T>(items: readonly T[], part = 0): T[] =>
  capped(items, MAX_LIST_LENGTH, part);
