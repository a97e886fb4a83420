import { useLingui } from '@lingui/react/macro';
import type { Map as MapLibre } from 'maplibre-gl';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { RouteMapProps, RouteStop } from '../frame/map-props.ts';
import { boundsAround } from '../frame/points.ts';
import { BrokenMap } from './broken-map.tsx';
import { canvas, stage } from './map-controls.css.ts';
import { MapControls } from './map-controls.tsx';
import { layer } from './pins/pins.css.ts';
import { Placed } from './pins/placed.tsx';
import { useStopsRoom } from './pins/use-room.ts';
import * as styles from './route-canvas.css.ts';
import { useMap } from './view/use-map.ts';

/** Room around the stops, in pixels, and as close as a short route comes. */
const FIT = { padding: 48, maxZoom: 13 };

interface RouteCanvasProps extends RouteMapProps {
  onImpossible: () => void;
}

/** The drawn map of `RouteMap`. */
export default function RouteCanvas({ name, stops, onImpossible }: RouteCanvasProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const { west = 0, south = 0, east = 0, north = 0 } = boundsAround(stops) ?? {};
  const { map, isBroken, redraw } = useMap(place, {
    label: t`Map of ${name}`,
    camera: { bounds: [west, south, east, north], fitBoundsOptions: FIT },
    inPage: true,
    onImpossible,
  });
  // A route that comes back has two numbers where it begins.
  const spots = useMemo(
    () =>
      [...Map.groupBy(stops, ({ latitude, longitude }) => `${latitude} ${longitude}`)].flatMap(
        ([key, [first, ...others]]) =>
          first
            ? [{ ...first, key, numbers: [first, ...others].map(({ order }) => order).join(' · ') }]
            : [],
      ),
    [stops],
  );
  useStopsRoom(map, spots);
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
            <Course map={map} stops={stops} />
            <ul className={layer} aria-hidden="true">
              {spots.map(({ key, numbers, ...first }) => (
                <Placed key={key} map={map} {...first}>
                  <span className={styles.stop} data-first={first.order === 1 || undefined}>
                    {numbers}
                  </span>
                </Placed>
              ))}
            </ul>
          </>,
          map.getCanvasContainer(),
        )}
    </>
  );
}

/** The line from stop to stop; it stays on them while the map moves. */
function Course({ map, stops }: { map: MapLibre; stops: readonly RouteStop[] }) {
  const lines = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    function draw(): void {
      const points = stops.map(({ latitude, longitude }) => map.project([longitude, latitude]));
      const path = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
      // Not through React: this runs in every frame of a move.
      for (const line of lines.current?.children ?? []) line.setAttribute('d', `M${path}`);
    }
    draw();
    map.on('move', draw);
    map.on('resize', draw);
    return () => {
      map.off('move', draw);
      map.off('resize', draw);
    };
  }, [map, stops]);
  return (
    <svg className={styles.drawing} aria-hidden="true">
      <g ref={lines}>
        <path className={styles.wake} />
        <path className={styles.course} />
      </g>
    </svg>
  );
}
