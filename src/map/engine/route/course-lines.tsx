import type { Map as MapLibre } from 'maplibre-gl';
import { useLayoutEffect, useRef } from 'react';
import type { Leg } from '../../route/water/leg.ts';
import * as styles from './route-canvas.css.ts';

/** The lines from stop to stop; they stay on them while the map moves. */
export function CourseLines({ map, legs }: { map: MapLibre; legs: readonly Leg[] }) {
  const lines = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const pathOf = (leg: Leg) =>
      leg
        .map(({ latitude, longitude }) => {
          const { x, y } = map.project([longitude, latitude]);
          return `${x.toFixed(1)} ${y.toFixed(1)}`;
        })
        .join('L');
    function draw(): void {
      const path = legs.map((leg) => `M${pathOf(leg)}`).join('');
      // Not through React: this runs in every frame of a move.
      for (const line of lines.current?.children ?? []) line.setAttribute('d', path);
    }
    draw();
    map.on('move', draw);
    map.on('resize', draw);
    return () => {
      map.off('move', draw);
      map.off('resize', draw);
    };
  }, [map, legs]);
  return (
    <svg className={styles.drawing} aria-hidden="true">
      <g ref={lines}>
        <path className={styles.wake} />
        <path className={styles.course} />
      </g>
    </svg>
  );
}
