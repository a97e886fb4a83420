import { expect, test } from 'vitest';
import { loadsOf } from './loads.ts';

const page = (route: string) =>
  `/app/src/routes/${route}.tsx?tsr-split=component---loader---notFoundComponent`;
const OFFERS = '/app/generated/routeTree.gen.ts?offers';
const FURTHER = '/app/generated/routeTree.gen.ts?further';

test('a page is loaded with its routes and the layouts around it; what loads by itself is loaded alone', () => {
  const layout = page('_signed-in/captain/route');
  const roots = [
    page('index'),
    page('boats.index'),
    layout,
    page('_signed-in/captain/finance.index'),
    '/app/src/map/chart.tsx',
    OFFERS,
    FURTHER,
  ];
  expect(loadsOf(roots).map((load) => load.roots)).toEqual([
    [page('index')],
    [page('boats.index'), OFFERS],
    [layout, FURTHER],
    [page('_signed-in/captain/finance.index'), layout, FURTHER],
    ['/app/src/map/chart.tsx'],
    [OFFERS],
    [FURTHER],
  ]);
});

test('the first pages count most, what loads later least', () => {
  const [first, other, later] = loadsOf([page('index'), page('privacy'), '/app/src/map/chart.tsx']);
  expect(first?.weight).toBeGreaterThan(other?.weight ?? 0);
  expect(other?.weight).toBeGreaterThan(later?.weight ?? 0);
});
