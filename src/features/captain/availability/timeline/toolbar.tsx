import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button/icon-button.tsx';
import { Select } from '../../../../ui/choices/select/select.tsx';
import { DAY_WIDTHS, type DayWidth } from './grid/sizes.ts';
import { addMonths } from './model/timeline-range.ts';
import * as styles from './timeline.css.ts';

interface ToolbarProps {
  today: string;
  /** The month in sight, `YYYY-MM`. */
  month: string;
  onMonth: (month: string) => void;
  onToday: () => void;
  dayWidth: DayWidth;
  onDayWidth: (width: DayWidth) => void;
}

/** How many months before and after today's are offered. */
const MONTHS_BEFORE = 24;
const MONTHS_AFTER = 36;

/** Where in the year, and how wide a day is. */
export function Toolbar({ today, month, onMonth, onToday, dayWidth, onDayWidth }: ToolbarProps) {
  const { t } = useLingui();
  const format = useFormat();
  const present = today.slice(0, 7);
  const offered = Array.from({ length: MONTHS_BEFORE + MONTHS_AFTER + 1 }, (_, index) =>
    addMonths(present, index - MONTHS_BEFORE),
  );
  // An address or the arrows may lead farther than is offered: the month in sight is always named.
  const months = [...new Set([...offered, month])]
    .sort()
    .map((id) => ({ id, label: format.date(`${id}-01`, 'month') }));
  const level = DAY_WIDTHS.indexOf(dayWidth);
  const [narrower, wider] = [DAY_WIDTHS[level - 1], DAY_WIDTHS[level + 1]];
  const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;

  return (
    <div className={styles.toolbar}>
      <div className={styles.group}>
        <IconButton label={t`Month before`} onPress={() => onMonth(addMonths(month, -1))}>
          <ChevronLeft {...icon} />
        </IconButton>
        <Select look="inline" label={t`Month`} options={months} value={month} onChange={onMonth} />
        <IconButton label={t`Next month`} onPress={() => onMonth(addMonths(month, 1))}>
          <ChevronRight {...icon} />
        </IconButton>
      </div>
      <div className={styles.rest}>
        <Button variant="secondary" size="small" onPress={onToday}>
          <Trans>Today</Trans>
        </Button>
        <div className={styles.group}>
          <IconButton
            label={t`Narrower days`}
            isDisabled={!narrower}
            onPress={() => narrower && onDayWidth(narrower)}
          >
            <ZoomOut {...icon} />
          </IconButton>
          <IconButton
            label={t`Wider days`}
            isDisabled={!wider}
            onPress={() => wider && onDayWidth(wider)}
          >
            <ZoomIn {...icon} />
          </IconButton>
        </div>
      </div>
    </div>
  );
}
