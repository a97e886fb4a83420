import { describe, expect, test } from 'vitest';
import { gather } from './gather.ts';
import type { Group } from './group.ts';

/** `row` says of each load whether it fetches the group, by 0 and 1. */
function group(name: string, bytes: number, row: string, rest: Partial<Group> = {}): Group {
  return {
    modules: [name],
    bytes,
    loads: Uint8Array.from(row, Number),
    kind: 'shared',
    imports: new Set(),
    ...rest,
  };
}
const filesOf = (groups: readonly Group[]) =>
  groups.map(({ modules }) => [...modules].sort().join(' ')).sort();

describe('what several pages share is one file', () => {
  test('where the same pages load it', () => {
    const groups = [group('a', 5000, '11'), group('b', 5000, '11')];
    expect(filesOf(gather(groups, [1, 1]))).toEqual(['a b']);
  });

  test('where what one page loads in vain is little', () => {
    const groups = [group('a', 5000, '111'), group('b', 200, '110')];
    expect(filesOf(gather(groups, [1, 1, 1]))).toEqual(['a b']);
  });

  test('and not where a page would load much in vain', () => {
    const groups = [group('a', 50_000, '110'), group('b', 50_000, '011')];
    expect(filesOf(gather(groups, [1, 1, 1]))).toEqual(['a', 'b']);
  });

  test('as the page says that most people open', () => {
    const groups = () => [group('a', 5000, '110'), group('b', 1500, '011')];
    expect(filesOf(gather(groups(), [1, 8, 1]))).toEqual(['a b']);
    expect(filesOf(gather(groups(), [9, 8, 1]))).toEqual(['a', 'b']);
  });

  test('and never with what administrators alone may load', () => {
    const groups = [group('a', 500, '11'), group('b', 500, '11', { kind: 'administration' })];
    expect(filesOf(gather(groups, [1, 1]))).toEqual(['a', 'b']);
  });
});

describe('what a file imports counts as well', () => {
  test('a page that would load it in vain keeps the files apart', () => {
    const deep = () => group('deep', 90_000, '10');
    const first = (imports: Group[]) => group('a', 100, '10', { imports: new Set(imports) });
    const other = () => group('b', 100, '11');
    expect(filesOf(gather([first([]), other()], [1, 1]))).toEqual(['a b']);
    const of = deep();
    expect(filesOf(gather([of, first([of]), other()], [1, 1]))).toContain('b');
  });

  test('no file comes to import itself by way of another', () => {
    const end = group('end', 100, '111');
    const between = group('between', 90_000, '100', { imports: new Set([end]) });
    const start = group('start', 100, '111', { imports: new Set([between]) });
    const files = gather([end, between, start], [1, 1, 1]);
    for (const file of files) {
      const seen = new Set(file.imports);
      for (const each of seen) for (const next of each.imports) seen.add(next);
      expect(seen.has(file), file.modules.join(' ')).toBe(false);
    }
  });
});
