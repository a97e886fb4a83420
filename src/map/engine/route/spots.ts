import type { RouteStop } from '../../frame/map-props.ts';
import { middleOf } from '../../frame/points.ts';
import { pixelOf } from '../pins/cluster.ts';

/** Pixels that one mark takes; it is wider where it has several numbers. */
const MARK = { width: 34, height: 30, more: 16 };

/** Stops that share a mark: one to which a route comes back, or neighbours that would cover each other. */
export interface Spot extends RouteStop {
  /** The numbers of its stops: `1 · 4`. */
  numbers: string;
}

/** The marks of a route at a zoom, of which none covers another; one of several stops stands in their midst. */
export function spotsAt(stops: readonly RouteStop[], zoom: number): Spot[] {
  const groups: [RouteStop, ...RouteStop[]][] = [];
  for (const stop of stops) {
    const { x, y } = pixelOf(stop, zoom);
    const group = groups.find((near) => {
      const place = pixelOf(middleOf(near), zoom);
      const width = MARK.width + ((near.length - 1) * MARK.more) / 2;
      return Math.abs(place.x - x) < width && Math.abs(place.y - y) < MARK.height;
    });
    if (group) group.push(stop);
    else groups.push([stop]);
  }
  return groups.map((group) => ({
    ...middleOf(group),
    order: group[0].order,
    numbers: group.map(({ order }) => order).join(' · '),
  }));
}
