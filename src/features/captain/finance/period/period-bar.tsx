import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { dayCount } from '../../../../lib/calendar-day.ts';
import { chip } from '../../../../ui/choices/toggle-chip/toggle-chip.css.ts';
import { lazyField } from '../../../../ui/loading/lazy/lazy-field.tsx';
import * as styles from '../finance.css.ts';
import { chosenDays, PERIODS, type PeriodSearch, periodOf, searchOfDays } from './period.ts';

// Most look at the last 30 days.
const DateRangePicker = lazyField(async () => {
  const { DateRangePicker: Picker } = await import(
    '../../../../ui/dates/date-range-picker/date-range-picker.tsx'
  );
  return { default: Picker };
});

interface PeriodBarProps {
  search: PeriodSearch;
  today: string;
  onChange: (period: PeriodSearch) => void;
}

/** Which days the page is about: 7, 30 or 90 up to today, or days of one's own. */
export function PeriodBar({ search, today, onChange }: PeriodBarProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [isChoosing, setChoosing] = useState(false);
  const chosen = chosenDays(search);
  const isOwn = chosen === null || isChoosing;
  const { from, to } = periodOf(search, today);
  const count = dayCount(from, to);
  const days = format.dateRange(from, to);
  return (
    <div className={styles.period}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame, and these are no form */}
      <div role="group" aria-label={t`Period`} className={styles.chips}>
        {PERIODS.map((period) => (
          <button
            key={period}
            type="button"
            className={chip}
            aria-pressed={!isOwn && chosen === period}
            data-selected={(!isOwn && chosen === period) || undefined}
            onClick={() => {
              setChoosing(false);
              onChange(searchOfDays(period));
            }}
          >
            <Plural value={period} one="Last # day" other="Last # days" />
          </button>
        ))}
        <button
          type="button"
          className={chip}
          aria-pressed={isOwn}
          data-selected={isOwn || undefined}
          onClick={() => setChoosing(true)}
        >
          <Trans>Other days</Trans>
        </button>
      </div>
      {isOwn && (
        <div className={styles.range}>
          <DateRangePicker
            label={t`First and last day`}
            value={{ start: from, end: to }}
            isRequired
            onChange={(range) => {
              if (range) onChange({ from: range.start, to: range.end });
            }}
          />
        </div>
      )}
      <p className={styles.days}>
        <Plural value={count} one={`${days}, # day`} other={`${days}, # days`} />
      </p>
    </div>
  );
}
