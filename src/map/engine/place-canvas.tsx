import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import type { PlaceMapProps } from '../map-props.ts';
import { canvas, stage } from './map-controls.css.ts';
import { MapControls } from './map-controls.tsx';
import * as styles from './pins.css.ts';
import { Placed } from './placed.tsx';
import { useMap } from './use-map.ts';

interface PlaceCanvasProps extends PlaceMapProps {
  /** In a dialog of its own, where nothing else scrolls. */
  isAlone?: boolean;
  onImpossible: () => void;
}

/** The drawn map of `PlaceMap`. */
export function PlaceCanvas(props: PlaceCanvasProps) {
  const { latitude, longitude, name, isAlone = false, onImpossible } = props;
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const map = useMap(place, {
    label: t`Map of ${name}`,
    camera: { center: [longitude, latitude], zoom: isAlone ? 12 : 10.5 },
    inPage: !isAlone,
    onImpossible,
  });
  return (
    <>
      <div className={stage}>
        <div ref={place} className={canvas} />
      </div>
      {map && <MapControls map={map} />}
      {map &&
        createPortal(
          <ul className={styles.layer}>
            <Placed map={map} latitude={latitude} longitude={longitude}>
              <Mark />
            </Placed>
          </ul>,
          map.getCanvasContainer(),
        )}
    </>
  );
}

/** A drop with its tip at the place. */
function Mark() {
  return (
    <svg className={styles.mark} width="40" height="48" viewBox="0 0 40 48" aria-hidden="true">
      <path d="M20 47C11 36 5 28 5 19a15 15 0 0 1 30 0c0 9-6 17-15 28Z" fill="currentColor" />
      <circle className={styles.sun} cx="20" cy="19" r="6" />
    </svg>
  );
}
