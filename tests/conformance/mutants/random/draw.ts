import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomOf } from '../../../../mocks/lib/random.ts';
import type { Mistake, Mutant } from '../mutant.ts';
import { areasOf } from './area.ts';
import { type Change, changesOf } from './places.ts';

/** What the mock does about the contract; the rest serves it, or is data. */
const FOLDERS = ['handlers', 'rules', 'views'];

function sourcesOf(): Map<string, string> {
  const names = FOLDERS.flatMap((folder) =>
    readdirSync(join('mocks', folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(folder, name)),
  );
  return new Map(names.toSorted().map((name) => [name, readFileSync(join('mocks', name), 'utf8')]));
}

/**
 * Mistakes drawn from all that can be made in files whose name holds `within`. Every file has one before any has
 * a second; in each, all kinds of mistakes are as likely, however many places there are for one.
 */
export function drawn(count: number, seed: number, within: string): Mutant[] {
  const random = randomOf(`random mutants ${seed}`);
  const sources = sourcesOf();
  const areaOf = areasOf(sources);
  const left = [...sources]
    .filter(([file]) => file.includes(within))
    .map(([file, source]) => ({ file, source, changes: changesOf(source) }))
    .filter(({ changes }) => changes.length > 0);
  const mutants: Mutant[] = [];
  while (mutants.length < count && left.some(({ changes }) => changes.length > 0))
    for (const { file, source, changes } of random.some(left, left.length)) {
      if (mutants.length === count || changes.length === 0) continue;
      const kind = random.pick([...new Set(changes.map((change) => change.kind))]);
      const change = random.pick(changes.filter((each) => each.kind === kind));
      changes.splice(changes.indexOf(change), 1);
      mutants.push({ ...mistake(file, source, change), area: areaOf(file, change.start) });
    }
  return mutants;
}

/** The drawn mistake of a name, for whom only the name was told. */
export function drawnMistake(name: string): Mistake | undefined {
  const [file = ''] = name.split(':');
  const source = sourcesOf().get(file);
  if (source === undefined) return undefined;
  return changesOf(source)
    .map((change) => mistake(file, source, change))
    .find((each) => each.name === name);
}

/** A change as a mistake: with as many lines around it as make its place the only one in the file. */
function mistake(file: string, source: string, { kind, start, end, text }: Change): Mistake {
  const before = source.slice(0, start).split('\n');
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 1;
  let from = start - column + 1;
  const lineEnd = source.indexOf('\n', end);
  const to = lineEnd === -1 ? source.length : lineEnd;
  while (source.split(source.slice(from, to)).length > 2)
    from = source.lastIndexOf('\n', from - 2) + 1;
  return {
    // Changes of one kind may begin at the same place, and end elsewhere.
    name: `${file}:${line}:${column}+${end - start} ${kind}`,
    what: `${short(source.slice(start, end))} → ${short(text) || 'nothing'}`,
    file,
    find: source.slice(from, to),
    replace: source.slice(from, start) + text + source.slice(end, to),
  };
}

/** A piece of code on one line, less the comma that goes with it. */
const short = (code: string): string => {
  const line = code
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^, | ?, ?$/g, '')
    .trim();
  return line.length > 90 ? `${line.slice(0, 87)}…` : line;
};
