/** The first of each column, then the second of each, and so on: what time cuts off is then the same of all. */
export function inTurns<T>(columns: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...columns.map(({ length }) => length));
  return Array.from({ length: longest }, (_row, index) =>
    columns.flatMap((column) => column.slice(index, index + 1)),
  ).flat();
}
