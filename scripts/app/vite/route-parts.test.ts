import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partOf, partRouteTree } from './route-parts.ts';

const whole = readFileSync('generated/routeTree.gen.ts', 'utf8');
const { first, ...parts } = partRouteTree(whole);

const imported = (code: string) =>
  [...code.matchAll(/^import \{ Route as \w+ \} from '(.*)';$/gm)].map(([, file]) => file ?? '');
const ROOT = './../src/routes/__root';

test('every route is in one of the parts, and the root in all', () => {
  expect(imported(first)).toEqual(imported(whole).filter((file) => !partOf(file)));
  expect(imported(first)).toContain(ROOT);
  for (const [name, code] of Object.entries(parts)) {
    expect(imported(code)).toEqual([
      ROOT,
      ...imported(whole).filter((file) => partOf(file) === name),
    ]);
  }
});

test('none uses what only another declares', () => {
  const values = (code: string) => code.replaceAll(/^(?:export )?interface [\s\S]*?^}$/gm, '');
  const declared = (code: string) =>
    new Set([...code.matchAll(/^(?:import \{ Route as|const) (\w+)/gm)].map(([, name]) => name));
  const all = declared(whole);
  for (const code of [first, ...Object.values(parts)]) {
    const own = declared(code);
    const missing = [...all].filter(
      (name) => !own.has(name) && new RegExp(`(?<!typeof )\\b${name}\\b`).test(values(code)),
    );
    expect(missing).toEqual([]);
  }
});

test('the outermost routes of a part are handed on, those below stand in them', () => {
  const exported = (code: string) =>
    /^export const routes = \[(.*)\];$/m.exec(code)?.[1]?.split(', ');
  expect(exported(parts.further)).toEqual(expect.arrayContaining(['SignedInRouteWithChildren']));
  expect(exported(parts.further)).not.toContain('SignedInCaptainRouteRouteWithChildren');
  expect(exported(parts.content)).toEqual(
    expect.arrayContaining(['CompareRoute', 'FavouritesRoute', 'contentAboutRoute']),
  );
  expect(exported(parts.offers)).toEqual(
    expect.arrayContaining(['BoatsIndexRoute', 'ToursTourIdIndexRoute', 'DestinationsSlugRoute']),
  );
});

test('says so when there is nothing to part', () => {
  expect(() => partRouteTree(first)).toThrow('src/routes');
});
