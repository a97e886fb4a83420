import { Trans, useLingui } from '@lingui/react/macro';
import { LocateFixed, Maximize2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { button } from '../../ui/actions/button/button.css.ts';
import { iconButton } from '../../ui/actions/icon-button/icon-button.css.ts';
import { Notice } from '../../ui/feedback/notice/notice.tsx';
import { notifySuccess } from '../../ui/feedback/toast/notify.ts';
import { lazyComponent } from '../../ui/loading/lazy/lazy-component.tsx';
import { lazyDialog } from '../../ui/loading/lazy/lazy-dialog.tsx';
import { MapFrame } from '../frame/map-frame.tsx';
import type { Place } from '../frame/points.ts';
import { currentPlace, type PlaceRefusal } from './current-place.ts';
import { Degrees } from './degrees.tsx';
import { PlaceInWords } from './place-in-words.tsx';
import { enlarge } from './place-map.css.ts';
import * as styles from './place-picker.css.ts';

const PickerCanvas = lazyComponent(() => import('../engine/picker-canvas.tsx'));
const PlacePickerDialog = lazyDialog(() => import('./place-picker-dialog.tsx'));

const titles: Record<PlaceRefusal, ReactNode> = {
  unsupported: <Trans>Place not available</Trans>,
  denied: <Trans>Permission needed</Trans>,
  unavailable: <Trans>Place not available</Trans>,
  late: <Trans>Place not available</Trans>,
};

const refusals: Record<PlaceRefusal, ReactNode> = {
  unsupported: <Trans>This browser does not know where it is. Choose the place on the map.</Trans>,
  denied: (
    <Trans>
      You have not allowed the browser to say where you are. Choose the place on the map, or allow
      it in the browser’s settings.
    </Trans>
  ),
  unavailable: <Trans>Your place could not be found. Choose it on the map.</Trans>,
  late: <Trans>Finding your place took too long. Try again, or choose it on the map.</Trans>,
};

interface PlacePickerProps {
  /** What the place is of, as a field's label says it. */
  label: string;
  /** Degrees; undefined while no place is chosen. */
  value: Place | undefined;
  onChange: (place: Place) => void;
}

/**
 * Chooses a place: a press on the map, a drag of its mark, the arrow keys on it, or where the device is. A
 * button enlarges the map into a dialog.
 */
export function PlacePicker({ label, value, onChange }: PlacePickerProps) {
  const { t } = useLingui();
  const [isEnlarged, setEnlarged] = useState(false);
  const [isLocating, setLocating] = useState(false);
  const [refusal, setRefusal] = useState<PlaceRefusal>();

  async function locate(): Promise<void> {
    setLocating(true);
    setRefusal(undefined);
    const found = await currentPlace();
    setLocating(false);
    if (typeof found === 'string') setRefusal(found);
    else {
      onChange(found);
      void notifySuccess(t`Place chosen`);
    }
  }

  return (
    <div className={styles.picker}>
      <div className={styles.map}>
        <MapFrame alternative={value ? <PlaceInWords {...value} name={label} /> : null}>
          {(onImpossible) => (
            <>
              <PickerCanvas
                label={label}
                value={value}
                onChange={onChange}
                onImpossible={onImpossible}
              />
              <button
                type="button"
                className={`${iconButton} ${enlarge}`}
                aria-label={t`Enlarge the map`}
                aria-haspopup="dialog"
                onPointerEnter={PlacePickerDialog.preload}
                onFocus={PlacePickerDialog.preload}
                onClick={() => setEnlarged(true)}
              >
                <Maximize2 aria-hidden="true" size={20} strokeWidth={1.75} />
              </button>
            </>
          )}
        </MapFrame>
      </div>
      <div className={styles.row}>
        <button
          type="button"
          className={button({ variant: 'secondary', size: 'small' })}
          // Not disabled: the focus would be lost with it.
          aria-disabled={isLocating}
          onClick={isLocating ? undefined : () => void locate()}
        >
          <LocateFixed aria-hidden="true" size={18} strokeWidth={1.75} />
          {isLocating ? <Trans>Looking for you…</Trans> : <Trans>Where I am now</Trans>}
        </button>
        <p role="status" className={styles.chosen}>
          {value ? (
            <Degrees {...value} decimals={5} />
          ) : (
            <Trans>No place chosen yet: press on the map.</Trans>
          )}
        </p>
      </div>
      {refusal && (
        <Notice tone="warning" role="alert" title={titles[refusal]}>
          {refusals[refusal]}
        </Notice>
      )}
      <PlacePickerDialog
        label={label}
        value={value}
        onChange={onChange}
        isOpen={isEnlarged}
        onOpenChange={setEnlarged}
      />
    </div>
  );
}
