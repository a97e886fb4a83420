import type { Mutant } from './mutant.ts';

type Change = Pick<Mutant, 'name' | 'file' | 'find' | 'replace'>;

/** The source with its one mistake. Throws unless the place is there exactly once. */
export function changed(source: string, { name, file, find, replace }: Change): string {
  const [before, after, ...more] = source.split(find);
  if (before === undefined || after === undefined || more.length > 0) {
    const count = source.split(find).length - 1;
    throw new Error(`"${name}": mocks/${file} has its place ${count} times, not once:\n${find}`);
  }
  return `${before}${replace}${after}`;
}
