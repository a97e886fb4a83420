import { useLingui } from '@lingui/react/macro';
import { List, Minus, Plus } from 'lucide-react';
import type { Map as MapLibre } from 'maplibre-gl';
import * as styles from './map-controls.css.ts';
import { BY_PERSON } from './view/use-map.ts';

interface MapControlsProps {
  map: MapLibre;
  /** Shows what is on the map as a list; left out where there is only one thing. */
  onList?: (() => void) | undefined;
}

/** Zooming with a press, and the way to a list. */
export function MapControls({ map, onList }: MapControlsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.control}
        aria-label={t`Zoom in`}
        onClick={() => map.zoomIn(undefined, BY_PERSON)}
      >
        <Plus aria-hidden="true" size={20} strokeWidth={2} />
      </button>
      <button
        type="button"
        className={styles.control}
        aria-label={t`Zoom out`}
        onClick={() => map.zoomOut(undefined, BY_PERSON)}
      >
        <Minus aria-hidden="true" size={20} strokeWidth={2} />
      </button>
      {onList && (
        <button
          type="button"
          className={styles.control}
          aria-label={t`Show what is on the map as a list`}
          onClick={onList}
        >
          <List aria-hidden="true" size={20} strokeWidth={2} />
        </button>
      )}
    </div>
  );
}
