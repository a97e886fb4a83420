import { type MapPoint, middleOf, type Place } from '../../frame/points.ts';

/** Points that would cover each other, or one alone. */
export interface Cluster extends Place {
  points: readonly [MapPoint, ...MapPoint[]];
}

/** Pixels that a pin takes: a flag of this width flies from its place, to the right. */
const WIDTH = 108;
/** The same upwards, mast and the flag behind its own included. */
export const PIN_HEIGHT = 46;
/** Pixels of the whole world at zoom 0. */
const WORLD = 512;

interface Pixel {
  x: number;
  y: number;
}

/** Where a place lies in pixels of the world at a zoom (Web Mercator). */
export function pixelOf({ latitude, longitude }: Place, zoom: number): Pixel {
  const size = WORLD * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

function overlap(one: Pixel, other: Pixel): boolean {
  return Math.abs(one.x - other.x) < WIDTH && Math.abs(one.y - other.y) < PIN_HEIGHT;
}

/** The point that asks least. */
export function cheapest({ points }: Cluster): MapPoint {
  return points.reduce((least, point) => (point.price < least.price ? point : least));
}

/** One round of joining: each joins the first that it would cover. */
function joined(clusters: readonly Cluster[], zoom: number): Cluster[] {
  const found: Cluster[] = [];
  for (const cluster of clusters) {
    const pixel = pixelOf(cluster, zoom);
    const index = found.findIndex((other) => overlap(pixelOf(other, zoom), pixel));
    const other = found[index];
    if (!other) {
      found.push(cluster);
      continue;
    }
    const points: Cluster['points'] = [...other.points, ...cluster.points];
    found[index] = { points, ...middleOf(points) };
  }
  return found;
}

/**
 * Points as pins of a map at `zoom` that do not cover each other. They come in the order of the
 * points; a cluster stands where its first point does.
 */
export function clustered(points: readonly MapPoint[], zoom: number): Cluster[] {
  let clusters: Cluster[] = points.map((point) => ({
    points: [point],
    latitude: point.latitude,
    longitude: point.longitude,
  }));
  let before: number;
  // Joining moves the middle, which may then cover another one.
  do {
    before = clusters.length;
    clusters = joined(clusters, zoom);
  } while (clusters.length < before);
  return clusters;
}
