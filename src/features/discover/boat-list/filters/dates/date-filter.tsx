import { Trans } from '@lingui/react/macro';
import { lazyDialog } from '../../../../../ui/loading/lazy/lazy-dialog.tsx';
import { useCriteriaText } from '../../saved-searches/criteria-text.ts';
import * as styles from '../../search/boat-search-form.css.ts';
import type { BoatListingSearch } from '../../search-params.ts';
import { useListingChanges } from '../../use-listing.ts';
import { usePopoverTrigger } from '../use-popover-trigger.ts';

const DatePopover = lazyDialog(() => import('./date-popover.tsx'));

/** The days on which the boat must be free, a part of the slab. */
export function DateFilter({ search }: { search: BoatListingSearch }) {
  const { change } = useListingChanges();
  const dates = useCriteriaText().dates(search);
  const { trigger, popover } = usePopoverTrigger(DatePopover.preload);

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
      <DatePopover {...popover} days={search} onChange={change} />
    </>
  );
}
