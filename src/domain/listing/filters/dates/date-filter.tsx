import { Trans } from '@lingui/react/macro';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';
import type { Days } from '../../address/listing-address.ts';
import * as styles from '../../search/search-slab.css.ts';
import { useCriteriaText } from '../criteria-text.ts';
import { usePopoverTrigger } from '../use-popover-trigger.ts';

const DatePopover = lazyDialog(() => import('./date-popover.tsx'));

interface DateFilterProps {
  days: Days;
  onChange: (days: Days) => void;
}

/** The days asked for, a part of the slab. */
export function DateFilter({ days, onChange }: DateFilterProps) {
  const dates = useCriteriaText().dates(days);
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
      <DatePopover {...popover} days={days} onChange={onChange} />
    </>
  );
}
