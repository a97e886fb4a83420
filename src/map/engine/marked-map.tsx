import type { Map as MapLibre } from 'maplibre-gl';
import type { ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';
import type { Place } from '../frame/points.ts';
import { canvas, stage } from './map-controls.css.ts';
import { MapControls } from './map-controls.tsx';
import { layer } from './pins/pins.css.ts';
import { Placed } from './pins/placed.tsx';

interface MarkedMapProps {
  /** Where `useMap` draws. */
  container: Ref<HTMLDivElement>;
  /** What it has drawn there; undefined until it stands. */
  map: MapLibre | undefined;
  /** Where the mark is; undefined while there is none. */
  at: Place | undefined;
  /** The mark. */
  children: ReactNode;
}

/** A map with one mark on it. */
export function MarkedMap({ container, map, at, children }: MarkedMapProps) {
  return (
    <>
      <div className={stage}>
        <div ref={container} className={canvas} />
      </div>
      {map && <MapControls map={map} />}
      {map &&
        at &&
        createPortal(
          <ul className={layer}>
            <Placed map={map} latitude={at.latitude} longitude={at.longitude}>
              {children}
            </Placed>
          </ul>,
          map.getCanvasContainer(),
        )}
    </>
  );
}
