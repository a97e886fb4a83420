import { lazyComponent } from '../../ui/loading/lazy/lazy-component.tsx';
import { dialog, scrim } from '../../ui/overlays/overlay/overlay.css.ts';
import { Overlay } from '../../ui/overlays/overlay/overlay.tsx';
import { MapFrame } from '../frame/map-frame.tsx';
import type { Place } from '../frame/points.ts';
import { PlaceInWords } from './place-in-words.tsx';
import * as styles from './place-map-dialog.css.ts';

const PlaceCanvas = lazyComponent(() => import('../engine/place-canvas.tsx'));
const look = { scrim, modal: styles.modal, dialog, body: styles.body };

interface PlaceMapDialogProps {
  place: Place;
  name: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The map of one place, as large as the screen allows. */
export default function PlaceMapDialog({ place, name, isOpen, onOpenChange }: PlaceMapDialogProps) {
  return (
    <Overlay title={name} isOpen={isOpen} onOpenChange={onOpenChange} look={look}>
      <div className={styles.map}>
        <MapFrame alternative={<PlaceInWords {...place} name={name} />}>
          {(onImpossible) => (
            <PlaceCanvas {...place} name={name} isAlone onImpossible={onImpossible} />
          )}
        </MapFrame>
      </div>
    </Overlay>
  );
}
