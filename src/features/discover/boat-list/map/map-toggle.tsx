import { Trans } from '@lingui/react/macro';
import { List, Map as MapIcon } from 'lucide-react';
import * as styles from './map-toggle.css.ts';

interface MapToggleProps {
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

/** List or map, where there is no room for both. */
export function MapToggle({ isOpen, onChange }: MapToggleProps) {
  const Icon = isOpen ? List : MapIcon;
  return (
    <div className={styles.place}>
      <button type="button" className={styles.toggle} onClick={() => onChange(!isOpen)}>
        <Icon aria-hidden="true" size={18} strokeWidth={2} />
        {isOpen ? <Trans>List</Trans> : <Trans>Map</Trans>}
      </button>
    </div>
  );
}
