import { lazyComponent } from '../../ui/loading/lazy/lazy-component.tsx';
import { dialog, scrim } from '../../ui/overlays/overlay/overlay.css.ts';
import { Overlay } from '../../ui/overlays/overlay/overlay.tsx';
import { MapFrame } from '../frame/map-frame.tsx';
import type { Place } from '../frame/points.ts';
import { PlaceInWords } from './place-in-words.tsx';
import * as styles from './place-map-dialog.css.ts';

const PickerCanvas = lazyComponent(() => import('../engine/picker-canvas.tsx'));
const look = { scrim, modal: styles.modal, dialog, body: styles.body };

interface PlacePickerDialogProps {
  label: string;
  value: Place | undefined;
  onChange: (place: Place) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The map to choose a place on, as large as the screen allows. */
export default function PlacePickerDialog(props: PlacePickerDialogProps) {
  const { label, value, onChange, isOpen, onOpenChange } = props;
  return (
    <Overlay title={label} isOpen={isOpen} onOpenChange={onOpenChange} look={look}>
      <div className={styles.map}>
        <MapFrame alternative={value ? <PlaceInWords {...value} name={label} /> : null}>
          {(onImpossible) => (
            <PickerCanvas
              label={label}
              value={value}
              onChange={onChange}
              onImpossible={onImpossible}
            />
          )}
        </MapFrame>
      </div>
    </Overlay>
  );
}
