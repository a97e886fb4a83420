import { Trans } from '@lingui/react/macro';
import { Map as MapIcon } from 'lucide-react';
import { memo } from 'react';
import { useAnswered } from '../../../../ui/loading/answer/use-answered.ts';
import { SavedSearchesButton } from '../saved-searches/saved-searches-button.tsx';
import type { BoatListingSearch } from '../search-params.ts';
import { useListingChanges } from '../use-listing.ts';
import * as styles from './list-tools.css.ts';
import { SortSelect } from './sort-select.tsx';

interface ListToolsProps {
  search: BoatListingSearch;
  /** Whether there is anything to put in an order. */
  canSort: boolean;
}

/** What can be done with the list as a whole: keep the search, put the map away, choose an order. */
export const ListTools = memo(function ListTools({ search, canSort }: ListToolsProps) {
  const { look } = useListingChanges();
  const [isMapAway, putAway] = useAnswered(search.map === false, (isAway) =>
    look(() => ({ map: isAway ? false : undefined })),
  );
  return (
    <div className={styles.tools}>
      <SavedSearchesButton search={search} />
      <button
        type="button"
        className={`${styles.toolButton} ${styles.besideMapOnly}`}
        onClick={() => putAway(!isMapAway)}
      >
        <MapIcon aria-hidden="true" size={16} strokeWidth={2} />
        {isMapAway ? <Trans>Show the map</Trans> : <Trans>Hide the map</Trans>}
      </button>
      {canSort && (
        <div className={styles.last}>
          <SortSelect sort={search.sort} />
        </div>
      )}
    </div>
  );
});
