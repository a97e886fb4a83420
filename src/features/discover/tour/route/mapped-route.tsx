import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Travel } from '../../../../map/frame/map-props.ts';
import { RouteMap } from '../../../../map/route/route-map.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { InView } from '../../../../ui/loading/in-view/in-view.tsx';
import { DrawnRoute, type RouteProps } from './drawn-route.tsx';
import * as styles from './mapped-route.css.ts';

interface MappedRouteProps extends RouteProps {
  /** Whose route it is. */
  name: string;
  travel: Travel;
}

/** The route of a tour on the map, through the stops whose places are known; all of them by name below it. */
export function MappedRoute({ name, stops, language, travel }: MappedRouteProps) {
  const { t } = useLingui();
  const placed = useMemo(
    () => stops.flatMap(({ order, place }) => (place ? [{ order, ...place }] : [])),
    [stops],
  );
  return (
    <div className={styles.route}>
      <InView name="route" placeholder={<Skeleton height="360px" />}>
        <RouteMap
          name={name}
          stops={placed}
          travel={travel}
          alternative={<DrawnRoute stops={stops} language={language} />}
        />
      </InView>
      <ol className={styles.stops} aria-label={t`The stops of the tour`}>
        {stops.map(({ order, name: stop }) => (
          <li key={order} className={styles.stop}>
            <span className={styles.number} aria-hidden="true">
              {order}
            </span>
            <span lang={language}>{stop}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
