import { useEffect, useMemo, useState } from 'react';
import type { Travel } from '../../frame/map-props.ts';
import type { Place } from '../../frame/points.ts';
import { landOutlines } from '../../route/water/coast.ts';
import { courseBy, straightCourse } from '../../route/water/course.ts';
import type { Leg } from '../../route/water/leg.ts';
import type { Outline } from '../../route/water/water-grid.ts';

const NO_LINES: readonly Leg[] = [];

/** The lines from stop to stop; by boat there are none until it is known where the land is. */
export function useCourse(stops: readonly Place[], travel: Travel): readonly Leg[] {
  const [land, setLand] = useState<readonly Outline[]>();
  const isWanted = travel !== 'land';
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    landOutlines().then(
      (outlines) => isHere && setLand(outlines),
      // The stops stand without a line: one across the land would be wrong.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return useMemo(() => {
    if (!isWanted) return straightCourse(stops);
    return land ? courseBy(travel, stops, land) : NO_LINES;
  }, [stops, travel, land, isWanted]);
}
