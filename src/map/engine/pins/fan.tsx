import { type CSSProperties, useEffect, useRef } from 'react';
import type { MapPoint } from '../../frame/points.ts';
import { fanOf, type Rib } from './fan.ts';
import * as styles from './pins.css.ts';

/** Where a flag stands, and what it comes from while the fan opens. */
function placeOf({ x, y }: Rib = { x: 0, y: 0 }): CSSProperties {
  const from: Record<string, string> = { '--rib-x': `${x}px`, '--rib-y': `${y}px` };
  return { ...from, left: x, top: y };
}

interface FanProps {
  points: readonly MapPoint[];
  highlighted: number | undefined;
  onHighlight: (id: number | undefined) => void;
  onOpen: (id: number) => void;
  /** By Escape; the map closes it when it is pressed or zoomed. */
  onClose: () => void;
}

/** Boats that lie side by side in one harbour, each with its price; the first one has the focus. */
export function Fan({ points, highlighted, onHighlight, onOpen, onClose }: FanProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const ribs = fanOf(points.length);
  return (
    <>
      <svg className={styles.ribs} aria-hidden="true">
        {ribs.map(({ x, y }) => (
          <path key={`${x} ${y}`} d={`M0 0L${x} ${y}`} />
        ))}
        <circle r="4" />
      </svg>
      {points.map(({ id, name, label }, index) => (
        <button
          key={id}
          ref={index === 0 ? first : undefined}
          type="button"
          className={styles.fanned}
          style={placeOf(ribs[index])}
          data-highlighted={id === highlighted || undefined}
          aria-label={`${name}, ${label}`}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHighlight(id)}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onHighlight(undefined)}
          onFocus={() => onHighlight(id)}
          onBlur={() => onHighlight(undefined)}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
          onClick={() => onOpen(id)}
        >
          <span className={styles.flag}>{label}</span>
        </button>
      ))}
    </>
  );
}
