import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { Place } from '../frame/points.ts';
import { MarkedMap } from './marked-map.tsx';
import * as styles from './pins/pins.css.ts';
import { PlaceMark } from './pins/place-mark.tsx';
import { useMap } from './view/use-map.ts';

/** Where the map starts while nothing is chosen: İstanbul. */
const start = { latitude: 41.0082, longitude: 28.9784 };
const zoom = 12;
/** Pixels that an arrow key moves the mark; with Shift ten times as many. */
const step = 4;

const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** What the map would take for a move of its own, or for a press on itself. */
const movesOfMap = ['mousedown', 'touchstart', 'click', 'dblclick', 'keydown'];

/** The map listens around the mark, and would hear of what is done to it before React does. */
function keepFromMap(mark: HTMLElement | null): (() => void) | undefined {
  const stop = (event: Event) => event.stopPropagation();
  for (const type of movesOfMap) mark?.addEventListener(type, stop, { passive: true });
  return () => {
    for (const type of movesOfMap) mark?.removeEventListener(type, stop);
  };
}

interface PickerCanvasProps {
  /** What the place is of. */
  label: string;
  value: Place | undefined;
  onChange: (place: Place) => void;
  onImpossible: () => void;
}

/** The drawn map of `PlacePicker`. */
export default function PickerCanvas({ label, value, onChange, onImpossible }: PickerCanvasProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const { latitude, longitude } = value ?? start;
  const drawn = useMap(place, {
    label,
    camera: { center: [longitude, latitude], zoom },
    inPage: true,
    onImpossible,
  });
  const { map } = drawn;
  const choose = useEffectEvent(onChange);

  useEffect(() => {
    const subscription = map?.on('click', ({ lngLat }) =>
      choose({ latitude: lngLat.lat, longitude: lngLat.lng }),
    );
    return () => subscription?.unsubscribe();
  }, [map]);

  // What was chosen elsewhere, by the device or typed, comes into sight.
  useEffect(() => {
    if (map && !map.getBounds().contains([longitude, latitude])) {
      map.jumpTo({ center: [longitude, latitude] });
    }
  }, [map, latitude, longitude]);

  /** Chooses what lies at a point of the map, in pixels from its corner. */
  function chooseAt(x: number, y: number): void {
    if (!map) return;
    const { lat, lng } = map.unproject([x, y]);
    onChange({ latitude: lat, longitude: lng });
  }
  function drag(event: PointerEvent<HTMLButtonElement>): void {
    if (!map || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, top } = map.getContainer().getBoundingClientRect();
    chooseAt(event.clientX - left, event.clientY - top);
  }
  function move(event: KeyboardEvent): void {
    const arrow = arrows[event.key];
    if (!map || !arrow) return;
    // The page does not move along.
    event.preventDefault();
    const { x, y } = map.project([longitude, latitude]);
    const times = event.shiftKey ? 10 : 1;
    chooseAt(x + arrow[0] * times, y + arrow[1] * times);
  }

  return (
    <MarkedMap container={place} drawn={drawn} at={value}>
      <button
        type="button"
        className={styles.handle}
        aria-label={t`${label}: drag it, or move it with the arrow keys`}
        ref={keepFromMap}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDownCapture={move}
      >
        <PlaceMark />
      </button>
    </MarkedMap>
  );
}
