import { useMemo } from 'react';
import type { Tour } from '../../../../api/contract/types.ts';
import * as styles from '../tour-page.css.ts';
import { DrawnRoute } from './drawn-route.tsx';
import { MappedRoute } from './mapped-route.tsx';
import { isOnMap, stopsOf } from './tour-stops.ts';

/** Whether it is said where the tour goes: one that is being written does not say it at first. */
export function hasRoute(tour: Tour): boolean {
  return tour.routeDescription.trim() !== '';
}

/** Where a tour goes: its stops in order, on the map or, where nobody knows their places, on a course that is drawn. What is no list of stops stands as the guide wrote it. */
export function TourRoute({ tour }: { tour: Tour }) {
  const stops = useMemo(() => stopsOf(tour), [tour]);
  if (stops.length === 0) return <p className={styles.text}>{tour.routeDescription}</p>;
  return isOnMap(stops) ? (
    <MappedRoute name={tour.name} stops={stops} />
  ) : (
    <DrawnRoute stops={stops} />
  );
}
