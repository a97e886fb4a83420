import { useLingui } from '@lingui/react/macro';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFormat } from '../../../i18n/use-format.ts';
import { visuallyHidden } from '../../../ui/theme/global.css.ts';
import { isInside, type MapBounds, type MapPoint } from '../../frame/points.ts';
import { useView } from '../view/use-view.ts';
import { coveredByFan } from './boxes.ts';
import { type Cluster, cheapest, clustered } from './cluster.ts';
import { Fan } from './fan.tsx';
import * as styles from './pins.css.ts';
import { Placed } from './placed.tsx';
import { turned } from './turned.ts';
import { useRoom } from './use-room.ts';

interface PinsProps {
  map: MapLibre;
  points: readonly MapPoint[];
  highlighted: number | undefined;
  onHighlight: (id: number | undefined) => void;
  onOpen: (id: number) => void;
  /** Several points that stand too close to each other are pressed. */
  onOpenCluster: (cluster: Cluster) => void;
  /** Those of one harbour that stand open as a fan. */
  fanned: Cluster | undefined;
  onCloseFan: () => void;
}

/** A quarter more on each side, so that a small move finds its pins there. */
function widened({ west, south, east, north }: MapBounds): MapBounds {
  const aside = (east - west) / 4;
  const above = (north - south) / 4;
  return { west: west - aside, south: south - above, east: east + aside, north: north + above };
}

/** A button for every point in sight, with its price; for several in one place one, with the least price and their number. */
export function Pins({
  map,
  points,
  highlighted,
  onOpenCluster,
  fanned,
  onCloseFan,
  ...pin
}: PinsProps) {
  const { t } = useLingui();
  const { zoom, bounds } = useView(map);
  const clusters = useMemo(() => clustered(points, zoom), [points, zoom]);
  const near = widened(bounds);
  const turns = useMemo(() => turned(clusters, bounds, zoom), [clusters, bounds, zoom]);
  // Two prices over each other read as a third one.
  const covered = useMemo(
    () => (fanned ? coveredByFan(fanned, clusters, turns, zoom) : []),
    [fanned, clusters, turns, zoom],
  );
  const [left, setLeft] = useState<number>();
  useRoom(map, clusters, turns, fanned);

  // In the map's own element, so that a wheel or a finger on a pin still moves the map.
  return createPortal(
    <ul className={styles.layer} aria-label={t`On the map`}>
      {clusters.map((cluster, index) => {
        if (!isInside(cluster, near)) return null;
        const [first, second] = cluster.points;
        const stands = cluster.points.find(({ id }) => id === highlighted);
        const isFanned = fanned !== undefined && first.id === fanned.points[0].id;
        const { latitude, longitude } = cluster;
        return (
          <Placed
            key={first.id}
            {...{ map, latitude, longitude }}
            inFront={stands !== undefined || isFanned}
            isHidden={covered[index] === true && !isFanned}
          >
            {isFanned ? (
              <Fan
                points={fanned.points}
                highlighted={highlighted}
                onClose={() => {
                  setLeft(first.id);
                  onCloseFan();
                }}
                {...pin}
              />
            ) : second ? (
              <Several
                cluster={cluster}
                highlighted={stands}
                isTurned={turns[index] === true}
                takesFocus={first.id === left}
                onOpen={(opened) => {
                  setLeft(undefined);
                  onOpenCluster(opened);
                }}
              />
            ) : (
              <One
                point={first}
                highlighted={stands !== undefined}
                isTurned={turns[index] === true}
                {...pin}
              />
            )}
          </Placed>
        );
      })}
    </ul>,
    map.getCanvasContainer(),
  );
}

interface OneProps extends Pick<PinsProps, 'onHighlight' | 'onOpen'> {
  point: MapPoint;
  highlighted: boolean;
  /** Its flag flies to the left. */
  isTurned: boolean;
}

function One({ point: { id, name, label }, highlighted, isTurned, onHighlight, onOpen }: OneProps) {
  return (
    <button
      type="button"
      className={styles.pin}
      data-highlighted={highlighted || undefined}
      data-turned={isTurned || undefined}
      aria-label={`${name}, ${label}`}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHighlight(id)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onHighlight(undefined)}
      onFocus={() => onHighlight(id)}
      onBlur={() => onHighlight(undefined)}
      onClick={() => onOpen(id)}
    >
      <span className={styles.flag}>{label}</span>
    </button>
  );
}

interface SeveralProps {
  cluster: Cluster;
  /** The one of them that stands out; then the pin tells its price. */
  highlighted: MapPoint | undefined;
  isTurned: boolean;
  /** Their fan was closed a moment ago: the focus comes back to where it opened. */
  takesFocus: boolean;
  onOpen: (cluster: Cluster) => void;
}

function Several({ cluster, highlighted, isTurned, takesFocus, onOpen }: SeveralProps) {
  const { t } = useLingui();
  const count = useFormat().number(cluster.points.length);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { label } = cheapest(cluster);
  return (
    <button
      type="button"
      ref={button}
      className={styles.pin}
      data-highlighted={highlighted !== undefined || undefined}
      data-turned={isTurned || undefined}
      onClick={() => onOpen(cluster)}
    >
      <span className={visuallyHidden}>
        {t`${count} close together, from ${label}: look closer`}
      </span>
      <span className={styles.behind} />
      <span className={styles.flag} aria-hidden="true">
        <span className={styles.count}>{count}</span>
        {highlighted?.label ?? label}
      </span>
    </button>
  );
}
