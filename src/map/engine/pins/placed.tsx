import type { Map as MapLibre } from 'maplibre-gl';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Place } from '../../frame/points.ts';
import * as styles from './pins.css.ts';

interface PlacedProps extends Place {
  map: MapLibre;
  /** In front of its neighbours. */
  inFront?: boolean;
  /** Not to be seen or reached. */
  isHidden?: boolean;
  children: ReactNode;
}

/** Keeps something at a place of the map while that moves. */
export function Placed(props: PlacedProps) {
  const { map, latitude, longitude, inFront = false, isHidden = false, children } = props;
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    function place(): void {
      const { x, y } = map.project([longitude, latitude]);
      // Not through React: this runs in every frame of a move.
      if (item.current) item.current.style.transform = `translate(${x}px, ${y}px)`;
    }
    place();
    map.on('move', place);
    map.on('resize', place);
    return () => {
      map.off('move', place);
      map.off('resize', place);
    };
  }, [map, latitude, longitude]);
  return (
    <li
      ref={item}
      className={styles.placed}
      data-in-front={inFront || undefined}
      data-hidden={isHidden || undefined}
    >
      {children}
    </li>
  );
}
