import { expect, it } from 'vitest';
import type { MapPoint } from '../../frame/points.ts';
import { cheapest, clustered } from './cluster.ts';

function point(id: number, latitude: number, longitude: number): MapPoint {
  return { id, latitude, longitude, label: '₺48.500', price: 48_500 - id, name: `Tekne ${id}` };
}

const gocek = [point(1, 36.7553, 28.942), point(2, 36.7541, 28.9376)];
const bodrum = point(3, 37.0344, 27.4305);

it('joins what would cover each other, and only that', () => {
  const ids = (zoom: number) =>
    clustered([...gocek, bodrum], zoom).map(({ points }) => points.map(({ id }) => id));
  expect(ids(5)).toEqual([[1, 2, 3]]);
  expect(ids(10)).toEqual([[1, 2], [3]]);
  expect(ids(17)).toEqual([[1], [2], [3]]);
});

it('puts a cluster in the middle of its points, in the place of its first', () => {
  const [first, second] = clustered([bodrum, ...gocek], 10);
  expect(first).toMatchObject({ latitude: 37.0344, longitude: 27.4305 });
  expect(second?.latitude).toBeCloseTo(36.7547, 4);
  expect(second?.longitude).toBeCloseTo(28.9398, 4);
});

it('tells what the cheapest of several asks', () => {
  const [cluster] = clustered([...gocek, bodrum], 5);
  expect(cluster && cheapest(cluster).id).toBe(3);
});

it('keeps boats of one berth together, however near one comes', () => {
  const berth = [point(1, 36.6023, 30.5727), point(2, 36.6023, 30.5727)];
  expect(clustered(berth, 22)).toHaveLength(1);
});
