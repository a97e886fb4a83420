import { Plural, useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../../i18n/use-format.ts';
import { spansOf } from '../../../../lib/calendar-day.ts';
import type { DaySelection } from './edit-props.ts';
import { weekdaysOf } from './weekdays.ts';

/** What the chosen days are called: `24–26 Haziran`, or how many they are. */
export function useSelectionTitle({ days }: Pick<DaySelection, 'days'>): string {
  const { t } = useLingui();
  const format = useFormat();
  const [span, ...others] = spansOf(days);
  if (span && others.length === 0) {
    return span.start === span.end
      ? format.date(span.start, 'day')
      : format.dateRange(span.start, span.end, 'day');
  }
  const count = format.number(days.length);
  return t`${count} days`;
}

interface SelectionFactsProps {
  offers: DaySelection['offers'];
  /** What is left of the chosen days. */
  days: readonly string[];
}

/** How many days they are, of which boats, on which days of the week. */
export function SelectionFacts({ offers, days }: SelectionFactsProps) {
  const format = useFormat();
  const names = offers.map(({ name }) => name);
  const weekdays = weekdaysOf(days);
  const first = weekdays[0];
  return (
    <>
      {names.length > 3 ? (
        <Plural value={names.length} one="# boat" other="# boats" />
      ) : (
        names.join(', ')
      )}
      {' · '}
      <Plural value={days.length} one="# day" other="# days" />
      {weekdays.length < 7 && first !== undefined && (
        <>, {weekdays.map((weekday) => format.weekday(weekday, 'short')).join(', ')}</>
      )}
    </>
  );
}
