import type { ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';
import type { Place } from '../frame/points.ts';
import { BrokenMap } from './broken-map.tsx';
import { canvas, stage } from './map-controls.css.ts';
import { MapControls } from './map-controls.tsx';
import { layer } from './pins/pins.css.ts';
import { Placed } from './pins/placed.tsx';
import { useMarkRoom } from './pins/use-room.ts';
import type { DrawnMap } from './view/use-map.ts';

interface MarkedMapProps {
  /** Where `useMap` draws. */
  container: Ref<HTMLDivElement>;
  /** What it has drawn there. */
  drawn: DrawnMap;
  /** Where the mark is; undefined while there is none. */
  at: Place | undefined;
  /** The mark. */
  children: ReactNode;
}

/** A map with one mark on it. */
export function MarkedMap({ container, drawn, at, children }: MarkedMapProps) {
  const { map, isBroken, redraw } = drawn;
  useMarkRoom(map, at);
  return (
    <>
      <div className={stage}>
        <div ref={container} className={canvas} />
      </div>
      {map && <MapControls map={map} />}
      <BrokenMap isBroken={isBroken} redraw={redraw} />
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
