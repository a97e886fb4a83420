import { useLingui } from '@lingui/react/macro';
import type { Map as MapLibre } from 'maplibre-gl';
import { useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { RouteMapProps, RouteStop } from '../../frame/map-props.ts';
import { boundsAround } from '../../frame/points.ts';
import { BrokenMap } from '../broken-map.tsx';
import { canvas, stage } from '../map-controls.css.ts';
import { MapControls } from '../map-controls.tsx';
import { layer } from '../pins/pins.css.ts';
import { Placed } from '../pins/placed.tsx';
import { useStopsRoom } from '../pins/use-room.ts';
import { useMap } from '../view/use-map.ts';
import { useView } from '../view/use-view.ts';
import { CourseLines } from './course-lines.tsx';
import * as styles from './route-canvas.css.ts';
import { spotsAt } from './spots.ts';
import { useCourse } from './use-course.ts';
import { FIT, useRouteFit } from './use-route-fit.ts';

interface RouteCanvasProps extends RouteMapProps {
  onImpossible: () => void;
}

/** The drawn map of `RouteMap`. */
export default function RouteCanvas({ name, stops, travel, onImpossible }: RouteCanvasProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const { west = 0, south = 0, east = 0, north = 0 } = boundsAround(stops) ?? {};
  const { map, isBroken, redraw } = useMap(place, {
    label: t`Map of ${name}`,
    camera: { bounds: [west, south, east, north], fitBoundsOptions: FIT },
    inPage: true,
    onImpossible,
  });
  const legs = useCourse(stops, travel);
  const shown = useMemo(() => [...stops, ...legs.flat()], [stops, legs]);
  useRouteFit(map, shown);
  return (
    <>
      <div className={stage}>
        <div ref={place} className={canvas} />
      </div>
      {map && <MapControls map={map} />}
      <BrokenMap isBroken={isBroken} redraw={redraw} />
      {map &&
        createPortal(
          <>
            <CourseLines map={map} legs={legs} />
            <Stops map={map} stops={stops} />
          </>,
          map.getCanvasContainer(),
        )}
    </>
  );
}

/** The stops by their numbers. */
function Stops({ map, stops }: { map: MapLibre; stops: readonly RouteStop[] }) {
  const { zoom } = useView(map);
  const spots = useMemo(() => spotsAt(stops, zoom), [stops, zoom]);
  useStopsRoom(map, spots);
  return (
    <ul className={layer} aria-hidden="true">
      {spots.map(({ order, numbers, latitude, longitude }) => (
        <Placed key={order} {...{ map, latitude, longitude }}>
          <span className={styles.stop} data-first={order === 1 || undefined}>
            {numbers}
          </span>
        </Placed>
      ))}
    </ul>
  );
}
