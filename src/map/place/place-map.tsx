import { useLingui } from '@lingui/react/macro';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { iconButton } from '../../ui/actions/icon-button/icon-button.css.ts';
import { lazyComponent } from '../../ui/loading/lazy/lazy-component.tsx';
import { lazyDialog } from '../../ui/loading/lazy/lazy-dialog.tsx';
import { MapFrame } from '../frame/map-frame.tsx';
import type { PlaceMapProps } from '../frame/map-props.ts';
import { PlaceInWords } from './place-in-words.tsx';
import * as styles from './place-map.css.ts';

const PlaceCanvas = lazyComponent(() => import('../engine/place-canvas.tsx'));
const PlaceMapDialog = lazyDialog(() => import('./place-map-dialog.tsx'));

/**
 * Where one thing is; a button enlarges it into a dialog. As wide as its column, 360 px high (260 on
 * phones).
 */
export function PlaceMap(place: PlaceMapProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { name } = place;

  return (
    <div className={styles.place}>
      <MapFrame alternative={<PlaceInWords {...place} />}>
        {(onImpossible) => (
          <>
            <PlaceCanvas {...place} onImpossible={onImpossible} />
            <button
              type="button"
              className={`${iconButton} ${styles.enlarge}`}
              aria-label={t`Enlarge the map`}
              aria-haspopup="dialog"
              onPointerEnter={PlaceMapDialog.preload}
              onFocus={PlaceMapDialog.preload}
              onClick={() => setOpen(true)}
            >
              <Maximize2 aria-hidden="true" size={20} strokeWidth={1.75} />
            </button>
          </>
        )}
      </MapFrame>
      <PlaceMapDialog place={place} name={name} isOpen={isOpen} onOpenChange={setOpen} />
    </div>
  );
}
