import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { AnchoredPopover, type PopoverAnchor } from '../../../../ui/overlays/popover/popover.tsx';
import type { Days } from '../../address/listing-address.ts';
import * as styles from '../popover-content.css.ts';
import { DayRangeCalendar } from './day-range-calendar.tsx';

interface DatePopoverProps extends PopoverAnchor {
  days: Days;
  onChange: (days: Days) => void;
}

/** Two months to choose days from; the second day chosen closes it. */
export default function DatePopover({ days, onChange, ...popover }: DatePopoverProps) {
  const { t } = useLingui();
  function choose(chosen: Days): void {
    onChange(chosen);
    popover.onOpenChange(false);
  }
  return (
    <AnchoredPopover {...popover} label={t`Dates`} look="form" placement="bottom end">
      <DayRangeCalendar days={days} onChange={choose} months={2} />
      {(days.startDate ?? days.endDate) && (
        <div className={styles.actions}>
          <Button
            variant="text"
            size="small"
            onPress={() => choose({ startDate: undefined, endDate: undefined })}
          >
            <Trans>Clear dates</Trans>
          </Button>
        </div>
      )}
    </AnchoredPopover>
  );
}
