import { Trans } from '@lingui/react/macro';
import { List, Map as MapIcon } from 'lucide-react';
import { useAnswered } from '../../../ui/loading/answer/use-answered.ts';
import * as styles from './map-toggle.css.ts';

interface MapToggleProps {
  isOpen: boolean;
  onChange: (isOpen: boolean) => Promise<void>;
}

/** List or map, where there is no room for both. */
export function MapToggle(props: MapToggleProps) {
  const [isOpen, change] = useAnswered(props.isOpen, props.onChange);
  const Icon = isOpen ? List : MapIcon;
  return (
    <div className={styles.place} data-over-list={!isOpen || undefined}>
      <button type="button" className={styles.toggle} onClick={() => change(!isOpen)}>
        <Icon aria-hidden="true" size={18} strokeWidth={2} />
        {isOpen ? <Trans>List</Trans> : <Trans>Map</Trans>}
      </button>
    </div>
  );
}
