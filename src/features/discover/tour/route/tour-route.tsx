import { useMemo } from 'react';
import type { Tour } from '../../../../api/contract/types.ts';
import type { Travel } from '../../../../map/frame/map-props.ts';
import * as styles from '../tour-page.css.ts';
import { DrawnRoute } from './drawn-route.tsx';
import { MappedRoute } from './mapped-route.tsx';
import { isOnMap, type Stop, stopsOf } from './tour-stops.ts';

/** How tours of each kind go from stop to stop. */
const travels: Record<NonNullable<Tour['tourType']>, Travel> = {
  BOAT: 'water',
  DIVING: 'water',
  CULTURAL: 'either',
  FOOD: 'either',
  NATURE: 'either',
  PHOTOGRAPHY: 'either',
  CITY: 'land',
  HIKING: 'land',
};

/** Whether it is said where the tour goes: one that is being written does not say it at first. */
export function hasRoute(tour: Tour): boolean {
  return tour.routeDescription.trim() !== '';
}

/** Where a tour goes: its stops in order, on the map or, where nobody knows their places, on a course that is drawn. What is no list of stops stands as the guide wrote it. */
export function TourRoute({ tour }: { tour: Tour }) {
  const stops = useMemo(() => stopsOf(tour), [tour]);
  return <Way tour={tour} stops={stops} />;
}

function Way({ tour, stops }: { tour: Tour; stops: readonly Stop[] }) {
  const { name, routeDescription, textLanguage, tourType } = tour;
  if (stops.length === 0) {
    return (
      <p className={styles.text} lang={textLanguage}>
        {routeDescription}
      </p>
    );
  }
  return isOnMap(stops) ? (
    <MappedRoute
      name={name}
      stops={stops}
      language={textLanguage}
      travel={tourType ? travels[tourType] : 'either'}
    />
  ) : (
    <DrawnRoute stops={stops} language={textLanguage} />
  );
}
