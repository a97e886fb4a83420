import { useLingui } from '@lingui/react/macro';
import { Maximize2 } from 'lucide-react';
import { iconButton } from '../../ui/actions/icon-button/icon-button.css.ts';
import { useOpenOnDemand } from '../../ui/loading/on-demand/use-open-on-demand.ts';
import { MapFrame } from '../frame/map-frame.tsx';
import type { PlaceMapProps } from '../frame/map-props.ts';
import { PlaceInWords } from './place-in-words.tsx';
import * as styles from './place-map.css.ts';

const loadCanvas = () => import('../engine/place-canvas.tsx');
const loadDialog = () => import('./place-map-dialog.tsx');

/**
 * Where one thing is; a button enlarges it into a dialog. As wide as its column, 360 px high (260 on
 * phones).
 */
export function PlaceMap(place: PlaceMapProps) {
  const { t } = useLingui();
  const { part, isOpen, setOpen, prepare, open } = useOpenOnDemand(loadDialog);
  const { name } = place;

  return (
    <div className={styles.place}>
      <MapFrame load={loadCanvas} alternative={<PlaceInWords {...place} />}>
        {({ PlaceCanvas }, onImpossible) => (
          <>
            <PlaceCanvas {...place} onImpossible={onImpossible} />
            <button
              type="button"
              className={`${iconButton} ${styles.enlarge}`}
              aria-label={t`Enlarge the map`}
              aria-haspopup="dialog"
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={open}
            >
              <Maximize2 aria-hidden="true" size={20} strokeWidth={1.75} />
            </button>
          </>
        )}
      </MapFrame>
      {part && (
        <part.PlaceMapDialog place={place} name={name} isOpen={isOpen} onOpenChange={setOpen} />
      )}
    </div>
  );
}
