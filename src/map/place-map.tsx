import { useLingui } from '@lingui/react/macro';
import { Maximize2 } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { iconButton } from '../ui/icon-button/icon-button.css.ts';
import { notifyError } from '../ui/toast/notify.ts';
import { MapFrame } from './map-frame.tsx';
import type { PlaceMapProps } from './map-props.ts';
import { PlaceInWords } from './place-in-words.tsx';
import * as styles from './place-map.css.ts';
import type { PlaceMapDialogProps } from './place-map-dialog.tsx';

const loadCanvas = () => import('./engine/place-canvas.tsx');
const loadDialog = () => import('./place-map-dialog.tsx');

/**
 * Where one thing is; a button enlarges it into a dialog. As wide as its column, 360 px high (260 on
 * phones).
 */
export function PlaceMap(place: PlaceMapProps) {
  const { t } = useLingui();
  const [Dialog, setDialog] = useState<ComponentType<PlaceMapDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const { name } = place;

  function enlarge(): void {
    loadDialog().then(
      ({ PlaceMapDialog }) => {
        setDialog(() => PlaceMapDialog);
        setOpen(true);
      },
      () =>
        void notifyError({
          message: t`Network error occurred. Please check your connection and try again.`,
          retryable: true,
          onRetry: enlarge,
        }),
    );
  }

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
              onPointerEnter={() => void loadDialog().catch(() => undefined)}
              onClick={enlarge}
            >
              <Maximize2 aria-hidden="true" size={20} strokeWidth={1.75} />
            </button>
          </>
        )}
      </MapFrame>
      {Dialog && <Dialog place={place} name={name} isOpen={isOpen} onOpenChange={setOpen} />}
    </div>
  );
}
