import { Trans } from '@lingui/react/macro';
import { Map as MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAnswered } from '../../../ui/loading/answer/use-answered.ts';
import * as styles from './list-tools.css.ts';

interface ListToolsProps {
  /** Keeps the search. */
  saved: ReactNode;
  isMapAway: boolean;
  onMapAway: (isAway: boolean) => Promise<void>;
  /** The order; nothing where there is nothing to put in one. */
  sort: ReactNode;
}

/** What can be done with the list as a whole: keep the search, put the map away, choose an order. */
export function ListTools({ saved, isMapAway, onMapAway, sort }: ListToolsProps) {
  const [isAway, putAway] = useAnswered(isMapAway, onMapAway);
  return (
    <div className={styles.tools}>
      {saved}
      <button
        type="button"
        className={`${styles.toolButton} ${styles.besideMapOnly}`}
        onClick={() => putAway(!isAway)}
      >
        <MapIcon aria-hidden="true" size={16} strokeWidth={2} />
        {isAway ? <Trans>Show the map</Trans> : <Trans>Hide the map</Trans>}
      </button>
      {sort && <div className={styles.last}>{sort}</div>}
    </div>
  );
}
