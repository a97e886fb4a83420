import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { PlaceMapProps } from '../frame/map-props.ts';
import { MarkedMap } from './marked-map.tsx';
import { PlaceMark } from './pins/place-mark.tsx';
import { useMap } from './view/use-map.ts';

interface PlaceCanvasProps extends PlaceMapProps {
  /** In a dialog of its own, where nothing else scrolls. */
  isAlone?: boolean;
  onImpossible: () => void;
}

/** The drawn map of `PlaceMap`. */
export default function PlaceCanvas(props: PlaceCanvasProps) {
  const { latitude, longitude, name, isAlone = false, onImpossible } = props;
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const drawn = useMap(place, {
    label: t`Map of ${name}`,
    camera: { center: [longitude, latitude], zoom: isAlone ? 12 : 10.5 },
    inPage: !isAlone,
    onImpossible,
  });
  return (
    <MarkedMap container={place} drawn={drawn} at={props}>
      <PlaceMark />
    </MarkedMap>
  );
}
