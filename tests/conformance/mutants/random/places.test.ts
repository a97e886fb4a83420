import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changed as withMistake } from '../change.ts';
import { drawn, drawnMistake } from './draw.ts';
import { changesOf } from './places.ts';

const changed = (source: string): string[] =>
  changesOf(source).map(
    ({ start, end, text }) => source.slice(0, start) + text + source.slice(end),
  );

describe('the changes of a source', () => {
  it.each([
    ['if (a) b();', ['if (!(a)) b();', 'if (true) b();', 'if (false) b();', 'if (a) ;']],
    [
      'return a ? b : c;',
      ['return !(a) ? b : c;', 'return true ? b : c;', 'return false ? b : c;'],
    ],
    ['return a && b;', ['return a || b;', 'return a;', 'return b;']],
    ['return a ?? b;', ['return a;', 'return b;']],
    ['return a <= b;', ['return a < b;']],
    ['return a === b;', ['return a !== b;']],
    ['return a + 1;', ['return a - 1;', 'return a + 2;']],
    ["return 'a' + b;", []],
    ['return a.filter((b) => b.c);', ['return a;', 'return a.filter((b) => !(b.c));']],
    ['return a.toSorted(b);', ['return a;']],
    ['return a.some(b);', ['return a.every(b);']],
    ['return { a, ...b };', ['return { ...b };', 'return { a };']],
    ['return [a, ...b()];', ['return [...b()];', 'return [a];']],
    ['return { status: 404 };', ['return {  };']],
    ['a = b;', [';']],
    ['const a: 1 | 2 = b as 1;', []],
  ])('%s', (statement, expected) => {
    const around = (inner: string) => `function f() { ${inner} }`;
    expect(changed(around(statement)).toSorted()).toEqual(expected.map(around).toSorted());
  });

  it('leaves declarations and tables of constants whole', () => {
    expect(changed("import a from 'b'; type C = 1; const d = { e: f }; g(d);")).toEqual([]);
  });
});

describe('mistakes drawn', () => {
  const mistakes = drawn(400, 1, '');

  it('are the same for a seed, and others for another', () => {
    expect(drawn(400, 1, '')).toEqual(mistakes);
    expect(drawn(400, 2, '')).not.toEqual(mistakes);
  });

  it('have every file once before one has a second', () => {
    const few = drawn(100, 1, '').map(({ file }) => file);
    expect(new Set(few).size).toBe(100);
  });

  it.each(mistakes)('$name: is source, has an area and comes back by its name', (mutant) => {
    const { area, ...mistake } = mutant;
    const source = readFileSync(join('mocks', mutant.file), 'utf8');
    expect(() => stripTypeScriptTypes(withMistake(source, mutant))).not.toThrow();
    expect(area.length).toBeGreaterThan(0);
    expect(drawnMistake(mutant.name)).toEqual(mistake);
  });
});
