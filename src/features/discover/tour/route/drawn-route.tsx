import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { coursePath, courseSpots, type Spot } from './course.ts';
import * as styles from './drawn-route.css.ts';
import type { Stop } from './tour-stops.ts';

/** The drawing where it lies, in its units; upright each stop takes `step` pixels, and its name stands beside. */
const LYING = { length: 1000, width: 200 };
const UPRIGHT = { step: 64, width: 72 };

/** Where a stop stands lying, and upright. Custom properties are not among the names that CSSProperties lists. */
const standing = (lying: Spot, upright: Spot) =>
  ({
    '--stop-left': `${(lying.x / LYING.length) * 100}%`,
    '--stop-top': `${(lying.y / LYING.width) * 100}%`,
    '--stop-aside': `${upright.x}px`,
  }) as CSSProperties;

const NOWHERE: Spot = { x: 0, y: 0 };

export interface RouteProps {
  stops: readonly Stop[];
  /** What they are written in, ISO 639-1, where it is known. */
  language: string | undefined;
}

/** The route of a tour whose stops are known by name alone: a course from one to the next. */
export function DrawnRoute({ stops, language }: RouteProps) {
  const { t } = useLingui();
  const length = stops.length * UPRIGHT.step;
  const lying = courseSpots(stops.length, { ...LYING, isUpright: false });
  const upright = courseSpots(stops.length, { length, width: UPRIGHT.width, isUpright: true });
  return (
    <div className={styles.chart}>
      <div className={styles.stage}>
        <svg
          className={styles.lying}
          viewBox={`0 0 ${LYING.length} ${LYING.width}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.course} d={coursePath(lying, false)} />
        </svg>
        <svg
          className={styles.upright}
          viewBox={`0 0 ${UPRIGHT.width} ${length}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.course} d={coursePath(upright, true)} />
        </svg>
        <ol className={styles.stops} aria-label={t`The stops of the tour`}>
          {stops.map(({ order, name }, index) => {
            const place = lying[index] ?? NOWHERE;
            return (
              <li
                key={order}
                className={styles.stop}
                style={standing(place, upright[index] ?? NOWHERE)}
                data-below={place.y > LYING.width / 2 || undefined}
              >
                <span className={styles.mark} aria-hidden="true">
                  {order}
                </span>
                <span className={styles.name} lang={language}>
                  {name}
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}
