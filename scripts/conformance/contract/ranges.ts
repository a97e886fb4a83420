/** What the names of the two ends of a range begin or end with. */
const ENDS: readonly (readonly [begin: RegExp, end: string])[] = [
  [/^start/u, 'end'],
  [/^from$/u, 'to'],
  [/From$/u, 'To'],
  [/^min/u, 'max'],
];

/** `endDate` of `startDate`, `createdTo` of `createdFrom`, `maxPrice` of `minPrice`: the other end of what a name begins. */
export function otherEnds(name: string): string[] {
  return ENDS.filter(([begin]) => begin.test(name)).map(([begin, end]) => name.replace(begin, end));
}

const IN_ORDER = /not before|not below|after its start/u;

/** Whether the contract says of the end of a range that it does not come before its beginning. */
export const isInOrder = (description: string | undefined): boolean =>
  IN_ORDER.test(description ?? '');

type End = string | number;

const isEnd = (value: unknown): value is End =>
  typeof value === 'string' || typeof value === 'number';

/** Two ends the wrong way round; undefined where they are no two that have an order. */
export function backwards(first: unknown, last: unknown): [End, End] | undefined {
  if (!isEnd(first) || !isEnd(last) || typeof first !== typeof last || first === last)
    return undefined;
  return first < last ? [last, first] : [first, last];
}
