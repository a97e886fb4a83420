import type { ReactNode } from 'react';
import { lazyComponent } from '../../ui/loading/lazy/lazy-component.tsx';
import { MapFrame } from '../frame/map-frame.tsx';
import type { RouteMapProps } from '../frame/map-props.ts';
import { place } from '../place/place-map.css.ts';

const RouteCanvas = lazyComponent(() => import('../engine/route/route-canvas.tsx'));

interface RouteMapFrameProps extends RouteMapProps {
  /** What is shown where no map can be drawn. */
  alternative: ReactNode;
}

/** A route from stop to stop on the map. As wide as its column, 360 px high (260 on phones). */
export function RouteMap({ alternative, ...route }: RouteMapFrameProps) {
  return (
    <div className={place}>
      <MapFrame alternative={alternative}>
        {(onImpossible) => <RouteCanvas {...route} onImpossible={onImpossible} />}
      </MapFrame>
    </div>
  );
}
