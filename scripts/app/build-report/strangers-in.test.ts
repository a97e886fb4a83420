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
    home: { isEntry: true, imports: ['_parts'] },
    _parts: { imports: ['_mixed'] },
    _mixed: {},
    'admin/page': { isDynamicEntry: true, imports: ['_mixed'] },
  };
  expect(strangersIn(chunks, modulesOf, isOfTheArea)).toEqual([
    { page: 'home', chunk: '_mixed', module: 'admin/words.ts' },
  ]);
});

it('lets the area have what is its own, and others name it without loading it', () => {
  const chunks = {
    home: { isEntry: true, imports: ['_parts'], dynamicImports: ['admin/page'] },
    _parts: {},
    _mixed: {},
    'admin/page': { isDynamicEntry: true, imports: ['_mixed', '_parts'] },
  };
  expect(strangersIn(chunks, modulesOf, isOfTheArea)).toEqual([]);
});
