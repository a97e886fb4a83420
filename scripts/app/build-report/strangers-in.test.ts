import { expect, it } from 'vitest';
import { strangersIn } from './strangers-in.ts';

const isOfTheArea = (module: string) => module.startsWith('admin/');
const modules: Record<string, string[]> = {
  home: ['home.tsx'],
  'admin/page': ['admin/page.tsx'],
  _parts: ['ui/button.tsx'],
  _mixed: ['ui/list.tsx', 'admin/words.ts'],
};
const modulesOf = (key: string) => modules[key] ?? [];

it('finds a module of the area in what another page loads, at any depth, and names the way', () => {
  const chunks = {
    home: { isEntry: true, dynamicImports: ['later'] },
    later: { imports: ['_parts'] },
    _parts: { imports: ['_mixed'] },
    _mixed: {},
    'admin/page': { imports: ['_mixed'] },
  };
  expect(strangersIn(chunks, modulesOf, isOfTheArea)).toEqual([
    { page: 'later', chunk: '_mixed', module: 'admin/words.ts' },
  ]);
});

it('lets the area have what is its own, and others name it without loading it', () => {
  const chunks = {
    home: { isEntry: true, imports: ['_parts'], dynamicImports: ['admin/page'] },
    _parts: {},
    _mixed: {},
    'admin/page': { imports: ['_mixed', '_parts'], dynamicImports: ['viewer'] },
    // What a page of the area alone loads later may lean on it.
    viewer: { imports: ['admin/page'] },
  };
  expect(strangersIn(chunks, modulesOf, isOfTheArea)).toEqual([]);
});
