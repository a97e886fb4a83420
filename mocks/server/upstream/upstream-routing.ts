import type { Operation } from '../../engine/contract/operation.ts';

/** Which operations a service behind is asked for, by operationId or tag. */
interface UpstreamRouting {
  /** These alone; all when empty. */
  upstreamOnly: readonly string[];
  /** These never. */
  mockOnly: readonly string[];
}

type Named = Pick<Operation, 'id' | 'tag'>;

/** Whether the service behind is asked for an operation. */
export function isRoutedUpstream({ upstreamOnly, mockOnly }: UpstreamRouting) {
  const [only, never] = [new Set(upstreamOnly), new Set(mockOnly)];
  const isAmong = (names: ReadonlySet<string>, { id, tag }: Named) =>
    names.has(id) || names.has(tag);
  return (operation: Named): boolean =>
    !isAmong(never, operation) && (only.size === 0 || isAmong(only, operation));
}

/** How many letters have to be put in, left out or changed to make one text of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const change = letter === other[column - 1] ? 0 : 1;
      const [left = 0, above = 0, before = 0] = [next[column - 1], row[column], row[column - 1]];
      next.push(Math.min(left + 1, above + 1, before + change));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Names that are shown for one that is wrong. */
const SHOWN = 3;

/** What is wrong with names of operations or tags, with the nearest there are; undefined when all are known. */
export function namesProblem(names: readonly string[], operations: readonly Named[]) {
  const known = [...new Set(operations.flatMap(({ id, tag }) => [id, tag]))];
  for (const name of names) {
    if (known.includes(name)) continue;
    const asked = name.toLowerCase();
    const near = known
      .map((candidate) => ({ candidate, away: distance(asked, candidate.toLowerCase()) }))
      .sort((one, other) => one.away - other.away)
      .slice(0, SHOWN)
      .map(({ candidate }) => candidate);
    return `The contract has no operation or tag ${name}. Nearest: ${near.join(', ')}.`;
  }
  return undefined;
}
