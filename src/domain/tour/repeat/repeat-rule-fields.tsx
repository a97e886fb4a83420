import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { TourDate } from '../../../api/contract/types.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/actions/button/button.tsx';
import { ToggleChip } from '../../../ui/choices/toggle-chip/toggle-chip.tsx';
import { lazyField } from '../../../ui/loading/lazy/lazy-field.tsx';
import { plannedStarts, type RepeatRule, startsOf } from './repeat-rule.ts';
import * as styles from './repeat-rule-fields.css.ts';
import { StartList } from './start-list.tsx';
import { StartTimes, toggled } from './start-times.tsx';

const DatePicker = lazyField(async () => {
  const { DatePicker: component } = await import('../../../ui/dates/date-picker/date-picker.tsx');
  return { default: component };
});

const everyWeekday = [1, 2, 3, 4, 5, 6, 7];

interface RepeatRuleFieldsProps {
  value: RepeatRule;
  onChange: (value: RepeatRule) => void;
  /** The dates that the tour has; those of the rule that overlap them are shown as such. */
  standing: readonly Pick<TourDate, 'startDate' | 'endDate' | 'durationMinutes'>[];
  /** How long the tour takes. */
  minutes: number;
  /** Today in Istanbul, `YYYY-MM-DD`. */
  today: string;
  /** Now, in milliseconds since 1970: nothing that has begun is made. */
  now: number;
}

/** A repeat rule as it is made: weekdays, times, from and until, days left out; and the dates it makes. */
export function RepeatRuleFields(props: RepeatRuleFieldsProps) {
  const { value, onChange, standing, minutes, today, now } = props;
  const { t } = useLingui();
  const format = useFormat();
  const { starts, isCut } = startsOf(value, now);
  const change = (part: Partial<RepeatRule>) => onChange({ ...value, ...part });
  const { from, until } = value;
  const endsTooEarly = from !== '' && until !== '' && until < from;
  return (
    <div className={styles.fields}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          <Trans>On these days of the week</Trans>
        </legend>
        <div className={styles.chips}>
          {everyWeekday.map((weekday) => (
            <ToggleChip
              key={weekday}
              aria-label={format.weekday(weekday)}
              isSelected={value.weekdays.includes(weekday)}
              onChange={(isIn) => change({ weekdays: toggled(value.weekdays, weekday, isIn) })}
            >
              <span className={styles.weekdayName} data-text={format.weekday(weekday, 'short')} />
            </ToggleChip>
          ))}
        </div>
      </fieldset>
      <StartTimes times={value.times} onChange={(times) => change({ times })} />
      <div className={styles.pair}>
        <DatePicker
          label={t({ context: 'first day', message: 'From' })}
          value={from || null}
          minValue={today}
          onChange={(day) => change({ from: day ?? '' })}
        />
        <DatePicker
          label={t({ context: 'last day', message: 'Until, included' })}
          value={until || null}
          minValue={from > today ? from : today}
          error={endsTooEarly ? t`The last day is before the first.` : undefined}
          onChange={(day) => change({ until: day ?? '' })}
        />
      </div>
      <Except rule={value} onChange={(days) => change({ except: days })} />
      <StartList planned={plannedStarts(starts, minutes, standing)} isCut={isCut} />
    </div>
  );
}

interface ExceptProps {
  rule: RepeatRule;
  onChange: (days: string[]) => void;
}

/** Days that are left out: typed or chosen one after another, each taken back with one press. */
function Except({ rule: { from, until, except }, onChange }: ExceptProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Except on these days</Trans>
      </legend>
      <DatePicker
        // Empty again for the next day as soon as one was taken.
        key={except.length}
        label={t`Day to leave out`}
        value={typed}
        onChange={(day) => {
          const isInRule = day !== null && day >= from && day <= until;
          setTyped(isInRule ? null : day);
          if (isInRule) onChange(toggled(except, day, true));
        }}
      />
      {except.length > 0 && (
        <div className={styles.chips}>
          {except.map((day) => (
            <Button
              key={day}
              variant="secondary"
              size="small"
              aria-label={t`${format.date(day, 'short')}: do not leave out`}
              onPress={() => onChange(toggled(except, day, false))}
            >
              {format.date(day, 'short')}
              <X aria-hidden="true" size={16} strokeWidth={1.75} />
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
