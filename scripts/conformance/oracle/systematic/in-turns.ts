import { hashOf } from '../model/pool.ts';

/** The first of each column, then the second of each, and so on: what time cuts off is then the same of all. */
export function inTurns<T>(columns: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...columns.map(({ length }) => length));
  return Array.from({ length: longest }, (_row, index) =>
    columns.flatMap((column) => column.slice(index, index + 1)),
  ).flat();
}

/** The share that one of several machines takes first, each case on the same one with every seed; then the others. */
export function ownFirst<T>(
  all: readonly T[],
  nameOf: (one: T) => string,
  { index, total }: { index: number; total: number },
): T[] {
  const isOwn = (one: T) => hashOf(nameOf(one)) % total === index - 1;
  return [...all.filter(isOwn), ...all.filter((one) => !isOwn(one))];
}
