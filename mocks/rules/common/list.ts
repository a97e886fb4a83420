/** Most records that a list without pages answers, unless the contract says another number. */
const LONGEST_LIST = 1000;

/** What a list without pages answers: the first `most` of its records. */
export function capped<T>(items: readonly T[], most = LONGEST_LIST): T[] {
  return items.slice(0, most);
}
