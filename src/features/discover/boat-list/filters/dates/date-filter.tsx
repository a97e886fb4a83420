import { Trans } from '@lingui/react/macro';
import { useCriteriaText } from '../../saved-searches/criteria-text.ts';
import * as styles from '../../search/boat-search-form.css.ts';
import type { BoatListingSearch } from '../../search-params.ts';
import { useListing } from '../../use-listing.ts';
import { usePopoverOnDemand } from '../use-popover-on-demand.ts';

const loadPopover = () => import('./date-popover.tsx');

/** The days on which the boat must be free, a part of the slab. */
export function DateFilter({ search }: { search: BoatListingSearch }) {
  const { change } = useListing();
  const dates = useCriteriaText().dates(search);
  const { part, trigger, popover } = usePopoverOnDemand(loadPopover);

  return (
    <>
      <button {...trigger} className={styles.segment}>
        <span className={styles.caption}>
          <Trans>Dates</Trans>
        </span>
        <span className={styles.value} data-empty={dates === undefined || undefined}>
          {dates ?? <Trans>Any day</Trans>}
        </span>
      </button>
      {part && <part.DatePopover {...popover} days={search} onChange={change} />}
    </>
  );
}
