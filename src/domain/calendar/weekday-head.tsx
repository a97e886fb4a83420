import { useFormat } from '../../i18n/use-format.ts';
import { visuallyHidden } from '../../ui/theme/global.css.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** The days of the week above the weeks of a month; `className` is of each. */
export function WeekdayHead({ className }: { className: string }) {
  const format = useFormat();
  return (
    <thead>
      <tr>
        {weekdays.map((weekday) => (
          <th key={weekday} scope="col" className={className}>
            <span aria-hidden="true">{format.weekday(weekday, 'short')}</span>
            <span className={visuallyHidden}>{format.weekday(weekday)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
