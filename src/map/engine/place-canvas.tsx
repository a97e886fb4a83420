import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import type { PlaceMapProps } from '../map-props.ts';
import { canvas, stage } from './map-controls.css.ts';
import { MapControls } from './map-controls.tsx';
import * as styles from './pins.css.ts';
import { PlaceMark } from './place-mark.tsx';
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
              <PlaceMark />
            </Placed>
          </ul>,
          map.getCanvasContainer(),
        )}
    </>
  );
}
