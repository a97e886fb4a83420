import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { type Bundle, readImports } from './imports.ts';

/** The name of a module is its specifier too; `library` has another one. */
const idOf = (from: string) => (from === 'alias' ? 'library' : from);

/** Reads modules by their names. */
function importsOf(sources: Record<string, string>) {
  const exportsOf = (code: string) =>
    [...code.matchAll(/export (?:const|function) (\w+)/g)].map(([, name]) => name);
  const importedBy = (code: string) => [
    ...new Set([...code.matchAll(/(?:from|import) '(\w+)'/g)].map(([, from = '']) => idOf(from))),
  ];
  const bundle = {
    getModuleIds: () => Object.keys(sources).values(),
    getModuleInfo: (id: string) => ({
      id,
      code: sources[id] ?? null,
      importedIds: importedBy(sources[id] ?? ''),
      exports: exportsOf(sources[id] ?? ''),
    }),
    parse: (code: string) => parseAst(code),
    resolve: async (from: string) => ({ id: idOf(from) }),
    // Of what the bundler tells, this is all that is asked for.
  } as unknown as Bundle;
  return readImports(bundle);
}

const LIBRARY = {
  library: `export { one } from 'first'; export { two as deux } from 'second'; export * from 'third';`,
  first: 'export const one = 1;',
  second: 'export const two = 2;',
  third: 'export const three = 3;',
};

test('a file that passes on what others export stands for what is asked of it', async () => {
  const imports = await importsOf({
    ...LIBRARY,
    page: `import { deux } from 'library'; import { three } from 'library'; export const page = deux + three;`,
  });
  expect(imports.get('page')).toEqual(['second', 'third']);
});

test('also by way of another such file', async () => {
  const imports = await importsOf({
    ...LIBRARY,
    around: `import { one } from 'library'; export { one as un };`,
    page: `import { un } from 'around'; export const page = un;`,
  });
  expect(imports.get('page')).toEqual(['first']);
});

test('also asked for by several names', async () => {
  const imports = await importsOf({
    ...LIBRARY,
    page: `import { one } from 'library'; import { deux } from 'alias'; export const page = one + deux;`,
  });
  expect(imports.get('page')).toEqual(['first', 'second']);
});

test('taken whole, or for what cannot be told, it is needed itself', async () => {
  const imports = await importsOf({
    ...LIBRARY,
    whole: `import * as all from 'library'; export const page = all;`,
    unknown: `import { four } from 'library'; export const page = four;`,
    effect: `import 'library'; export const page = 1;`,
  });
  for (const page of ['whole', 'unknown', 'effect'])
    expect(imports.get(page), page).toEqual(['library']);
  expect(imports.get('library')).toEqual(['first', 'second', 'third']);
});

test('a file that does something of its own is needed with all it imports', async () => {
  const imports = await importsOf({
    ...LIBRARY,
    own: `import { one } from 'first'; import { two } from 'second'; export { one }; export const more = two;`,
    page: `import { one } from 'own'; export const page = one;`,
  });
  expect(imports.get('page')).toEqual(['own']);
});
