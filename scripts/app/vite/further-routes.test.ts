import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isFurther, partRouteTree } from './further-routes.ts';

const whole = readFileSync('generated/routeTree.gen.ts', 'utf8');
const { firstTree, furtherRoutes } = partRouteTree(whole);

const imported = (code: string) =>
  [...code.matchAll(/^import \{ Route as \w+ \} from '(.*)';$/gm)].map(([, file]) => file ?? '');
const ROOT = './../src/routes/__root';

test('every route is in one of the two, and the root in both', () => {
  expect(imported(firstTree)).toEqual(imported(whole).filter((file) => !isFurther(file)));
  expect(imported(furtherRoutes)).toEqual([ROOT, ...imported(whole).filter(isFurther)]);
  expect(imported(firstTree)).toContain(ROOT);
});

test('neither uses what only the other declares', () => {
  const values = (code: string) => code.replaceAll(/^(?:export )?interface [\s\S]*?^}$/gm, '');
  const declared = (code: string) =>
    new Set([...code.matchAll(/^(?:import \{ Route as|const) (\w+)/gm)].map(([, name]) => name));
  function missing(code: string, other: string): (string | undefined)[] {
    const own = declared(code);
    return [...declared(other)].filter(
      (name) => !own.has(name) && new RegExp(`(?<!typeof )\\b${name}\\b`).test(values(code)),
    );
  }
  expect(missing(firstTree, furtherRoutes)).toEqual([]);
  expect(missing(furtherRoutes, firstTree)).toEqual([]);
});

test('the outermost of the further routes are handed on, those below stand in them', () => {
  const exported = /^export const furtherRoutes = \[(.*)\];$/m
    .exec(furtherRoutes)?.[1]
    ?.split(', ');
  expect(exported).toEqual(
    expect.arrayContaining(['SignedInRouteWithChildren', 'CompareRoute', 'contentAboutRoute']),
  );
  expect(exported).not.toContain('SignedInCaptainRouteRouteWithChildren');
});

test('says so when there is nothing to part', () => {
  expect(() => partRouteTree(firstTree)).toThrow('src/routes');
});
